import type { HeldFile } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import { Readable } from 'node:stream';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { keepFile } from '../../../platform/files/stored-files.ts';
import { demoPictures } from './demo-pictures.ts';
import { drawPicture } from '../../../platform/demo/draw-picture.ts';

/** Pixels of a side, of the picture and of what lists show of it. */
const [side, small] = [112, 56];

/** The picture of a SKU of the demo; undefined where there is none yet: for drafts, and for some others. */
export type DemoPictureOf = (sku: string, salesStatus: unknown) => readonly HeldFile[] | undefined;

/** Draws what the parts of the demo look like and keeps the pictures as files; parts of a kind show the same. */
export async function keepDemoPictures(transaction: Transaction<Tables>, files: FileFolder, by: number): Promise<DemoPictureOf> {
  const held = new Map<string, readonly HeldFile[]>();
  for (const [prefix, shapes] of Object.entries(demoPictures)) {
    const laid = await files.lay(Readable.from([drawPicture(shapes, side)]));
    if (!laid.ok) throw new Error(laid.refusal.code);
    const name = `${prefix}.png`;
    await keepFile(transaction, laid.value, { name, mediaType: 'image/png', by });
    const thumb = `data:image/png;base64,${drawPicture(shapes, small).toString('base64')}`;
    held.set(prefix, [{ id: laid.value.id, name, bytes: laid.value.bytes, purpose: 'main', thumb }]);
  }
  return (sku, salesStatus) => {
    const [prefix = '', number] = sku.split('-');
    return salesStatus === 'draft' || Number(number) % 8 === 5 ? undefined : held.get(prefix);
  };
}
