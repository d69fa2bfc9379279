import type { Colour, Shape } from '../../../platform/demo/draw-picture.ts';

const steel: Colour = [154, 163, 173];
const pale: Colour = [213, 218, 224];
const dark: Colour = [70, 77, 86];
const rubber: Colour = [43, 46, 51];
const white: Colour = [255, 255, 255];
const copper: Colour = [184, 115, 51];
const red: Colour = [190, 52, 44];
const amber: Colour = [240, 164, 40];
const paper: Colour = [232, 216, 172];
const glass: Colour = [196, 220, 236];
const blue: Colour = [63, 111, 181];

const disc = (x: number, y: number, radius: number, colour: Colour): Shape => ({ line: [x, y, x, y], width: radius * 2, colour });
const ring = (x: number, y: number, radius: number, width: number, colour: Colour): Shape => ({ ring: [x, y, radius], width, colour });
const line = (x1: number, y1: number, x2: number, y2: number, width: number, colour: Colour): Shape => ({
  line: [x1, y1, x2, y2],
  width,
  colour,
});
const box = (x: number, y: number, width: number, height: number, colour: Colour, round = 3, turn = 0): Shape => ({
  box: [x, y, width, height],
  round,
  turn,
  colour,
});

/** The same shape so many times around a point. */
const around = (count: number, x: number, y: number, radius: number, shape: (x: number, y: number) => Shape): readonly Shape[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
    return shape(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  });
/** The same shape so many times, side by side. */
const along = (count: number, from: number, step: number, shape: (x: number) => Shape): readonly Shape[] =>
  Array.from({ length: count }, (_, at) => shape(from + at * step));

const pads = [box(50, 34, 72, 30, dark, 8), box(50, 40, 60, 16, steel, 4), box(50, 72, 72, 30, dark, 8), box(50, 78, 60, 16, steel, 4)];
const joint = [disc(50, 60, 20, dark), disc(50, 60, 13, steel), line(50, 52, 50, 18, 10, pale), line(50, 20, 50, 14, 7, dark)];
const lamp = (colour: Colour, inner: Colour) => [
  box(50, 50, 84, 52, dark, 20, -8),
  box(50, 50, 76, 44, colour, 17, -8),
  disc(36, 53, 13, white),
  disc(36, 53, 9, inner),
  disc(64, 49, 10, white),
  disc(64, 49, 6.5, inner),
];

