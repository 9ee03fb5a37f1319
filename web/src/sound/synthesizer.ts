/** Sea, wood, bag and bell, synthesized: no recording is loaded. */

export type SoundName = "sea" | "wood" | "bag" | "bell" | "turn";

const VOLUME = 0.25;
const CLOSEST = 0.06; // seconds between two sounds; others are left out

let context: AudioContext | null = null;
let last = -Infinity;

export function sound(name: SoundName): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  if (now - last < CLOSEST) return;
  last = now;
  SOUNDS[name](context, now);
}

const SOUNDS: Record<SoundName, (context: AudioContext, at: number) => void> = {
  /** Water under the hull: noise that swells and opens. */
  sea(context, at) {
    const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 250, Q: 0.7 });
    filter.frequency.linearRampToValueAtTime(900, at + 0.35);
    filter.frequency.linearRampToValueAtTime(200, at + 0.9);
    const swell = envelope(context, at, { rise: 0.3, fall: 0.65, level: 0.5 });
    noise(context, at, 1).connect(filter).connect(swell);
  },

  /** A token on a board. */
  wood(context, at) {
    tone(context, at, { from: 260, to: 170, fall: 0.09, level: 0.8 });
    const click = new BiquadFilterNode(context, { type: "bandpass", frequency: 1800, Q: 1.2 });
    const knock = envelope(context, at, { rise: 0.002, fall: 0.03, level: 0.4 });
    noise(context, at, 0.05).connect(click).connect(knock);
  },

  /** Tokens that rattle in cloth. */
  bag(context, at) {
    for (const [delay, pitch] of [
      [0, 2600],
      [0.07, 3400],
      [0.13, 2200],
      [0.21, 3000],
    ] as const) {
      const cloth = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 4 });
      const rattle = envelope(context, at + delay, { rise: 0.004, fall: 0.05, level: 0.6 });
      noise(context, at + delay, 0.08)
        .connect(cloth)
        .connect(rattle);
    }
  },

  /** A small bell: its partials fade one after the other. */
  bell(context, at) {
    for (const [ratio, level, fall] of [
      [1, 0.5, 1.6],
      [2.76, 0.25, 0.9],
      [5.4, 0.12, 0.45],
    ] as const)
      tone(context, at, { from: 660 * ratio, to: 660 * ratio, fall, level });
  },

  /** Two soft strokes: it is your turn. */
  turn(context, at) {
    tone(context, at, { from: 440, to: 440, fall: 0.5, level: 0.4 });
    tone(context, at + 0.16, { from: 587, to: 587, fall: 0.7, level: 0.4 });
  },
};

interface Envelope {
  /** In seconds. */
  rise: number;
  fall: number;
  level: number;
}

/** Connected to the loudspeaker. */
function envelope(context: AudioContext, at: number, { rise, fall, level }: Envelope): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level * VOLUME, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(context.destination);
  return gain;
}

interface Tone {
  /** Hertz at the start and at the end. */
  from: number;
  to: number;
  fall: number;
  level: number;
}

function tone(context: AudioContext, at: number, { from, to, fall, level }: Tone): void {
  const source = new OscillatorNode(context, { type: "sine", frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + fall);
  source.connect(envelope(context, at, { rise: 0.005, fall, level }));
  source.start(at);
  source.stop(at + fall + 0.05);
}

function noise(context: AudioContext, at: number, seconds: number): AudioBufferSourceNode {
  const length = Math.ceil(seconds * context.sampleRate);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  source.start(at);
  return source;
}
