import { type KnownProject, projectKey } from '@axle/development';
import { fill, type Refusal, text } from '@axle/kernel';
import { regrouped } from '@axle/page-kit';
import { sql } from 'kysely';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

const underApproval: Refusal = {
  code: 'IN_APPROVAL',
  field: 'approval',
  message: text(
    '审批中或已通过的项目不能修改，请先驳回或退回',
    'A project in approval or approved cannot be changed; have it rejected or sent back first',
  ),
};

/** [N3c] What waits for approval, or has it, stays as it is until it is rejected or leaves the stage. */
export const guardApproval: WriteGuard = async (_, _parts, rows) => {
  const isTouched = rows.some(
    ({ before, after }) =>
      before?.['stage'] === 'approval' &&
      after?.['stage'] === 'approval' &&
      ['waiting', 'approved'].includes(String(before['approval'])) &&
      before['approval'] === after['approval'] &&
      before['firstApprover'] === after['firstApprover'],
  );
  if (isTouched) throw new RefusedWrite(underApproval);
};

interface Kept extends KnownProject {
  readonly id: number;
  readonly no: string;
}

const sameText = text(
  '同名称、品类与首个OE号的项目已存在：{no}',
  'A project with this name, category and first OE number already exists: {no}',
);
const same = (no: string): Refusal => ({ code: 'DUPLICATE', field: 'name', message: fill(sameText, { no }) });

/** [N5] Only one live project may have the same name, category and first OE number. */
export const guardDuplicates: WriteGuard = async (transaction, _, rows) => {
  const written = rows.flatMap(({ before, after }) => {
    if (!after || after['stage'] === 'dropped') return [];
    const key = projectKey(after as KnownProject);
    const isNew = !before || before['stage'] === 'dropped' || projectKey(before as KnownProject) !== key;
    return isNew ? [{ id: before?.id, key, after: after as KnownProject }] : [];
  });
  if (written.length === 0) return;
  // whoever adds the same one waits, and then sees it
  await sql`select pg_advisory_xact_lock(hashtext('new_product_project'))`.execute(transaction);
  const categories = written.flatMap(({ after }) => after.category ?? []);
  const { rows: kept } = await sql<Kept>`select id, project_no as no, name, category, oe_numbers as "oeNumbers" from new_product_project
    where category = any(${categories}::bigint[]) and stage <> 'dropped'`.execute(transaction);
  const seen = new Set<string>();
  for (const { id, key } of written) {
    const other = kept.find(one => one.id !== id && projectKey({ ...one, oeNumbers: one.oeNumbers ?? [] }) === key);
    if (other) throw new RefusedWrite(same(regrouped(other.no)));
    if (seen.has(key)) throw new RefusedWrite(same('–'));
    seen.add(key);
  }
};
