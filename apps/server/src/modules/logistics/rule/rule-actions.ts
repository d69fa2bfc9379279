import { fill, type LocalDate, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { checkRuleTable } from '@axle/logistics';
import { notFound, type RecordValues, rowChanged } from '@axle/page-kit';
import { sql } from 'kysely';
import type { ActionHandler, ActionHandlers } from '../../../platform/resources/calls/action-handler.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { nameFor } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { draftRules } from './draft-rules.ts';
import { rulePages, ruleTableOf } from './rule-tables.ts';
import { addVersion, storedVersions, takeTurn } from './rule-versions.ts';

const past: Refusal = {
  code: 'PAST_DAY',
  field: 'effectiveFrom',
  message: { zh: '生效日期不能早于今天', en: 'The effective date cannot be in the past' },
};
const noVersion = (no: number): Refusal => ({
  code: 'NO_VERSION',
  field: 'version',
  message: fill({ zh: '版本{no}不存在', en: 'Version {no} does not exist' }, { no }),
});

/** Moves a rule to another place; the others keep their order. */
const reorder: ActionHandler = ({ parts, targets: [target], input }) =>
  inTransaction(parts.database, async transaction => {
    const { set, resource } = ruleTableOf(parts.page);
    await takeTurn(transaction, set);
    const [before] = target ? await lockById(transaction, parts, [target.id]) : [];
    if (!before) return refuse(notFound);
    if (before.version !== target?.version) return refuse(rowChanged);
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(resource.table)} order by seq, id`.execute(transaction);
    const others = rows.map(({ id }) => id).filter(id => id !== before.id);
    const at = Math.min(Number(input['place']), rows.length) - 1;
    const order = others.toSpliced(at, 0, before.id);
    await sql`update ${sql.table(resource.table)} as t set seq = o.place from unnest(${order}::bigint[]) with ordinality as o (id, place)
      where t.id = o.id and t.seq <> o.place`.execute(transaction);
    if (before['seq'] !== at + 1)
      await updateRows(transaction, parts, [{ before, after: { ...before, seq: at + 1 } }], { action: 'update' });
    return ok([{ id: before.id, name: nameFor(parts)(before) }]);
  });

/** The day from which a version is in force: today unless given, never before. */
function dayOf({ caller }: RecordParts, { effectiveFrom }: RecordValues): Result<LocalDate> {
  const today = todayOf(caller);
  const day = (effectiveFrom as LocalDate | undefined) ?? today;
  return day < today ? refuse(past) : ok(day);
}

/** Puts the draft in force as the next version, where its last rule holds always. */
const publish: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const table = ruleTableOf(parts.page);
    const day = dayOf(parts, input);
    if (!day.ok) return day;
    await takeTurn(transaction, table.set);
    const rules = await draftRules(transaction, parts.caller.registry, table);
    const holds = checkRuleTable(rules);
    if (!holds.ok) return holds;
    await addVersion(transaction, parts.caller, { set: table.set, effectiveFrom: day.value, note: String(input['note']), rules });
    return ok([]);
  });

/** Puts the rules of a former version in force again, as the next version. */
const rollback: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const { set } = ruleTableOf(parts.page);
    const day = dayOf(parts, input);
    if (!day.ok) return day;
    await takeTurn(transaction, set);
    const no = Number(input['version']);
    const former = (await storedVersions(transaction, set)).find(version => version.no === no);
    if (!former) return refuse(noVersion(no));
    const { rules } = former;
    await addVersion(transaction, parts.caller, { set, effectiveFrom: day.value, note: String(input['note']), rules, rolledBackTo: no });
    return ok([]);
  });

/** Effects of the own actions of ordered rules. */
export const ruleActions: ActionHandlers = Object.fromEntries(
  rulePages.flatMap(({ key: page }) => [
    [`${page}.reorder`, reorder],
    [`${page}.publish`, publish],
    [`${page}.rollback`, rollback],
  ]),
);
