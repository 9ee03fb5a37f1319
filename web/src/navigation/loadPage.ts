/** Each page is loaded on demand, so that the first one is small. */
export const loadPage = {
  home: () => import("../pages/home/HomePage.svelte"),
  new: () => import("../pages/newTable/NewTablePage.svelte"),
  tables: () => import("../pages/TablesPage.svelte"),
  table: () => import("../table/TablePage.svelte"),
  replay: () => import("../pages/replay/ReplayPage.svelte"),
  "device-table": () => import("../device/DeviceTablePage.svelte"),
  "device-replay": () => import("../device/DeviceReplayPage.svelte"),
  record: () => import("../pages/record/RecordPage.svelte"),
  rules: () => import("../pages/rules/RulesPage.svelte"),
  about: () => import("../pages/rules/AboutPage.svelte"),
  editions: () => import("../pages/editions/EditionsPage.svelte"),
  games: () => import("../pages/games/GamesPage.svelte"),
  learn: () => import("../pages/lesson/LearnPage.svelte"),
  puzzles: () => import("../pages/puzzles/PuzzlesPage.svelte"),
  voyage: () => import("../pages/voyage/VoyagePage.svelte"),
  "not-found": () => import("../pages/NotFoundPage.svelte"),
};
