import { add, type Decimal, round, scaled, zero } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { orderStatuses } from '@axle/purchasing';
import { sql } from 'kysely';
import { ratesToCny } from '../order/rates-to-cny.ts';
import { type BoardQuestion, within } from '../fact/board-question.ts';

interface Stage {
  readonly state: string;
  readonly currency: string;
  readonly orders: number;
  readonly gross: Decimal;
}

/** States that lie beside the way from a draft to a settled order. */
const beside = new Set(['rejected', 'closed', 'cancelled']);

/** Orders made in the period by the stage at which they stand, with their gross amounts: in CNY at the rate of today. */
export async function orderFunnel(question: BoardQuestion): Promise<readonly RecordValues[]> {
  const { currency, database, period, today } = question;
  const { rows } = await sql<Stage>`
    select t.state, t.currency, count(*)::integer as orders, coalesce(sum(t.amount_gross), 0)::text as gross from purchase_order as t
    where ${question.where()} and ${within('t.created_at', period)} and ${question.inCurrency}
    group by 1, 2`.execute(database);
  const rates = await ratesToCny(
    database,
    rows.map(row => row.currency),
    today,
  );
  const amountOf = ({ gross, currency: of }: Stage): Decimal => {
    const rate = rates.get(of);
    if (currency !== undefined) return round(gross, 2);
    return rate ? scaled(gross, rate, 2) : zero;
  };
  return orderStatuses
    .filter(state => !beside.has(state))
    .flatMap(state => {
      const own = rows.filter(row => row.state === state);
      if (own.length === 0) return [];
      return [
        {
          state,
          orders: own.reduce((total, { orders }) => total + orders, 0),
          amount: own.reduce((total, row) => add(total, amountOf(row)), zero),
        },
      ];
    });
}
