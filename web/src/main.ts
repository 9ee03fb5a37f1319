import "@fontsource/literata/500.css";
import "@fontsource-variable/source-sans-3/index.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App, { pages } from "./App.svelte";
import { keepShell } from "./door/shell";
import Wordless from "./door/Wordless.svelte";
import { followLinks, route } from "./lib/router.svelte";
import { applyTheme, settings } from "./lib/settings.svelte";
import { speakSome } from "./lib/words.svelte";

applyTheme();
followLinks();
const words = speakSome(settings.language);
pages[route().page]().catch(() => {}); // comes meanwhile; the app tells if it does not
mount((await words) ? App : Wordless, { target: document.getElementById("app")! });
void keepShell();
