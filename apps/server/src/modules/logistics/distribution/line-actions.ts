import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { changeExplained, withinSupply } from '@axle/logistics';
import { notFound, rowChanged, type TargetOutcome } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionContext, ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { notePlanChange } from './note-plan-change.ts';
import { type PlanLine, planLines } from './plan-lines.ts';
import { planRefusals } from './plan-refusals.ts';
import { linesNow } from './release-plan.ts';

/** What is changed of a line. */
export interface LineChange {
  readonly cartons?: number;
  readonly loose?: number;
  readonly reason?: string | null;
  readonly locked?: boolean;
}

interface Found {
  readonly id: number;
  readonly version: number;
  readonly plan: number;
  readonly state: string;
  readonly name: string;
}

/** The ticked lines that the user sees, their plans locked. */
export async function lockTicked(transaction: Transaction<Tables>, { parts, targets }: ActionContext): Promise<readonly Found[]> {
  const ids = targets.map(({ id }) => id).filter(Number.isSafeInteger);
  const { rows } = await sql<Found>`
    select t.id, t.version, t.plan, t.plan_no || ' ' || t.sku_code as name, '' as state from distribution_line_list as t
    where t.id = any(${ids}::bigint[]) and ${seenRows(parts)} order by t.id`.execute(transaction);
  const plans = [...new Set(rows.map(({ plan }) => plan))].toSorted((one, other) => one - other);
  const states = new Map(
    (
      await transaction
        .selectFrom('distribution_plan')
        .select(['id', 'state'])
        .where('id', 'in', plans.length > 0 ? plans : [0])
        .orderBy('id')
        .forUpdate()
        .execute()
    ).map(({ id, state }) => [id, state]),
  );
  const versions = new Map(
    (
      await transaction
        .selectFrom('distribution_plan_lines')
        .select(['id', 'version'])
        .where('id', 'in', ids.length > 0 ? ids : [0])
        .execute()
    ).map(({ id, version }) => [id, version]),
  );
  return rows.map(row => ({ ...row, version: versions.get(row.id)!, state: states.get(row.plan)! }));
}

/**
 * Changes ticked lines of drafts, all of them or none of a plan: a line that departs from its suggestion has a reason, and no more is given
 * than is ready.
 */
const changing =
  (change: (line: PlanLine, input: ActionContext['input']) => LineChange, checked = true): ActionHandler =>
  async context =>
    inTransaction(context.parts.database, async (transaction): Promise<Result<readonly TargetOutcome[], readonly Refusal[]>> => {
      const found = await lockTicked(transaction, context);
      const refused = new Map<number, Refusal>();
      for (const { id, version } of context.targets) {
        const line = found.find(each => each.id === id);
        const refusal = !line
          ? notFound
          : line.version !== version
            ? rowChanged
            : line.state !== 'draft'
              ? planRefusals.notDraft
              : undefined;
        if (refusal) refused.set(id, refusal);
      }
      const ticked = found.filter(({ id }) => !refused.has(id));
      for (const [plan, own] of Map.groupBy(ticked, line => line.plan)) {
        const before = await linesNow({ transaction }, plan);
        const lines = await planLines(transaction, plan);
        const after = lines.map(line => (own.some(({ id }) => id === line.id) ? { ...line, ...change(line, context.input) } : line));
        const refusals = checked ? refusalsOf(after, own) : [];
        if (refusals.length > 0) return refuse(refusals);
        for (const line of after.filter(({ id }) => own.some(each => each.id === id)))
          await transaction
            .updateTable('distribution_plan_lines')
            .set({ cartons: line.cartons, loose: line.loose, reason: line.reason ?? null, locked: line.locked, version: sql`version + 1` })
            .where('id', '=', line.id)
            .execute();
        await notePlanChange(transaction, context.parts.caller, plan, [
          { field: 'lines', before, after: await linesNow({ transaction }, plan) },
        ]);
      }
      return ok(
        context.targets.map(({ id }) => {
          const refusal = refused.get(id);
          return { id, name: found.find(each => each.id === id)?.name ?? String(id), ...(refusal ? { refusal } : {}) };
        }),
      );
    });

function refusalsOf(lines: readonly PlanLine[], own: readonly Found[]): readonly Refusal[] {
  const changed = lines.filter(({ id }) => own.some(each => each.id === id));
  const unexplained = changed.flatMap(line => changeExplained(line.cartons, line.suggested ?? undefined, line.reason ?? undefined) ?? []);
  const over = [...new Set(changed.map(({ sku }) => sku))].flatMap(sku => {
    const same = lines.filter(line => line.sku === sku);
    const pieces = same.map(({ cartons, cartonQty, loose }) => ({ cartons: 1, cartonQty: cartons * cartonQty + loose }));
    return withinSupply(same[0]!.ready, pieces) ?? [];
  });
  return [...over, ...unexplained];
}

const reasonOf = (given: unknown): string | null => {
  const text = typeof given === 'string' ? given.trim() : '';
  return text === '' ? null : text;
};

/** [DL5, DL6] Another number of cartons. */
export const editLine = changing((line, { cartons, reason }) => ({
  cartons: Number(cartons),
  reason: Number(cartons) === line.suggested ? null : reasonOf(reason),
}));

/** Pieces beside the whole cartons. */
export const setLoose = changing((_, { loose, reason }) => ({ loose: Number(loose), reason: reasonOf(reason) }));

/** Back to what was suggested; a line that never was stays. */
export const resetSuggest = changing(line => (line.suggested === null ? {} : { cartons: line.suggested, loose: 0, reason: null }));

/** Locks a line against a new suggestion of the split, or unlocks it. */
export const lockCell = changing(line => ({ locked: !line.locked }), false);
