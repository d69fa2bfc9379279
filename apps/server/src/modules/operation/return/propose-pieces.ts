import { text } from '@axle/kernel';
import type { Proposal } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ProposalHandler, ProposalHandlers } from '../../../platform/resources/calls/proposal-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

interface Pieces {
  readonly sku: number;
  readonly auth: number;
  readonly recv: number;
}

async function piecesOf({ database }: RecordParts, id: number): Promise<readonly Pieces[]> {
  const { rows } = await sql<Pieces>`
    select sku, sum(qty_auth)::integer as auth, sum(qty_recv)::integer as recv from return_order_lines where record_id = ${id}
    group by sku order by min(line_no)`.execute(database);
  return rows;
}

/** All pieces that are expected. */
const proposeReceived: ProposalHandler = async (parts, { id }): Promise<readonly Proposal[]> => [
  {
    values: { received: (await piecesOf(parts, id)).map(({ sku, auth }) => ({ sku, qty: auth })) },
    words: text('全部收到', 'All received'),
    why: text('按授权件数', 'As authorised'),
  },
];

/** All received pieces as one grade. */
const proposeGrades: ProposalHandler = async (parts, { id }): Promise<readonly Proposal[]> => {
  const came = (await piecesOf(parts, id)).filter(({ recv }) => recv > 0);
  const all = (grade: string) => ({ graded: came.map(({ sku, recv }) => ({ sku, grade, qty: recv })) });
  const why = text('按收到件数', 'All received pieces');
  return [
    { values: all('A'), words: text('全部A级', 'All grade A'), why },
    { values: all('B'), words: text('全部B级', 'All grade B'), why },
  ];
};

/** Proposals of the actions on returns. */
export const returnProposals: ProposalHandlers = {
  'operationReturn.receive': proposeReceived,
  'operationReturn.inspect': proposeGrades,
};
