import { type Figure, perSecond } from '../bench/table.ts';
import { bookedKeys, demand, fullCheck, left } from './full-check.ts';
import { bring, type Ground, placeOf } from './ground.ts';
import { runPosters } from './poster-order.ts';

const timesOf = (answers: readonly (readonly [number, string])[]) => {
  const counts = new Map<string, number>();
  for (const [, what] of answers) counts.set(what, (counts.get(what) ?? 0) + 1);
  return counts;
};

/**
 * So many clients in so many processes fight for the last pieces of ten SKUs, every key sent twice: exactly as many leave as there are,
 * none twice, the others are refused for lack of stock, and nobody gets a deadlock.
 */
export async function lastPieces(
  ground: Ground,
  { clients, pieces, processes }: { clients: number; pieces: number; processes: number },
): Promise<readonly Figure[]> {
  const run = `last-${processes}`;
  const skus = ground.skus.slice(processes * 10, processes * 10 + 10);
  await bring(ground, skus, pieces, run);
  const keys = pieces * skus.length + clients * 4;
  const { answers, took } = await runPosters(
    { ...placeOf(ground), run, clients, to: keys, times: 2, skus, pairs: false, way: 'out' },
    processes,
  );
  const counts = timesOf(answers);
  const booked = await bookedKeys(ground, run);
  demand(booked.length === pieces * skus.length, `${booked.length} postings for ${pieces * skus.length} pieces`);
  demand(new Set(booked).size === booked.length, 'a key was booked twice');
  demand((await left(ground, skus)) === 0, 'pieces are left');
  demand(counts.get('booked') === booked.length && counts.get('again') === booked.length, `answers: ${JSON.stringify([...counts])}`);
  demand(
    answers.every(([, what]) => ['booked', 'again', 'NEGATIVE_STOCK'].includes(what)),
    `answers: ${JSON.stringify([...counts])}`,
  );
  await fullCheck(ground);
  return [
    {
      what: `${clients} clients in ${processes} processes, the last ${pieces} of 10 SKUs`,
      ours: `${booked.length} left, ${counts.get('NEGATIVE_STOCK') ?? 0} refused, ${perSecond(answers.length, took).replace('rows', 'answers')}`,
    },
  ];
}

/** So many postings at once on one SKU, and as many over pairs of SKUs locked in both orders: all of them come through. */
export async function hotSku(ground: Ground, postings: number, processes: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const pairs of [false, true]) {
    const run = pairs ? 'pairs' : 'hot';
    const skus = pairs ? ground.skus.slice(1, 4) : ground.skus.slice(0, 1);
    await bring(ground, skus, postings * 2, run);
    const { answers, took } = await runPosters(
      { ...placeOf(ground), run, clients: Math.min(postings, 100), to: postings, times: 1, skus, pairs, way: 'out' },
      processes,
    );
    demand(
      answers.length === postings && answers.every(([, what]) => what === 'booked'),
      `answers: ${JSON.stringify([...timesOf(answers)])}`,
    );
    const gone = pairs ? postings * 2 : postings;
    demand((await left(ground, skus)) === postings * 2 * skus.length - gone, 'another number of pieces is left');
    await fullCheck(ground);
    figures.push({
      what: pairs ? `${postings} postings at once over pairs of three SKUs` : `${postings} postings at once on one SKU`,
      ours: perSecond(postings, took).replace('rows', 'postings'),
    });
  }
  return figures;
}

/** Once by so many processes, once by so many others: all of them book the same keys, and the ledger is the same each time. */
export async function manyServers(ground: Ground, keys: number, times: readonly number[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const ends: string[] = [];
  for (const [at, processes] of times.entries()) {
    const run = `servers-${processes}`;
    const skus = ground.skus.slice(60 + at * 5, 65 + at * 5);
    await bring(ground, skus, keys, run);
    const { answers, took } = await runPosters(
      { ...placeOf(ground), run, clients: 16, to: keys, times: 1, skus, pairs: true, way: 'out' },
      processes,
      true,
    );
    const booked = await bookedKeys(ground, run);
    demand(booked.length === keys && new Set(booked).size === keys, `${booked.length} postings for ${keys} keys`);
    demand(
      timesOf(answers).get('booked') === keys && answers.length === keys * processes,
      `answers: ${JSON.stringify([...timesOf(answers)])}`,
    );
    const { rows } = await ground.pool.query<{ qty: number; value: string }>(
      'select available as qty, value_left as value from stock_item where warehouse = $1 and sku = any($2) order by sku',
      [ground.warehouse, skus],
    );
    ends.push(JSON.stringify(rows));
    figures.push({ what: `${processes} processes, ${keys} keys each`, ours: perSecond(keys, took).replace('rows', 'postings') });
  }
  demand(new Set(ends).size === 1, `the ends differ: ${ends.join(' ')}`);
  await fullCheck(ground);
  return figures;
}
