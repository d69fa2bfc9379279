import type { HeldFile } from '@axle/page-kit';
import { pictureSize } from '@axle/wire';
import { Readable } from 'node:stream';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { drawPicture, type Shape } from '../../../platform/demo/draw-picture.ts';
import { keepFile } from '../../../platform/files/stored-files.ts';

const ink = [24, 44, 92] as const;
const card = [196, 154, 108] as const;
const tape = [232, 214, 178] as const;

/** A name written by hand. */
export const signature: readonly Shape[] = [
  { line: [14, 62, 34, 32], width: 4, colour: ink },
  { line: [34, 32, 38, 66], width: 4, colour: ink },
  { line: [38, 66, 58, 40], width: 4, colour: ink },
  { line: [58, 40, 62, 64], width: 4, colour: ink },
  { line: [62, 64, 90, 46], width: 3, colour: ink },
];

/** Cartons at a dock. */
export const cartons: readonly Shape[] = [
  { box: [34, 62, 50, 40], colour: card },
  { box: [34, 62, 50, 8], colour: tape },
  { box: [70, 70, 36, 28], turn: 8, colour: card },
];

/** Keeps a picture that was drawn, as a file of somebody. */
export async function keepPicture(
  { transaction }: Demo,
  files: NonNullable<Demo['files']>,
  name: string,
  shapes: readonly Shape[],
  by: number,
  side = 160,
) {
  const content = drawPicture(shapes, side);
  const laid = await files.lay(Readable.from([content]));
  if (!laid.ok) throw new Error(laid.refusal.code);
  await keepFile(transaction, laid.value, { name, mediaType: 'image/png', by, picture: pictureSize(content) });
  return [{ id: laid.value.id, name, bytes: laid.value.bytes }] satisfies readonly HeldFile[];
}
