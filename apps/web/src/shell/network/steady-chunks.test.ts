import { expect, it } from 'vitest';
import { settle } from '../../testing/settle.ts';
import { Network } from './network.ts';
import { steadyChunks } from './steady-chunks.ts';

/** A bundle whose parts come only while there is a network. */
function bench() {
  const network = new Network(true);
  const asked: (string | number)[] = [];
  const load = steadyChunks(async chunk => {
    asked.push(chunk);
    if (!network.online) throw new Error('lost');
  }, network);
  return { network, asked, load };
}

it('what was asked for without a network comes when that is back', async () => {
  const { network, asked, load } = bench();
  network.lost();
  const parts = Promise.all([load(1), load('list')]);
  await settle();
  expect(asked).toEqual([1, 'list']);
  network.found();
  await parts;
  expect(asked).toEqual([1, 'list', 1, 'list']);
});

it('a network that is lost again is waited for again, and one that was lost for a moment while a part came as well', async () => {
  const network = new Network(true);
  let tries = 0;
  const load = steadyChunks(async () => {
    tries += 1;
    if (tries > 2) return;
    network.lost();
    network.found();
    throw new Error('cut');
  }, network);
  await load(1);
  expect(tries).toBe(3);
});

it('what fails with a network fails at once', async () => {
  const load = steadyChunks(async () => Promise.reject(new Error('gone')), new Network(true));
  await expect(load(1)).rejects.toThrow('gone');
});
