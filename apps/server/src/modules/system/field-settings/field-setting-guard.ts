import { fill, type Refusal, type Text, text } from '@axle/kernel';
import { type Field, fieldsOf, type RecordValues, type Resource } from '@axle/page-kit';
import { didYouMean, nearest } from '../../../platform/lookups/nearest.ts';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';

const refusal = (field: string, zh: string, en: string, values: Readonly<Record<string, string | Text>> = {}): Refusal => ({
  code: 'RULE',
  field,
  message: fill(text(zh, en), values),
});

/**
 * A field setting names a user or role that there is and a field of a page; what names a record stays in sight, what a record needs stays
 * writable.
 */
export const fieldSettingGuard: RecordGuard = async (database, records, { registry }) => {
  const named = [...new Set(records.flatMap(({ subject }) => (typeof subject === 'string' ? [subject] : [])))];
  const [users, roles] = await Promise.all([
    named.length === 0 ? [] : database.selectFrom('app_user').select('account').where('account', 'in', named).execute(),
    database.selectFrom('role').select('code').execute(),
  ]);
  const accounts = new Set(users.map(({ account }) => account));
  const codes = roles.map(({ code }) => code);
  return record => {
    const page = registry.page(String(record['page']));
    return [
      ...refusedSubject(record, accounts, codes),
      ...(page?.page.resource
        ? refusedField(record, page.page.resource)
        : [
            unknownPage(
              String(record['page']),
              registry.pages.filter(entry => entry.page.resource).map(entry => entry.page.key),
            ),
          ]),
    ];
  };
};

function refusedSubject(
  { subjectKind, subject }: RecordValues,
  accounts: ReadonlySet<string>,
  roles: readonly string[],
): readonly Refusal[] {
  if (subjectKind === 'all')
    return subject === undefined || subject === null
      ? []
      : [refusal('subject', '对所有人生效时对象须留空', 'Leave “User or role” empty for settings that apply to everybody')];
  if (typeof subject !== 'string') return [refusal('subject', '请填写用户账号或角色代码', 'Enter a user account or role code')];
  if (subjectKind === 'user')
    return accounts.has(subject) ? [] : [refusal('subject', '没有账号为{subject}的用户', 'No user with account {subject}', { subject })];
  if (roles.includes(subject)) return [];
  const near = didYouMean(nearest(subject, roles, code => [code]));
  return [refusal('subject', '没有角色{subject}{near}', 'Role {subject} does not exist{near}', { subject, near })];
}

const unknownPage = (page: string, keys: readonly string[]): Refusal =>
  refusal('page', '没有页面{page}{near}', 'Page {page} does not exist{near}', {
    page,
    near: didYouMean(nearest(page, keys, key => [key])),
  });

function refusedField({ field, mode }: RecordValues, resource: Resource): readonly Refusal[] {
  const name = String(field);
  const known = blockable(resource);
  const found = known.get(name);
  if (!found) {
    const near = didYouMean(nearest(name, [...known.keys()], key => [key]));
    return [refusal('field', '该页面没有字段{name}{near}', 'The page has no field {name}{near}', { name, near })];
  }
  if (mode !== 'writeBlock' && (found.key === true || resource.nameFields.includes(name)))
    return [refusal('mode', '关键列不可隐藏', 'Key columns cannot be hidden')];
  // a required price may be read-blocked: adding a record without it is refused with a message
  if (mode === 'writeBlock' && found.required === true && found.initial === undefined && !found.readOnly)
    return [refusal('mode', '必填字段没有默认值，不可禁写', 'A required field without a default cannot be write-blocked')];
  return [];
}

/** Every field by the name that a setting calls it, columns of lines among them. */
const blockable = (resource: Resource): ReadonlyMap<string, Field> =>
  new Map(
    Object.entries(fieldsOf(resource)).flatMap(([key, field]): (readonly [string, Field])[] => [
      [key, field],
      ...(field.kind === 'lines'
        ? Object.entries(field.fields).map(
            ([column, held]) => [`${key}.${column}`, field.by.includes(column) ? { ...held, key: true } : held] as const,
          )
        : []),
    ]),
  );
