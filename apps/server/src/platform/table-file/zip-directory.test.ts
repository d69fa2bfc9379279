import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { lyingZip } from './testing/lying-zip.ts';
import { unpackEntry, unpacksTooFar, type ZipEntry, zipDirectory } from './zip-directory.ts';

const zeros = Buffer.alloc(8 * 1024 * 1024);
const entriesOf = (zip: Buffer): readonly ZipEntry[] => zipDirectory(zip) ?? [];

it('an honest archive is listed and unpacked', async () => {
  const zip = lyingZip([
    { name: 'a.txt', content: Buffer.from('first') },
    { name: 'b.txt', content: Buffer.from('second') },
  ]);
  const texts = await Promise.all(entriesOf(zip).map(async entry => (await buffer(unpackEntry(zip, entry))).toString()));
  expect([entriesOf(zip).map(({ name }) => name), texts]).toEqual([
    ['a.txt', 'b.txt'],
    ['first', 'second'],
  ]);
});

it('an entry that unpacks to more than the directory says is cut off', async () => {
  const zip = lyingZip([{ name: 'word/document.xml', content: zeros, saidBytes: 1000 }]);
  const entry = entriesOf(zip)[0];
  expect(entry?.unpackedBytes).toBe(1000);
  await expect(buffer(unpackEntry(zip, entry as ZipEntry))).rejects.toThrow('more than its directory says');
});

it('entries that share their bytes are no archive', () => {
  expect(
    zipDirectory(
      lyingZip([
        { name: 'word/document.xml', content: zeros, saidBytes: 1000 },
        { name: 'word/header1.xml', content: zeros, saidBytes: 1000, sharedWith: 0 },
      ]),
    ),
  ).toBeUndefined();
});

it('an entry that comes to hundreds of times what it takes is too much, however little all of it comes to', () => {
  const bomb = entriesOf(lyingZip([{ name: 'a.xml', content: zeros }]));
  expect(unpacksTooFar(bomb, 300 * 1024 * 1024)).toBe(true);
  const typed = Buffer.from(Array.from({ length: 200_000 }, (_, at) => `<c r="A${at}"><v>${at}</v></c>`).join(''));
  expect(unpacksTooFar(entriesOf(lyingZip([{ name: 'a.xml', content: typed }])), 300 * 1024 * 1024)).toBe(false);
  expect(unpacksTooFar(entriesOf(lyingZip([{ name: 'a.xml', content: typed }])), 1024 * 1024)).toBe(true);
  const small = lyingZip([{ name: 'a.xml', content: zeros.subarray(0, 1024 * 1024) }]);
  expect(unpacksTooFar(entriesOf(small), 300 * 1024 * 1024)).toBe(false);
});

it('an entry whose bytes run past the end is no archive: saying that it takes more does not make it modest', () => {
  const zip = lyingZip([{ name: 'a.xml', content: zeros }]);
  zip.writeUInt32LE(0x7fffffff, zip.readUInt32LE(zip.length - 6) + 20);
  expect(zipDirectory(zip)).toBeUndefined();
});
