import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ZippedFile, zipStream } from './zip-stream.ts';

const at = new Date('2026-05-20T08:30:00Z');

it('is read back by another program as it was, packed or not, empty or long', async () => {
  const contents = {
    'empty.csv': Buffer.alloc(0),
    'long.csv': Buffer.from('1,2,3\n'.repeat(200_000)),
    'packed.xlsx': randomBytes(300_000),
  };
  async function* files(): AsyncGenerator<ZippedFile> {
    for (const [name, content] of Object.entries(contents)) yield { name, content: Readable.from([content]), packed: name.endsWith('x') };
  }
  const zip = await buffer(zipStream(files(), at));
  expect(zip.length).toBeLessThan(310_000);
  const read = unzipSync(zip);
  expect(Object.keys(read)).toEqual(Object.keys(contents));
  for (const [name, content] of Object.entries(contents)) expect(content.equals(read[name]!)).toBe(true);
});

it('breaks with a file that breaks', async () => {
  async function* files(): AsyncGenerator<ZippedFile> {
    yield {
      name: 'a.csv',
      content: new Readable({
        read() {
          this.destroy(new Error('disk'));
        },
      }),
    };
  }
  await expect(buffer(zipStream(files(), at))).rejects.toThrow('disk');
});

it.each([1, 2, 20])('lets go of its files when its reader leaves after %i pieces', async pieces => {
  let rounds = 0;
  const endless = new Readable({
    read() {
      rounds++;
      this.push(randomBytes(65_536));
    },
  });
  async function* files(): AsyncGenerator<ZippedFile> {
    yield { name: 'a.csv', content: endless, packed: true };
  }
  const zip = zipStream(files(), at);
  let read = 0;
  for await (const _ of zip) if (++read === pieces) break;
  await expect.poll(() => endless.destroyed).toBe(true);
  expect(rounds).toBeLessThan(200);
});
