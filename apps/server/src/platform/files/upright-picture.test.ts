import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { openFileFolder } from './file-folder.ts';
import { pictureLibrary } from './picture-library.ts';
import { uprightPicture } from './upright-picture.ts';

const root = await mkdtemp(path.join(os.tmpdir(), 'axle-upright-'));
afterAll(() => rm(root, { recursive: true }));
const files = await openFileFolder(root);
const sharp = await pictureLibrary();

/** A photo of 40 × 20 with a red left half, and the notes of a camera. */
const photo = (orientation: number, place: Readonly<Record<string, string>> = {}) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: place })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

async function laid(content: Buffer) {
  const file = await files.lay(Readable.from([content]));
  if (!file.ok) throw new Error('not laid');
  return file.value;
}
const taken = { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 3540/100', GPSLongitudeRef: 'E', GPSLongitude: '151/1 12/1 4000/100' };

describe('a photo with the notes of its camera', () => {
  it('is turned upright, loses them, and its place is answered apart', async () => {
    const sent = await laid(await photo(6, taken));
    const { file, place } = await uprightPicture(files, sent);
    expect(place).toEqual({ latitude: '-33.85983', longitude: '151.21111' });
    const { width, height, exif, orientation } = await sharp(files.pathOf(file.id)).metadata();
    expect([width, height, exif, orientation]).toEqual([20, 40, undefined, undefined]);
    const { data } = await sharp(files.pathOf(file.id))
      .extract({ left: 10, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]! - data[1]!).toBeGreaterThan(200);
    expect([file.bytes, await files.has(sent.id)]).toEqual([(await readFile(files.pathOf(file.id))).length, false]);
  });

  it('may name no place, or one that is nowhere', async () => {
    expect((await uprightPicture(files, await laid(await photo(1)))).place).toBeUndefined();
    const nowhere = { ...taken, GPSLatitude: '91/1 0/1 0/1' };
    expect((await uprightPicture(files, await laid(await photo(1, nowhere)))).place).toBeUndefined();
  });
});

it('a file without notes, one that only names them and a damaged one stay as they are', async () => {
  const whole = await photo(6, taken);
  const plain = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000000' } })
    .jpeg()
    .toBuffer();
  for (const content of [plain, Buffer.from('a text of Exif\0\0'), whole.subarray(0, 300)]) {
    const sent = await laid(content);
    expect(await uprightPicture(files, sent)).toEqual({ file: sent });
    expect((await readFile(files.pathOf(sent.id))).equals(content)).toBe(true);
  }
});
