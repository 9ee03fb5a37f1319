// A bot for Namiji in JavaScript, without any package. To let it play:
//
//     namiji simulate --players 2 --bots "run:node examples/bot.js,random"
//
// Each line on stdin is a JSON object (see docs/bots.md). The bot answers "start" and "decide" with
// one line on stdout. Its own notes go to stderr (console.error), never to stdout.
"use strict";

let edition; // of the game in progress: what the stations, fish and cards are

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "start") {
    edition = message.edition; // a new game: forget the last one
    answer({ ready: true });
  } else if (message.type === "decide") {
    answer({ action: choose(message.view) });
  } // "end" has the scores and needs no answer
});

function answer(object) {
  process.stdout.write(JSON.stringify(object) + "\n");
}

// Return the legal action that looks best; of several, the first.
function choose(view) {
  let best = view.legal_actions[0];
  let most = -Infinity;
  for (const action of view.legal_actions) {
    const worth = value(action, view);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

// Estimate the points that an action gives. Actions are words: "sail 14", "place b2", "stop".
function value(action, view) {
  const boat = view.boats[view.seat];
  const [verb, what, where] = action.split(" ");
  switch (verb) {
    case "sail": {
      // With two players, the bot sometimes moves the neutral boat: to the next station.
      if (view.boat_in_action !== view.seat) return -Number(what);
      const skipped = Number(what) - boat.position - 1;
      return stopValue(edition.stations[what], boat, view) - 0.4 * skipped;
    }
    case "slot":
      return -Number(what); // the inner slots choose their cards first
    case "take":
      return what === "face-down" ? 0.5 : bestPlace(what, boat);
    case "net":
      return edition.nets[what].fish.reduce((sum, f) => sum + bestPlace(f, boat), 0);
    case "place": {
      if (view.fish_in_hand) return gain({ [what]: view.fish_in_hand }, boat);
      const [first, second] = edition.nets[view.net_in_hand].fish;
      return gain({ [what]: first, [where]: second }, boat);
    }
    case "draw":
      return drawValue(boat, view);
    case "keep":
      return rockValue(edition.rock_cards[what], boat);
    case "pick": {
      const card = edition.dock_cards[what];
      return card.station ? 1.5 * (4 - view.leg) : card.points; // an upgrade needs time to pay off
    }
    default:
      return 0; // release, decline, stop
  }
}

function stopValue(station, boat, view) {
  switch (station) {
    case "angling":
      return 2.5;
    case "net":
      return 2;
    case "trap":
      return 2;
    case "rock":
      return 2.5;
    case "whirlpool": {
      const left = boat.offerings;
      return left ? edition.penalty[left] - edition.penalty[left - 1] : 0;
    }
    case "dolphin":
    case "octopus":
    case "whale": {
      const section = boat.sections[station] + 1;
      const taken = Object.values(view.boats).some((other) => other.bonuses.includes(station));
      return section + (section === edition.sections[station] && !taken ? edition.bonus : 0);
    }
    default:
      return 0; // a Dock or the Finish Port: only when nothing else is left
  }
}

// One more crustacean: a point, or the loss of the haul by one crab too many.
function drawValue(boat, view) {
  const [crabs, shrimp] = view.bag;
  if (view.haul[0] + 1 < boat.parameters.trap_crabs) return 1;
  const risk = crabs / (crabs + shrimp);
  return 1 - risk - risk * (view.haul[0] + view.haul[1]);
}

// The points of a Rock card, reduced by what is still missing.
function rockValue(card, boat) {
  const missing = card.conditions.map(({ metric, at_least }) => {
    const held = boat[metric] ?? boat.sections[metric] ?? 0;
    return Math.max(0, (at_least ?? 0) - held);
  });
  return card.points - 0.4 * missing.reduce((sum, n) => sum + n, 0);
}

// The rack has the columns a to d and the rows 1 to 3.
const LINES = [
  ...["1", "2", "3"].map((row) => ["a", "b", "c", "d"].map((column) => column + row)),
  ...["a", "b", "c", "d"].map((column) => ["1", "2", "3"].map((row) => column + row)),
];

// What a line is worth: its points, once enough of its fish share their color or kind.
function lineValue(line, index, rack) {
  const fish = line.filter((cell) => rack[cell]).map((cell) => edition.fish[rack[cell]]);
  const points = [...edition.row_points, ...edition.column_points][index];
  const alike = (trait) => fish.every((each) => each[trait] === fish[0][trait]);
  return alike("colour") || alike("kind") ? points * (fish.length / line.length) ** 2 : 0;
}

function gain(added, boat) {
  const after = { ...boat.rack, ...added };
  const grown = (line, i) => lineValue(line, i, after) - lineValue(line, i, boat.rack);
  return LINES.reduce((sum, line, i) => sum + grown(line, i), 0.2); // any fish is worth something
}

function bestPlace(fish, boat) {
  const cells = LINES.slice(0, 3).flat().filter((cell) => !boat.rack[cell]);
  return Math.max(...cells.map((cell) => gain({ [cell]: fish }, boat)));
}
