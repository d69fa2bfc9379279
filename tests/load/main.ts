import process from 'node:process';
import { type Figure, printFigures } from '../bench/table.ts';
import { hotSku, lastPieces, manyServers } from './fights.ts';
import { clusters, type Ground, layGround } from './ground.ts';
import { killed } from './killed.ts';
import { longLedger } from './long-ledger.ts';
import { moments } from './moments.ts';
import { overHttp } from './over-http.ts';
import { postingRate } from './posting-rate.ts';
import { salesOrders } from './sales-orders.ts';

const parts: Readonly<Record<string, readonly [title: string, run: (ground: Ground) => Promise<readonly Figure[]>]>> = {
  last: [
    'The last pieces',
    async ground => [
      ...(await lastPieces(ground, { clients: 64, pieces: 100, processes: 1 })),
      ...(await lastPieces(ground, { clients: 64, pieces: 100, processes: 2 })),
      ...(await lastPieces(ground, { clients: 64, pieces: 100, processes: 4 })),
    ],
  ],
  http: ['The last pieces, over HTTP', async ground => overHttp(ground, { clients: 64, pieces: 100 })],
  hot: ['One hot SKU', async ground => hotSku(ground, 200, 2)],
  servers: ['Several processes on one database', async ground => manyServers(ground, 600, [1, 2, 4])],
  killed: ['Ended without warning', async ground => killed(ground, 5, 300)],
  moments: ['Past moments', async ground => moments(ground, { postings: 1500, looks: 1000 })],
  rate: [
    'Postings a second; the ratio is the bare statements to ours',
    async ground => postingRate(ground, { clients: 8, each: 100, rounds: 5 }),
  ],
  orders: [
    'Sales orders; the ratio is the time of an order to the time that it may take',
    async ground => salesOrders(ground, { orders: 10_000, workers: 4 }),
  ],
  long: ['A ledger of 5,000,000 moves', async ground => longLedger(ground, { moves: 5_000_000, times: 20 })],
};

const wanted = process.argv.slice(2);
const unknown = wanted.find(name => !(name in parts));
if (unknown !== undefined) {
  process.stderr.write(`There is no part ${unknown}. Parts: ${Object.keys(parts).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  process.stdout.write(`Node ${process.versions.node} on ${process.platform}. Any violation ends the run.\n`);
  for (const cluster of clusters())
    for (const [name, [title, run]] of Object.entries(parts)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const ground = await layGround(cluster);
      try {
        printFigures(`${title}: ${ground.name}`, await run(ground));
      } finally {
        await ground.close();
      }
    }
}
