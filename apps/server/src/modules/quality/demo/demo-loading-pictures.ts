import type { HeldFile } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { drawPicture, type Shape } from '../../../platform/demo/draw-picture.ts';
import { keepPicture } from '../../purchasing/demo/demo-pictures.ts';

const [wall, floor, card, tape] = [
  [120, 132, 148],
  [88, 92, 100],
  [196, 154, 108],
  [232, 214, 178],
] as const;
const inside: readonly Shape[] = [
  { box: [50, 48, 84, 72], colour: wall },
  { box: [50, 80, 84, 8], colour: floor },
];

/** Cartons stacked in rows from the floor of the container up. */
const stacked = (rows: number): readonly Shape[] =>
  Array.from({ length: rows * 4 }, (_, at) => {
    const [x, y] = [20 + (at % 4) * 20, 69 - Math.floor(at / 4) * 15];
    return [
      { box: [x, y, 18, 13] as const, colour: card },
      { box: [x, y - 5, 18, 3] as const, colour: tape },
    ];
  }).flat();

const views = {
  photo_empty: { name: '空柜.png', shapes: inside },
  photo_half: { name: '半柜.png', shapes: [...inside, ...stacked(2)] },
  photo_full: { name: '满柜.png', shapes: [...inside, ...stacked(4)] },
  photo_sealed: {
    name: '封柜.png',
    shapes: [
      { box: [29, 48, 40, 72], colour: wall },
      { box: [71, 48, 40, 72], colour: wall },
      { box: [50, 52, 12, 7], colour: tape },
    ],
  },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly shapes: readonly Shape[] }>>;

/** Longest side of a thumbnail in pixels. */
const thumbnailSide = 96;

/** Photos of a container while it is loaded, by their columns; none where the demo keeps no files. */
export async function loadingPictures(demo: Demo, by: number): Promise<Readonly<Record<string, readonly HeldFile[]>>> {
  const { files } = demo;
  if (!files) return {};
  const kept: Record<string, readonly HeldFile[]> = {};
  for (const [column, { name, shapes }] of Object.entries(views)) {
    const thumb = `data:image/png;base64,${drawPicture(shapes, thumbnailSide).toString('base64')}`;
    kept[column] = (await keepPicture(demo, files, name, shapes, by)).map(held => ({ ...held, thumb }));
  }
  return kept;
}
