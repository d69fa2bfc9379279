import { cycleRefusal, findCycle } from '@axle/catalog';
import { addDays, fill, type LocalDate, ok, type Refusal, refuse, type Text } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/**
 * Puts a BOM in force: refused where its parent would become its own component. Versions of the same parent that are in force on days of
 * its own end the day before it begins; those that would be left without a day are retired. One activation waits for the other, so that two
 * together close no circle.
 */
export const activateBom: TransitionEffect = async ({ parts, before, after }) => {
  const { database, caller } = parts;
  const today = todayOf(caller);
  await sql`select pg_advisory_xact_lock(hashtext('bom'))`.execute(database);
  const parent = String(before['parent']);
  const [from, to] = [after['effectiveFrom'] as LocalDate, after['effectiveTo'] as LocalDate | undefined];
  const others = await lockRows(
    database,
    parts,
    sql<boolean>`t.parent = ${parent} and t.state = 'active' and t.id <> ${before.id} and (t.effective_to is null
      or t.effective_to >= ${from}::date) and (${to ?? null}::date is null or t.effective_from <= ${to ?? null}::date)`,
  );
  const unfit = await unfitParts(database, before);
  if (unfit.length > 0) return refuse(unfit);
  const way = findCycle(parent, await childrenInForce(database, before, today));
  if (way) return refuse([cycleRefusal(way)]);
  await updateRows(
    database,
    parts,
    others.map(other => ({ before: other, after: endedBefore(other, from, today) })),
    { action: 'state' },
  );
  return ok(after);
};

/**
 * Codes of the document that no part has, a parent without components, and parts that are not yet or no longer in use: all of each
 * kind in one sentence.
 */
async function unfitParts(database: Kysely<Tables>, bom: RecordRow): Promise<readonly Refusal[]> {
  const children = linesIn(bom, 'lines').map(({ child }) => String(child));
  const { rows } = await sql<{ sku: string; kind: string; status: string }>`
    select sku, kind, sales_status as status from sku where sku = any(${[...children, bom['parent']]}::text[])`.execute(database);
  const known = new Map(rows.map(row => [row.sku, row]));
  const unknown = [String(bom['parent']), ...children].filter(code => !known.has(code));
  const idle = children.filter(code => ['draft', 'archived'].includes(known.get(code)?.status ?? ''));
  const parent = known.get(String(bom['parent']));
  return [
    ...(unknown.length > 0 ? [partRefusal('UNKNOWN_SKU', unknownText, unknown)] : []),
    ...(parent && !['kit', 'assembly'].includes(parent.kind) ? [partRefusal('RULE', singleText, [parent.sku])] : []),
    ...(idle.length > 0 ? [partRefusal('RULE', idleText, idle)] : []),
  ];
}

const unknownText: Text = { zh: '以下编码没有对应的SKU：{codes}', en: 'No SKU has these codes: {codes}' };
const singleText: Text = {
  zh: '{codes}是单品，只有套件或组装件可以有BOM',
  en: '{codes} is a single part; only kits and assemblies can have a BOM',
};
const idleText: Text = { zh: '以下子件是草稿或已归档：{codes}', en: 'These components are drafts or archived: {codes}' };

const partRefusal = (code: string, text: Text, codes: readonly string[]): Refusal => ({
  code,
  message: fill(text, { codes: { zh: codes.join('、'), en: codes.join(', ') } }),
});

/** A version that ends the day before another one begins; without a day of its own left, or with all of them past, it is retired. */
function endedBefore(other: RecordRow, from: LocalDate, today: LocalDate): RecordRow {
  const last = addDays(from, -1);
  const hasDays = (other['effectiveFrom'] as LocalDate) <= last;
  return { ...other, ...(hasDays ? { effectiveTo: last } : {}), state: hasDays && last >= today ? 'active' : 'retired' };
}

/** The components of each part by the BOMs that are, or come to be, in force, and of the new one's parent by the new one. */
async function childrenInForce(database: Kysely<Tables>, added: RecordRow, today: LocalDate): Promise<(part: string) => readonly string[]> {
  const { rows } = await sql<{ parent: string; child: string }>`
    select distinct b.parent, l.child from bom b join bom_lines l on l.record_id = b.id
    where b.state = 'active' and b.parent <> ${added['parent']} and (b.effective_to is null or b.effective_to >= ${today}::date)`.execute(
    database,
  );
  const known = Map.groupBy(rows, row => row.parent);
  const own = linesIn(added, 'lines').map(({ child }) => String(child));
  return part => (part === added['parent'] ? own : (known.get(part) ?? []).map(({ child }) => child));
}
