import "@fontsource/literata/500.css";
import "@fontsource-variable/source-sans-3/index.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./door/shell";
import { followLinks } from "./lib/router.svelte";
import { applyTheme, settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

applyTheme();
followLinks();
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
void keepShell();
