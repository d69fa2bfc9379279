import { type Refusal, text } from '@axle/kernel';
import type { RecordRow, RecordValues } from '@axle/page-kit';
import { type FieldBlock, isRestrictedBy } from '@axle/permissions';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import type { WriteGuard } from '../../../platform/resources/writes/settle-rows.ts';

const ownRestriction: Refusal = {
  code: 'RULE',
  message: text(
    '不能放宽对自己生效的字段限制，请由其他管理员修改',
    'You cannot loosen a field restriction that applies to you; ask another administrator',
  ),
};

const parts = ['subjectKind', 'subject', 'page', 'field', 'mode'] as const;

/** Whether a setting is gone, out of use, about something else or over sooner. */
const isLoosened = (before: RecordRow, after: RecordValues | undefined): boolean =>
  !after ||
  after['status'] === 0 ||
  parts.some(part => (after[part] ?? null) !== (before[part] ?? null)) ||
  (typeof after['until'] === 'string' && (typeof before['until'] !== 'string' || after['until'] < before['until']));

const blockOf = ({ subjectKind, subject, page, field, mode }: RecordRow): FieldBlock => ({
  subject: subjectKind === 'role' ? { kind: 'role', role: String(subject) } : { kind: subjectKind as 'user' | 'all' },
  page: String(page),
  field: String(field),
  mode: mode as FieldBlock['mode'],
});

/** [G12] Nobody loosens a restriction that holds for themselves, whichever way the setting is written. */
export const ownRestrictionStays: WriteGuard = async (transaction, { caller }, rows) => {
  const loosened = rows.flatMap(({ before, after }) => (before && isLoosened(before, after) ? [before] : []));
  if (loosened.length === 0) return;
  const { account } = await transaction
    .selectFrom('app_user')
    .select('account')
    .where('id', '=', caller.access.userId)
    .executeTakeFirstOrThrow();
  const isOwn = (row: RecordRow) => row['subjectKind'] !== 'user' || row['subject'] === account;
  if (loosened.some(row => isOwn(row) && isRestrictedBy(caller.access, blockOf(row)))) throw new RefusedWrite(ownRestriction);
};
