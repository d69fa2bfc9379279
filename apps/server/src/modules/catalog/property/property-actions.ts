import { mergeOption } from '@axle/catalog';
import { ok, type Refusal, refuse } from '@axle/kernel';
import { notFound, type RecordValues, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { readablePart } from '../../../platform/resources/field-rights.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { addRecord, changeLocked } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

const noOption = (field: string): Refusal => ({
  code: 'UNKNOWN_OPTION',
  field,
  message: { zh: '没有这个选项', en: 'There is no such option' },
});
const sameOption: Refusal = { code: 'SAME_OPTION', field: 'to', message: { zh: '请选择另一个选项', en: 'Choose another option' } };

/** Takes the values of an option over to another and removes it; every value that changes has its line of history. */
const mergeOptions: ActionHandler = ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async transaction => {
    const [before] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!before) return refuse(notFound);
    if (before.version !== target?.version) return refuse(rowChanged);
    const options = (before['options'] as readonly RecordValues[] | undefined) ?? [];
    const [from, to] = [String(input['from']), String(input['to'])];
    for (const field of ['from', 'to']) if (!options.some(({ code }) => code === input[field])) return refuse(noOption(field));
    if (from === to) return refuse(sameOption);
    const kept = options.filter(({ code }) => code !== from);
    const order = kept.map(({ code }) => String(code));
    const values = valueParts({ ...parts, database: transaction });
    const { rows } = await sql<{ id: number }>`
      select id from sku_property_value where property = ${before.id} and ${from} = any(string_to_array(value, ',')) order by id`.execute(
      transaction,
    );
    const held = await lockById(
      transaction,
      values,
      rows.map(({ id }) => id),
    );
    await updateRows(
      transaction,
      values,
      held.map(row => ({ before: row, after: { ...row, value: mergeOption(String(row['value']), from, to, order) } })),
      { action: 'update' },
    );
    const changed = await changeLocked(transaction, parts, before, { options: kept });
    return changed.ok ? ok([{ id: before.id, name: nameFor(parts)(before) }]) : changed;
  });

/** Makes a template with the same lines for another category. */
const copyTemplate: ActionHandler = ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async transaction => {
    const [source] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!source) return refuse(notFound);
    const { lines, note } = readablePart(parts, source);
    const added = await addRecord({ ...parts, database: transaction }, { category: input['category'], lines, note });
    return added.ok ? ok([{ id: source.id, name: nameFor(parts)(source) }]) : added;
  });

/** The values of SKUs as a change of a property reaches them. */
export function valueParts(parts: Pick<RecordParts, 'database' | 'caller' | 'referred'>): RecordParts {
  const resource = parts.caller.registry.page('skuPropertySetting')?.page.resource;
  if (!resource) throw new Error('there are no values of properties');
  const { database, caller, referred } = parts;
  return { database, caller, resource, page: 'skuPropertySetting', ...(referred ? { referred } : {}) };
}

/** Effects of the own actions of properties and their templates. */
export const propertyActions: ActionHandlers = {
  'skuPropertyConfig.mergeOption': mergeOptions,
  'skuPropertyTemplate.copyTo': copyTemplate,
};
