import { addMonths, type LocalDate, ok, refuse } from '@axle/kernel';
import { type ScoreWeights, usualWeights, weightRefusals } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

/** [R19a] The weights that hold in a month: the last that were set from it or an earlier one on. */
export async function weightsIn(database: Kysely<Tables>): Promise<(month: string) => ScoreWeights> {
  const { rows } = await sql<ScoreWeights & { readonly month: string }>`
    select month, trim_scale(quality)::text as quality, trim_scale(delivery)::text as delivery, trim_scale(cost)::text as cost,
      trim_scale(service)::text as service from score_weight order by month desc`.execute(database);
  return month => rows.find(row => row.month <= month) ?? usualWeights;
}

/** [R19a] Sets the weights of all months from the next one on. */
export const setWeight: ActionHandler = async ({ parts, input }) => {
  const weights = input as unknown as ScoreWeights;
  const refusals = weightRefusals(weights);
  if (refusals.length > 0) return refuse(refusals);
  const { access, now } = parts.caller;
  const month = addMonths(`${todayOf(parts.caller).slice(0, 7)}-01` as LocalDate, 1).slice(0, 7);
  return inTransaction(parts.database, async transaction => {
    const { quality, delivery, cost, service } = weights;
    await sql`
      insert into score_weight (month, quality, delivery, cost, service, by, at)
      values (${month}, ${quality}, ${delivery}, ${cost}, ${service}, ${access.userId}, ${now})
      on conflict (month) do update set quality = excluded.quality, delivery = excluded.delivery, cost = excluded.cost,
        service = excluded.service, by = excluded.by, at = excluded.at`.execute(transaction);
    return ok([]);
  });
};
