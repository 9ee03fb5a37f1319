import "@fontsource/literata/500.css";
import "@fontsource-variable/source-sans-3/index.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadPage } from "./navigation/loadPage";
import { registerServiceWorker } from "./serviceWorker.svelte";
import NoWordsPage from "./pages/NoWordsPage.svelte";
import { followLinks, route } from "./navigation/router.svelte";
import { applyTheme, settings } from "./storage/settings.svelte";
import { loadAnyLanguage } from "./words/words.svelte";

applyTheme();
followLinks();
const words = loadAnyLanguage(settings.language);
loadPage[route().page]().catch(() => {
  // The page loads together with the words. If it fails, App shows it.
});
mount((await words) ? App : NoWordsPage, { target: document.getElementById("app")! });
void registerServiceWorker();