/** What the parts of the demo look like, drawn simply, by the prefix of their code. */
export const demoPictures: Readonly<Record<string, readonly Shape[]>> = {
  BRP: pads,
  BRR: pads,
  BRD: [
    disc(50, 50, 42, steel),
    ring(50, 50, 32, 18, pale),
    disc(50, 50, 17, dark),
    disc(50, 50, 7, white),
    ...around(5, 50, 50, 12, (x, y) => disc(x, y, 2.2, white)),
    ...around(12, 50, 50, 32, (x, y) => disc(x, y, 1.8, dark)),
  ],
  BRC: [box(50, 50, 66, 56, red, 16), box(50, 62, 40, 34, white, 6), disc(34, 36, 7, dark), disc(66, 36, 7, dark)],
  SHK: [
    line(50, 12, 50, 50, 5, pale),
    line(50, 48, 50, 86, 16, dark),
    disc(50, 90, 7, steel),
    disc(50, 12, 6, steel),
    ...along(6, 22, 6, at => line(36, at, 64, at + 4, 3.4, blue)),
  ],
  ARM: [
    line(20, 72, 80, 60, 12, dark),
    line(20, 72, 46, 24, 12, dark),
    disc(20, 72, 11, steel),
    disc(20, 72, 5, white),
    disc(46, 24, 10, steel),
    disc(46, 24, 4.5, white),
    disc(80, 60, 10, steel),
    disc(80, 60, 4.5, white),
  ],
  BJT: [...joint, box(50, 74, 60, 14, steel, 6), disc(26, 74, 4, white), disc(74, 74, 4, white)],
  TIE: [...joint, line(50, 66, 86, 84, 12, steel), ...along(4, 68, 5, x => line(x, 70, x + 4, 84, 1.6, dark))],
  OIL: [
    box(50, 52, 52, 66, blue, 10),
    box(50, 24, 56, 12, dark, 4),
    ...along(5, 30, 10, x => line(x, 74, x, 82, 3, white)),
    box(50, 52, 52, 18, white, 0),
  ],
  AIR: [box(50, 50, 80, 56, rubber, 6), box(50, 50, 68, 44, paper, 2), ...along(11, 20, 6, x => line(x, 30, x, 70, 1.4, steel))],
  BLT: [
    ring(34, 50, 22, 6, rubber),
    ring(68, 50, 16, 6, rubber),
    line(34, 28, 68, 34, 6, rubber),
    line(34, 72, 68, 66, 6, rubber),
    disc(34, 50, 19, white),
    disc(68, 50, 13, white),
  ],
  MNT: [
    box(50, 70, 70, 18, steel, 5),
    disc(50, 48, 25, steel),
    disc(50, 48, 18, rubber),
    disc(50, 48, 8, pale),
    disc(24, 70, 4, white),
    disc(76, 70, 4, white),
  ],
  RAD: [
    box(50, 50, 84, 62, dark, 5),
    box(50, 50, 70, 56, pale, 1),
    ...along(12, 22, 5, x => line(x, 26, x, 74, 1.6, steel)),
    line(14, 26, 14, 16, 7, dark),
    line(86, 74, 86, 84, 7, dark),
  ],
  WPU: [
    disc(50, 54, 28, steel),
    disc(50, 54, 18, dark),
    ...around(6, 50, 54, 23, (x, y) => disc(x, y, 3, white)),
    disc(50, 54, 7, pale),
    line(66, 32, 84, 18, 12, steel),
  ],
  THM: [disc(50, 42, 28, copper), ring(50, 42, 21, 4, pale), disc(50, 42, 8, pale), line(50, 64, 50, 86, 9, copper)],
  ALT: [
    disc(50, 52, 34, steel),
    ring(50, 52, 27, 5, pale),
    ...around(12, 50, 52, 27, (x, y) => disc(x, y, 2.4, dark)),
    disc(50, 52, 16, copper),
    disc(50, 52, 8, dark),
    box(80, 30, 16, 12, dark, 3),
    box(22, 80, 16, 12, steel, 4),
  ],
  STR: [
    box(46, 58, 62, 32, dark, 12),
    box(50, 34, 44, 20, steel, 9),
    disc(82, 58, 12, pale),
    disc(82, 58, 6, dark),
    ...around(8, 82, 58, 11, (x, y) => disc(x, y, 2, steel)),
  ],
  PLG: along(4, 20, 20, x => line(x, 16, x, 44, 7, white)).flatMap((_, at) => {
    const x = 20 + at * 20;
    return [
      line(x, 16, x, 22, 5, steel),
      line(x, 24, x, 48, 8, pale),
      box(x, 54, 14, 10, steel, 2),
      line(x, 62, x, 78, 7, steel),
      line(x, 80, x, 84, 2.5, copper),
    ];
  }),
  COI: [box(40, 26, 46, 22, rubber, 5), disc(70, 26, 6, steel), line(38, 36, 38, 70, 13, dark), line(38, 70, 38, 86, 9, rubber)],
  OXY: [
    line(26, 74, 54, 46, 11, steel),
    box(58, 42, 22, 16, pale, 3, -45),
    line(66, 34, 78, 22, 9, dark),
    line(78, 22, 90, 30, 3, rubber),
    line(18, 82, 26, 74, 7, dark),
  ],
  HDL: lamp(glass, amber),
  TAL: lamp(red, amber),
  MIR: [box(54, 44, 66, 48, rubber, 18), box(54, 44, 54, 36, glass, 13), line(34, 66, 22, 82, 12, rubber)],
  WIP: [line(14, 66, 86, 30, 5, rubber), line(20, 74, 90, 40, 2.4, dark), box(50, 46, 18, 8, dark, 3, -26)],
  HUB: [
    disc(50, 50, 38, steel),
    disc(50, 50, 24, pale),
    disc(50, 50, 14, dark),
    ...around(5, 50, 50, 30, (x, y) => disc(x, y, 4.4, dark)),
    disc(50, 50, 6, white),
  ],
};
