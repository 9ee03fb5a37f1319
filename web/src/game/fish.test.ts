import { afterEach, expect, it } from "vitest";
import { fishPicture } from "../art/names";
import { showFishOf, splitFish } from "./fish";

const STANDARD = {
  colours: ["blue", "orange", "green"],
  kinds: ["bream", "mackerel", "puffer", "sunfish"],
};

afterEach(() => showFishOf({ fish: STANDARD }));

it("splits a name at its color", () => {
  expect(splitFish("blue-bream")).toEqual({ color: "blue", kind: "bream" });
  showFishOf({ fish: { colours: ["deep", "deep-blue"], kinds: ["sea-bream", "cod"] } });
  expect(splitFish("deep-blue-sea-bream")).toEqual({ color: "deep-blue", kind: "sea-bream" });
  expect(splitFish("deep-cod")).toEqual({ color: "deep", kind: "cod" });
});

it("draws standard fish as they are", () => {
  expect(fishPicture("green-puffer")).toEqual({ color: "green", kind: "puffer", mirrored: false });
});

it("draws other fish in paints and shapes that are left", () => {
  showFishOf({
    fish: { colours: ["red", "green", "gold"], kinds: ["cod", "bream", "eel", "ray", "sole"] },
  });
  expect(fishPicture("red-cod")).toEqual({ color: "blue", kind: "mackerel", mirrored: false });
  expect(fishPicture("green-bream")).toEqual({ color: "green", kind: "bream", mirrored: false });
  expect(fishPicture("gold-eel")).toEqual({ color: "orange", kind: "puffer", mirrored: false });
  expect(fishPicture("gold-sole")).toEqual({ color: "orange", kind: "bream", mirrored: true });
});
