import { mainBase, recordPath } from '@axle/wire';
import { fillFacts } from './fill-facts.ts';
import { type Figure, medianOf, milliseconds } from './table.ts';
import { withServer } from './with-server.ts';

/** Lines of orders whose facts are kept. */
const lines = 500_000;

const path = `${mainBase}${recordPath({ service: 'purchase-service', path: 'purchase_order_line' }, 'work')}`;

const boards = [
  ['purchase board, this month', { page: 'purchaseBoard', tool: 'tab0', input: { period: 'month' } }],
  ['purchase board, this quarter', { page: 'purchaseBoard', tool: 'tab0', input: { period: 'quarter' } }],
  ['supplier board, this year', { page: 'supplierBoard', tool: 'tab0', input: { period: 'year' } }],
  ['management board, this month', { page: 'managementBoard', tool: 'tab0', input: { against: 'lastMonth' } }],
] as const;

/** The boards of purchasing over the demo's two years and over 500,000 lines, against one pass over what is kept of those lines. */
export async function purchasingBoards(): Promise<readonly Figure[]> {
  return withServer(async ({ server, person, pool }) => {
    const ask = async (body: object) => {
      const reply = await fetch(`${server.origin}${path}`, { method: 'POST', headers: person.headers, body: JSON.stringify(body) });
      const { code, message } = (await reply.json()) as { readonly code: number; readonly message: string };
      if (code !== 200) throw new Error(`${JSON.stringify(body)}: ${message}`);
    };
    const all = async () => {
      const times: number[] = [];
      for (const [, asked] of boards) times.push(await medianOf(5, () => ask(asked), 1));
      return times;
    };
    const small = await all();
    await fillFacts(pool, lines);
    const pass = await medianOf(3, () => pool.query('select sum(net_cny), sum(in_time), sum(saved_cny) from order_line_fact'), 1);
    const large = await all();
    return [
      { what: `the measure: ${lines.toLocaleString('en-US')} kept lines added up once`, ours: milliseconds(pass) },
      ...boards.flatMap(([what], at): readonly Figure[] => [
        { what: `${what}, the demo`, ours: milliseconds(small[at]!), against: 'the bar: 1,000 ms', ratio: small[at]! / 1000 },
        { what: `${what}, all lines`, ours: milliseconds(large[at]!), against: `a pass ${milliseconds(pass)}`, ratio: large[at]! / pass },
      ]),
    ];
  });
}
