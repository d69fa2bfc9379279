import type { HeldFile } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import { Readable } from 'node:stream';
import type { Tables } from '../../../platform/database/tables.ts';
import { type Colour, drawPicture, type Shape } from '../../../platform/demo/draw-picture.ts';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { keepFile } from '../../../platform/files/stored-files.ts';
import { demoPictures } from '../../catalog/demo/demo-pictures.ts';

/** Pixels of a side, of the picture and of what lists show of it. */
const [side, small] = [112, 56];
const carton: Colour = [201, 163, 112];
const tape: Colour = [232, 216, 172];
const dark: Colour = [70, 77, 86];

const packed: readonly Shape[] = [
  { box: [50, 54, 76, 62], round: 3, colour: carton },
  { box: [50, 54, 12, 62], round: 1, colour: tape },
];

/** Three pictures of a product of the demo as files: itself, its box, and a detail. */
export async function keepRegistrationPictures(
  transaction: Transaction<Tables>,
  files: FileFolder,
  { shapes, by }: { readonly shapes: string; readonly by: number },
): Promise<readonly HeldFile[]> {
  const own = demoPictures[shapes] ?? packed;
  const drawn: readonly (readonly [purpose: string, shapes: readonly Shape[]])[] = [
    ['main', own],
    ['pack', packed],
    ['detail', [...own, { ring: [50, 50, 44], width: 4, colour: dark }]],
  ];
  const held: HeldFile[] = [];
  for (const [purpose, painted] of drawn) {
    const laid = await files.lay(Readable.from([drawPicture(painted, side)]));
    if (!laid.ok) throw new Error(laid.refusal.code);
    const name = `${shapes}-${purpose}.png`;
    await keepFile(transaction, laid.value, { name, mediaType: 'image/png', by });
    const thumb = `data:image/png;base64,${drawPicture(painted, small).toString('base64')}`;
    held.push({ id: laid.value.id, name, bytes: laid.value.bytes, purpose, thumb });
  }
  return held;
}
