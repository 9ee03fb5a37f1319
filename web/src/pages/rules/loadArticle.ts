/** Loads the pages that are written in Markdown. */

import type { Language } from "../../words/words.svelte";

export type ArticleName = "rules" | "about";

export interface Section {
  id: string;
  title: string;
  html: string;
}

export interface Page {
  title: string;
  /** The title and everything above the first section. */
  opening: string;
  sections: Section[];
}

// The build turns them into HTML. Sections have the same numbers in all languages.
const sources = import.meta.glob<string>("../../../../src/namiji/locales/*/{rules,about}.md", {
  import: "default",
});

export async function loadArticle(name: ArticleName, language: Language): Promise<Page> {
  const html = await sources[`../../../../src/namiji/locales/${language}/${name}.md`]!();
  const headings = new DOMParser().parseFromString(html, "text/html").querySelectorAll("h1, h2");
  const [title, ...titles] = [...headings].map((heading) => heading.textContent);
  const ids = [...headings].map(({ id }) => id).slice(1);
  const [opening, ...parts] = html.split(/(?=<h2 )/);
  const sections = parts.map((part, n) => ({ id: ids[n]!, title: titles[n]!, html: part }));
  return { title: title!, opening: opening!, sections };
}
