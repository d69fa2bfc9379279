import { type Decimal, type LocalDate, ok } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

/** Boards that have targets. */
type BoardName = 'purchase' | 'management';

/** The targets of a board that are in force on a day, by figures. */
export async function targetsOn(database: Kysely<Tables>, board: BoardName, day: LocalDate): Promise<ReadonlyMap<string, Decimal>> {
  const { rows } = await sql<{ kpi: string; target: Decimal }>`
    select distinct on (kpi) kpi, trim_scale(target)::text as target from board_target
    where board = ${board} and effective_from <= ${day}::date order by kpi, effective_from desc`.execute(database);
  return new Map(rows.map(({ kpi, target }) => [kpi, target]));
}

/** What a figure of a board should come to from a day on, and who says so. */
export interface BoardTarget {
  readonly kpi: string;
  readonly target: Decimal;
  readonly effectiveFrom: LocalDate;
  readonly by: number;
  readonly at: Date;
}

/** Sets targets of a board; a new target replaces the one of the same day. */
export async function setTargets(database: Kysely<Tables>, board: BoardName, targets: readonly BoardTarget[]): Promise<void> {
  for (const { kpi, target, effectiveFrom, by, at } of targets)
    await sql`
      insert into board_target (board, kpi, target, effective_from, by, at)
      values (${board}, ${kpi}, ${target}, ${effectiveFrom}, ${by}, ${at})
      on conflict (board, kpi, effective_from) do update set target = excluded.target, by = excluded.by, at = excluded.at`.execute(
      database,
    );
}

/** Sets what a figure of a board should come to, from a day on. */
export const setTargetOf =
  (board: BoardName): ActionHandler =>
  ({ parts, input }) =>
    inTransaction(parts.database, async transaction => {
      const { access, now } = parts.caller;
      const { kpi, target, effectiveFrom } = input as Pick<BoardTarget, 'kpi' | 'target' | 'effectiveFrom'>;
      await setTargets(transaction, board, [{ kpi, target, effectiveFrom, by: access.userId, at: now }]);
      return ok([]);
    });
