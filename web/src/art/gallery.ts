import "@fontsource/literata/500.css";
import "@fontsource/literata/600.css";
import "@fontsource-variable/source-sans-3";
import { mount } from "svelte";
import "../style/tokens.css";
import "../style/base.css";
import Gallery from "./Gallery.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
mount(Gallery, { target: document.body });
