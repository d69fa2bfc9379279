import type { HeldFile } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { drawPicture, type Shape } from '../../../platform/demo/draw-picture.ts';
import { keepPicture } from '../../purchasing/demo/demo-pictures.ts';

const [bench, disc, hub, flaw, card, label] = [
  [214, 218, 222],
  [120, 126, 134],
  [72, 78, 86],
  [176, 92, 40],
  [196, 154, 108],
  [246, 246, 240],
] as const;

/** A brake disc on the bench. */
const part: readonly Shape[] = [
  { box: [50, 50, 100, 100], colour: bench },
  { line: [50, 50, 50, 50], width: 78, colour: disc },
  { line: [50, 50, 50, 50], width: 30, colour: hub },
  { line: [50, 50, 50, 50], width: 12, colour: bench },
];

const bars = [28, 34, 38, 46, 52, 56, 64, 70];

/** A carton with its label. */
const carton: readonly Shape[] = [
  { box: [50, 50, 100, 100], colour: card },
  { box: [50, 52, 60, 40], colour: label },
  ...bars.map((x): Shape => ({ line: [x, 42, x, 58], width: 2, colour: hub })),
];

const pictures = {
  good: { name: '合格样.png', shapes: part },
  limit: { name: '限度样.png', shapes: [...part, { line: [72, 24, 75, 27], width: 2, colour: flaw }] },
  flaw: { name: '缺陷.png', shapes: [...part, { line: [68, 20, 80, 34], width: 5, colour: flaw }] },
  label: { name: '箱标.png', shapes: [...carton, { line: [30, 66, 70, 66], width: 3, colour: flaw }] },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly shapes: readonly Shape[] }>>;

/** The pictures of defects in the demo: a good part, one that is just accepted, one that is not, and a wrong label. */
export type DefectPictures = Readonly<Record<keyof typeof pictures, HeldFile>>;

/** Sides in pixels: large enough to read what is written over them, and of a thumbnail. */
const [side, thumbnailSide] = [480, 96];

/** Keeps the pictures of defects; undefined where the demo keeps no files. */
export async function defectPictures(demo: Demo, by: number): Promise<DefectPictures | undefined> {
  const { files } = demo;
  if (!files) return undefined;
  const kept: [string, HeldFile][] = [];
  for (const [key, { name, shapes }] of Object.entries(pictures)) {
    const thumb = `data:image/png;base64,${drawPicture(shapes, thumbnailSide).toString('base64')}`;
    const [held] = await keepPicture(demo, files, name, shapes, by, side);
    kept.push([key, { ...held!, thumb }]);
  }
  return Object.fromEntries(kept) as DefectPictures;
}
