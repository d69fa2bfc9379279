import { mergeTemplates, type MergedLine } from '@axle/catalog';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { linesIn, notFound, type RecordRow, rowChanged } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { refusalOfWriting } from '../../../platform/resources/refused-by-database.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { deleteRows } from '../../../platform/resources/writes/delete-rows.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById, lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { moveCategory } from './move-category.ts';
import { moveSkus, someUnseen } from './move-skus.ts';
import { mergeRefusals, roomFor } from './merge-refusals.ts';

/** The records of another page that a merge moves, with their history under the same caller. */
function beside(parts: RecordParts, page: string): RecordParts {
  const resource = parts.caller.registry.page(page)?.page.resource;
  if (!resource) throw new Error(`there is no page ${page}`);
  return { ...parts, resource, page };
}

/** The categories below one, whole and locked; refused where there are others that the user may not see. */
async function childrenOf(database: Kysely<Tables>, parts: RecordParts, category: number): Promise<Result<readonly RecordRow[]>> {
  const rows = await lockRows(database, parts, sql<boolean>`t.parent = ${category}`);
  const all = await sql<{ count: number }>`select count(*) as count from category t where t.parent = ${category}`.execute(database);
  return rows.length === Number(all.rows[0]?.count) ? ok(rows) : refuse(mergeRefusals.unseen);
}

/** [CAT1] What becomes of the templates of both: that of the source goes over, or its lines join those of the target. */
async function mergedTemplate(database: Kysely<Tables>, parts: RecordParts, source: number, into: number) {
  const templates = await lockRows(database, parts, sql<boolean>`t.category in (${source}, ${into})`);
  const of = (category: number) => templates.find(row => row['category'] === category);
  const [from, to] = [of(source), of(into)];
  if (!from || !to) return ok({ from, to, lines: undefined });
  const { rows } = await sql<{ id: number; code: string }>`select id, code from sku_property`.execute(database);
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  const linesOf = (row: RecordRow) =>
    linesIn(row, 'lines').map((line): MergedLine => ({
      property: Number(line['property']),
      required: line['required'] === true,
      inherit: line['inherit'] === true,
      position: Number(line['position']),
    }));
  const lines = mergeTemplates(linesOf(to), linesOf(from), property => codes.get(Number(property)) ?? String(property));
  return lines.ok ? ok({ from, to, lines: lines.value }) : lines;
}

/**
 * Merges a category into another one: its children, its SKUs and its property template go over, each with its history, and it is disabled.
 * Everything is checked before anything is written: a refusal leaves both as they were.
 */
const mergeCategory: ActionHandler = async ({ parts, targets: [target], input }) => {
  try {
    return await inTransaction(parts.database, async transaction => {
      await sql`select pg_advisory_xact_lock(hashtext('category'))`.execute(transaction);
      const within = { ...parts, database: transaction };
      const [source] = target ? await lockById(transaction, within, [target.id]) : [];
      const [into] = await lockById(transaction, within, [Number(input['into'])]);
      if (!source || !into) return refuse(source ? { ...notFound, field: 'into' } : notFound);
      if (source.version !== target?.version) return refuse(rowChanged);
      const [skuParts, templateParts] = [beside(within, 'skuList'), beside(within, 'skuPropertyTemplate')];
      const children = await childrenOf(transaction, within, source.id);
      const unseen = await someUnseen(transaction, skuParts, source.id);
      const template = await mergedTemplate(transaction, templateParts, source.id, into.id);
      const refusal: Refusal | undefined = await roomFor(transaction, source, into);
      if (refusal) return refuse(refusal);
      if (unseen) return refuse(unseen);
      if (!children.ok) return children;
      if (!template.ok) return template;
      const lifted = children.value.map(before => ({ before, after: { ...before, parent: into.id } }));
      await updateRows(transaction, within, lifted, { action: 'update' });
      await moveSkus(transaction, skuParts, source.id, into.id);
      await moveTemplate(transaction, templateParts, into.id, template.value);
      await updateRows(transaction, within, [{ before: source, after: { ...source, status: 0 } }], { action: 'disable' });
      return ok([{ id: source.id, name: nameFor(parts)(source) }]);
    });
  } catch (error) {
    const refusal = refusalOfWriting(parts.caller.registry, parts.resource, error);
    if (!refusal) throw error;
    return refuse(refusal);
  }
};

async function moveTemplate(
  transaction: Kysely<Tables>,
  parts: RecordParts,
  into: number,
  {
    from,
    to,
    lines,
  }: { readonly from: RecordRow | undefined; readonly to: RecordRow | undefined; readonly lines: readonly MergedLine[] | undefined },
): Promise<void> {
  if (!from) return;
  if (!to || !lines) {
    await updateRows(transaction, parts, [{ before: from, after: { ...from, category: into } }], { action: 'update' });
    return;
  }
  const derived = { ...to, lines };
  await updateRows(transaction, parts, [{ before: to, after: { ...derived, ...parts.resource.derive?.(derived, to) } }], {
    action: 'update',
  });
  await deleteRows(transaction, parts, [from], { action: 'del' });
}

/** Effects of what is done with categories. */
export const categoryActions: ActionHandlers = { 'category.merge': mergeCategory, 'category.move': moveCategory };
