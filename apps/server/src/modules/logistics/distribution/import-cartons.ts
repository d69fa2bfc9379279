import type { Refusal } from '@axle/kernel';
import { type CartonLine, type CartonRow, takeCartons } from '@axle/logistics';
import type { Resource } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CheckedRow } from '../../../platform/imports/check-row.ts';
import type { OpenRowWriter, RowOutcome } from '../../../platform/resources/row-writer.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { notePlanChange } from './note-plan-change.ts';
import { planLines } from './plan-lines.ts';
import { planRefusals } from './plan-refusals.ts';
import { linesNow } from './release-plan.ts';

/** A plan in a file, with its lines as the file has changed them so far, and those that it has named. */
interface OpenPlan {
  readonly id: number;
  readonly state: string;
  readonly lines: readonly CartonLine[];
  readonly rows: readonly CartonRow[];
}

const keyOf = (sku: unknown, toNode: unknown): string => `${String(sku)}:${String(toNode)}`;

const rowOf = ({ line = {} }: CheckedRow): CartonRow => {
  const reason = typeof line['reason'] === 'string' ? line['reason'].trim() : '';
  return { key: keyOf(line['sku'], line['toNode']), cartons: Number(line['cartons']), ...(reason === '' ? {} : { reason }) };
};

/** The plan of a number that the importer may see, held against others while it is written. */
async function openPlan(database: Kysely<Tables>, parts: RecordParts, planNo: string, held: boolean): Promise<OpenPlan | undefined> {
  const { rows } = await sql<{ id: number; state: string }>`
    select t.id, t.state from distribution_plan as t where t.plan_no = ${planNo}
    and ${seenRows(parts)} ${held ? sql`for update` : sql``}`.execute(database);
  const [plan] = rows;
  if (!plan) return undefined;
  const lines = (await planLines(database, plan.id)).map(
    ({ sku, toNode, cartonQty, cartons, loose, ready, suggested, reason }): CartonLine => ({
      key: keyOf(sku, toNode),
      sku,
      cartonQty,
      cartons,
      loose,
      ready,
      ...(suggested === null ? {} : { suggested }),
      ...(reason === null ? {} : { reason }),
    }),
  );
  return { ...plan, lines, rows: [] };
}

const atLine = (refusal: Refusal): Refusal => ({ ...refusal, field: `lines.${refusal.field ?? 'sku'}` });

/** [DL8] Takes the rows of one plan in; those that the file named before are reported as duplicates. */
function takeRows(
  plan: OpenPlan | undefined,
  rows: readonly CheckedRow[],
): { readonly plan?: OpenPlan; readonly outcomes: readonly RowOutcome[] } {
  const refused = !plan ? planRefusals.noPlan : plan.state === 'draft' ? undefined : { ...planRefusals.notDraft, field: 'planNo' };
  if (!plan || refused) return { outcomes: rows.map(({ row }) => ({ row, kind: 'bad', refusals: refused ? [refused] : [] })) };
  const given = rows.map(rowOf);
  const { lines, refusals } = takeCartons(plan.lines, [...plan.rows, ...given]);
  const former = new Map(plan.lines.map(line => [line.key, line]));
  const latter = new Map(lines.map(line => [line.key, line]));
  const outcomes = rows.map(({ row }, at): RowOutcome => {
    const refusal = refusals[plan.rows.length + at];
    if (refusal) return { row, kind: 'bad', refusals: [atLine(refusal)] };
    const { key } = given[at]!;
    return { row, kind: isSame(former.get(key)!, latter.get(key)!) ? 'same' : 'changed', refusals: [] };
  });
  const taken = given.filter((_, at) => outcomes[at]!.kind !== 'bad');
  return { plan: { ...plan, lines, rows: [...plan.rows, ...taken] }, outcomes };
}

const isSame = (one: CartonLine, other: CartonLine) => one.cartons === other.cartons && one.reason === other.reason;

/** Writes lines that a file has changed, and the history of their plan. */
async function writeLines(
  transaction: Transaction<Tables>,
  caller: RecordParts['caller'],
  { before, after, importTask }: { readonly before: OpenPlan; readonly after: OpenPlan; readonly importTask: number },
): Promise<void> {
  const former = new Map(before.lines.map(line => [line.key, line]));
  const changed = after.lines.filter(line => !isSame(line, former.get(line.key)!));
  if (changed.length === 0) return;
  const linesBefore = await linesNow({ transaction }, before.id);
  const rows = changed.map(({ key, cartons, reason }) => {
    const [sku, place] = key.split(':').map(Number);
    return { sku, place, cartons, reason: reason ?? null };
  });
  await sql`
    update distribution_plan_lines l set cartons = g.cartons, reason = g.reason, version = l.version + 1
    from json_to_recordset(${JSON.stringify(rows)}::json) as g(sku bigint, place bigint, cartons integer, reason text)
    where l.record_id = ${before.id} and l.sku = g.sku and l.to_node = g.place`.execute(transaction);
  const changes = [{ field: 'lines', before: linesBefore, after: await linesNow({ transaction }, before.id) }];
  await notePlanChange(transaction, caller, before.id, changes, importTask);
}

/** Puts the cartons of a file into the lines of drafts, each row individually; a file may hold several plans. */
export const openCartonWriter: OpenRowWriter = ({ registry, entry: { page }, access, importTask, now, dryRun }) => {
  const caller = { registry, access, now };
  // what the file said of each plan so far: a dry run writes nothing that a later portion could read
  const known = new Map<string, OpenPlan>();
  return {
    async write(database, rows) {
      const parts = { database, resource: page.resource as Resource, page: page.key, caller };
      const outcomes: RowOutcome[] = [];
      const plans = [...Map.groupBy(rows, ({ values }) => String(values['planNo']))].toSorted(([one], [other]) => (one < other ? -1 : 1));
      for (const [planNo, own] of plans) {
        const former = known.get(planNo);
        const stored = former && dryRun ? former : await openPlan(database, parts, planNo, !dryRun);
        const before = stored && { ...stored, rows: former?.rows ?? [] };
        const taken = takeRows(before, own);
        outcomes.push(...taken.outcomes);
        if (!before || !taken.plan) continue;
        known.set(planNo, taken.plan);
        if (!dryRun) await writeLines(database as Transaction<Tables>, caller, { before, after: taken.plan, importTask });
      }
      return outcomes;
    },
  };
};
