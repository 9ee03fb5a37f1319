import { expect, it } from "vitest";
import { EDITION, view } from "../testing/builders";
import { listText, placeAt, placeTo, pointsText, type Perspective } from "./phrases";
import { loadLanguage, type Language } from "./words.svelte";

const PERSPECTIVE: Perspective = { edition: EDITION, view: view(), seat: 1, players: {} };

it("changes conjunctions before some sounds", async () => {
  await loadLanguage("es");
  const words = ["Iris", "Hilda", "Íñigo", "Iago", "hielo", "Luis", "2", "Игорь"];
  const said = words.map((word) => listText(["Ana", word]).split(" ")[1]);
  expect(said.join("")).toBe("eeeyyyyy");
  expect(listText(["Ana", "Luis", "Olga"], "or")).toBe("Ana, Luis u Olga");
  await loadLanguage("it");
  expect(listText(["Ugo", "Elena"])).toBe("Ugo ed Elena");
});

it.each<[Language, string, string]>([
  ["en", "at the Crustacean Trap (2)", "to the Crustacean Trap (2)"],
  ["fr", "à la Nasse à crustacés (2)", "la Nasse à crustacés (2)"],
  ["it", "alla Nassa per crostacei (2)", "alla Nassa per crostacei (2)"],
  ["es", "en la trampa para crustáceos (2)", "hasta la trampa para crustáceos (2)"],
  ["ru", "у Ловушки для ракообразных (2)", "к Ловушке для ракообразных (2)"],
])("declines a place in %s", async (language, at, to) => {
  await loadLanguage(language);
  expect([placeAt(2, PERSPECTIVE), placeTo(2, PERSPECTIVE)]).toEqual([at, to]);
});

it.each<[Language, string, string]>([
  ["en", "1 point", "minus 8 points"],
  ["fr", "1 point", "moins 8 points"],
  ["it", "1 punto", "meno 8 punti"],
  ["es", "1 punto", "menos 8 puntos"],
  ["ru", "1 очко", "минус 8 очков"],
])("writes points above and below zero in %s", async (language, one, below) => {
  await loadLanguage(language);
  expect([pointsText(1), pointsText(-8)]).toEqual([one, below]);
});
