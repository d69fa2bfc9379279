import { fill, ok, type Refusal, refuse } from '@axle/kernel';
import type { TargetOutcome } from '@axle/page-kit';
import { sql } from 'kysely';
import { didYouMean, nearest } from '../../../platform/lookups/nearest.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { addRecord } from '../../../platform/resources/write-record.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';

const sameRole: Refusal = { code: 'RULE', field: 'to', message: { zh: '两个角色相同', en: 'The two roles are the same' } };
const nothing: Refusal = {
  code: 'RULE',
  field: 'from',
  message: { zh: '没有可复制的设置', en: 'No settings to copy' },
};

const unknownRole = (field: string, role: string, codes: readonly string[]): Refusal => ({
  code: 'RULE',
  field,
  message: fill(
    { zh: '没有角色{role}{near}', en: 'Role {role} does not exist{near}' },
    { role, near: didYouMean(nearest(role, codes, code => [code])) },
  ),
});

/** Gives a role the field settings in use and the default columns of another one. What it has already stays as it is. */
export const copyRoleSettings: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async transaction => {
    const [from, to] = [String(input['from']), String(input['to'])];
    const roles = await transaction.selectFrom('role').select(['id', 'code']).execute();
    const codes = roles.map(({ code }) => code);
    const unknown = (['from', 'to'] as const).filter(field => !codes.includes(String(input[field])));
    if (unknown.length > 0) return refuse(unknown.map(field => unknownRole(field, String(input[field]), codes)));
    if (from === to) return refuse(sameRole);
    const settings = await transaction
      .selectFrom('user_field_setting')
      .select(['subject', 'page', 'field', 'mode', 'until', 'reason', 'status'])
      .where('subject_kind', '=', 'role')
      .where('subject', 'in', [from, to])
      .orderBy('id')
      .execute();
    const nameOf = ({ page, field, mode }: (typeof settings)[number]) => `${page} ${field} ${mode}`;
    const held = new Set(settings.filter(({ subject }) => subject === to).map(nameOf));
    const wanted = settings.filter(setting => setting.subject === from && setting.status === 1 && !held.has(nameOf(setting)));
    const outcomes: TargetOutcome[] = [];
    for (const setting of wanted) {
      const { page, field, mode, until, reason } = setting;
      const values = {
        subjectKind: 'role',
        subject: to,
        page,
        field,
        mode,
        ...(until === null ? {} : { until }),
        ...(reason === null ? {} : { reason }),
      };
      const added = await addRecord({ ...parts, database: transaction }, values);
      const named = { id: added.ok ? added.value.id : 0, name: nameOf(setting) };
      outcomes.push(added.ok ? named : { ...named, refusal: added.refusal[0]! });
    }
    const idOf = (role: string) => roles.find(({ code }) => code === role)!.id;
    const { rows: lists } = await sql<{ id: number; page: string }>`
      insert into list_layout_default (role_id, page, layout, updated_by, updated_at)
      select ${idOf(to)}, page, layout, ${parts.caller.access.userId}, ${parts.caller.now} from list_layout_default
      where role_id = ${idOf(from)}
      on conflict (role_id, page) do nothing returning id, page`.execute(transaction);
    outcomes.push(...lists.map(({ id, page }) => ({ id, name: page })));
    return outcomes.length === 0 ? refuse(nothing) : ok(outcomes);
  });
