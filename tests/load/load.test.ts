import type {} from '@axle/server/src/testing/cluster.ts';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { hotSku, lastPieces, manyServers } from './fights.ts';
import { embedded, layGround, outside } from './ground.ts';
import { killed } from './killed.ts';
import { longBook } from './long-book.ts';
import { moments } from './moments.ts';
import { overHttp } from './over-http.ts';
import { postingRate } from './posting-rate.ts';

const shared = await layGround(async () => outside('test cluster', inject('testCluster')));
const own = await layGround(embedded);
afterAll(async () => {
  await shared.close();
  await own.close();
});

/** Each throws when what it demands does not hold; the sizes are those of a check, `pnpm load` runs the large ones. */
describe('the book of stock under load and faults', () => {
  it('gives the last pieces to as many as there are, none twice, whoever sends a key again', async () => {
    expect(await lastPieces(shared, { clients: 16, pieces: 8, processes: 2 })).toHaveLength(1);
  });

  it('gives them to as many over HTTP, on two servers, however often they click', async () => {
    expect(await overHttp(shared, { clients: 8, pieces: 2 })).toHaveLength(1);
  });

  it('lets all postings on a hot SKU through, and all over pairs in any order', async () => {
    expect(await hotSku(shared, 40)).toHaveLength(2);
  });

  it('is the same whether one, two or four processes write it', async () => {
    expect(await manyServers(shared, 40)).toHaveLength(3);
  });

  it('holds what was acknowledged once, whatever is ended without warning', async () => {
    expect(await killed(own, 2, 60)).toHaveLength(2);
  });

  it('tells past moments as a replay of all moves does', async () => {
    expect(await moments(shared, { postings: 150, looks: 200 })).toHaveLength(1);
  });

  it('is asked through a server, and posts as the bare statements do', async () => {
    expect((await postingRate(shared, { clients: 2, each: 3, rounds: 1 }))[0]?.ratio).toBeGreaterThan(0);
    expect((await longBook(shared, 20_000)).length).toBeGreaterThan(5);
  });
});
