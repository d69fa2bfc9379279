import { randomUUID } from 'node:crypto';
import { actionPath, recordPath } from '@axle/wire';
import { type Figure, perSecond } from '../bench/table.ts';
import { removeFolder, startServer } from '../support/running-server.ts';
import { type SignedIn, signedIn } from '../support/signed-in.ts';
import { demand, fullCheck, left } from './full-check.ts';
import { bring, type Ground, urlOf } from './ground.ts';
import { serverFolder } from './server-folder.ts';

const stockOut = { service: 'wms', path: 'stock_out_operation' };
const page = 'stockOutOperation';

interface Document {
  readonly id: number;
  readonly version: number;
}

/** What a post of one document was answered. */
interface Answer {
  readonly result?: string;
  readonly refusal?: { readonly code: string };
}

/** Runs work over items, so many side by side. */
async function sideBySide<Item>(items: readonly Item[], clients: number, work: (item: Item, at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const client = async () => {
    for (let at = next++; at < items.length; at = next++) await work(items[at]!, at);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** Documents of one piece each over the SKUs in turn, submitted by one person and approved by another. */
async function approved(ground: Ground, maker: SignedIn, approver: SignedIn, skus: readonly number[], count: number): Promise<Document[]> {
  const { warehouse, bin } = ground;
  const ids: number[] = [];
  await sideBySide(Array.from({ length: count }), 16, async (_none, at) => {
    const line = { sku: skus[at % skus.length]!, bin, qty: 1, stockStatus: 'available' };
    ids.push(
      (await maker.post<Document>(recordPath(stockOut, 'add'), { page, values: { warehouse, reason: 'sample', lines: [line] } })).id,
    );
  });
  const asRead = async () =>
    (await ground.pool.query<Document>('select id, version from stock_out_operation where id = any($1) order by id', [ids])).rows;
  for (const [step, person] of [
    ['submit', maker],
    ['approve', approver],
  ] as const) {
    const targets = await asRead();
    for (let from = 0; from < targets.length; from += 100)
      await person.post(actionPath(stockOut, step), { targets: targets.slice(from, from + 100), input: {} });
  }
  return asRead();
}

/**
 * People at so many screens, on two servers over one database, post documents over the last pieces of ten SKUs; each document is posted at
 * both servers with one key, as by a double click: exactly as many pieces leave as there are, and the late ones are refused.
 */
export async function overHttp(ground: Ground, { clients, pieces }: { clients: number; pieces: number }): Promise<readonly Figure[]> {
  const skus = ground.skus.slice(230, 240);
  const folder = await serverFolder(ground);
  const servers = [await startServer(folder, { DATABASE_URL: urlOf(ground) }), await startServer(folder, { DATABASE_URL: urlOf(ground) })];
  try {
    await bring(ground, skus, pieces, 'http');
    const [maker, approver] = await Promise.all([
      signedIn(servers[0]!.origin, 'superadmin'),
      signedIn(servers[1]!.origin, 'financemanager'),
    ]);
    const documents = await approved(ground, maker, approver, skus, pieces * skus.length + clients * 4);
    const posters = await Promise.all(servers.map(({ origin }) => signedIn(origin, 'superadmin')));
    const answers = new Map<string, number>();
    const began = performance.now();
    await sideBySide(documents, clients / 2, async target => {
      const body = { targets: [target], input: {}, key: randomUUID() };
      const replies = await Promise.all(posters.map(async poster => poster.post<readonly Answer[]>(actionPath(stockOut, 'post'), body)));
      const [first, second] = replies.map(([answer]) => answer?.refusal?.code ?? 'posted') as [string, string];
      demand(first === second, `one click was answered ${first}, the other ${second}`);
      answers.set(first, (answers.get(first) ?? 0) + 1);
    });
    const took = performance.now() - began;
    demand(answers.get('posted') === pieces * skus.length, `answers: ${JSON.stringify([...answers])}`);
    demand(
      [...answers.keys()].every(answer => ['posted', 'NEGATIVE_STOCK', 'ATP_SHORT'].includes(answer)),
      `answers: ${JSON.stringify([...answers])}`,
    );
    demand((await left(ground, skus)) === 0, 'pieces are left');
    await fullCheck(ground);
    return [
      {
        what: `${clients} calls at once on 2 servers, the last ${pieces} of 10 SKUs, each document clicked twice`,
        ours: `${answers.get('posted')} left, ${documents.length - answers.get('posted')!} refused, ${perSecond(documents.length * 2, took).replace('rows', 'answers')}`,
      },
    ];
  } finally {
    await Promise.all(servers.map(async server => server.stop()));
    await removeFolder(folder);
  }
}
