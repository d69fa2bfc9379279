import type { Text } from '@axle/kernel';
import { fieldsOf, optionOf } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FiguresHandler } from '../resources/calls/figures-handler.ts';
import { hitsOf, type KnownUser } from './settings-hits.ts';

/** Most settings told one by one. */
const most = 500;

interface Setting {
  readonly id: number;
  readonly subject_kind: 'user' | 'role' | 'all';
  readonly subject: string | null;
  readonly name_zh: string | null;
  readonly name_en: string | null;
  readonly page: string;
  readonly field: string;
  readonly mode: 'hide' | 'readBlock' | 'writeBlock';
  readonly in_force: boolean;
}

/** How many users each setting hits today, and how many there are that it is meant for and spares; those hit by any setting are counted once. */
export const settingFigures: FiguresHandler = async ({ database, where, filters, registry, now }) => {
  const day = now.toISOString().slice(0, 10);
  const [users, { rows }] = await Promise.all([
    knownUsers(database, day),
    sql<Setting>`select t.id, t.subject_kind, t.subject, t.page, t.field, t.mode,
        coalesce(r.name_zh, u.nickname) as name_zh, coalesce(r.name_en, u.nickname_en, u.nickname) as name_en,
        t.status = 1 and (t.until is null or t.until >= ${day}::date) as in_force
      from user_field_setting t
      left join role r on t.subject_kind = 'role' and r.code = t.subject
      left join app_user u on t.subject_kind = 'user' and u.account = t.subject
      where ${where(filters)} order by t.page, t.field, t.mode, t.id limit ${most}`.execute(database),
  ]);
  const touched = new Set<number>();
  const told = rows.flatMap(setting => {
    const entry = registry.page(setting.page);
    if (!entry) return [];
    const counted = { ...setting, subject: setting.subject_kind, name: setting.subject ?? undefined, section: entry.section.key };
    const hits = setting.in_force ? hitsOf(counted, users) : { named: 0, hit: 0, spared: 0 };
    if (hits.hit > 0) for (const user of users) if (hitsOf(counted, [user]).hit > 0) touched.add(user.access.userId);
    const field = entry.page.resource && fieldsOf(entry.page.resource)[setting.field];
    const mode = registry.resource('userFieldSetting')?.resource.fields['mode'];
    const how = mode?.kind === 'enum' ? optionOf(mode.options, setting.mode)?.label : undefined;
    const label = labelOf(entry.page.title, field?.label ?? same(setting.field), how ?? same(setting.mode), whomOf(setting));
    return [{ key: String(setting.id), label, values: { ...hits } }];
  });
  return { touched: { value: touched.size }, settings: { rows: told } };
};

const same = (text: string): Text => ({ zh: text, en: text });

const whomOf = ({ subject_kind, subject, name_zh, name_en }: Setting): Text =>
  subject_kind === 'all' ? { zh: '所有人', en: 'Everybody' } : { zh: name_zh ?? subject ?? '', en: name_en ?? subject ?? '' };

const labelOf = (page: Text, field: Text, mode: Text, whom: Text): Text => ({
  zh: `${page.zh} · ${field.zh} · ${mode.zh} ← ${whom.zh}`,
  en: `${page.en} · ${field.en} · ${mode.en} ← ${whom.en}`,
});

interface UserRow {
  readonly id: number;
  readonly account: string;
  readonly is_super: boolean;
  readonly roles: readonly string[];
}

/** Everybody who has not left, with roles and the blocks in force. */
async function knownUsers(database: Kysely<Tables>, day: string): Promise<readonly KnownUser[]> {
  const [people, grants, blocks] = await Promise.all([
    sql<UserRow>`select u.id, u.account, u.is_super,
        (select coalesce(json_agg(r.code order by r.id), '[]') from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) as roles
      from app_user u where u.state <> 'left' order by u.id`.execute(database),
    sql<{
      role: string;
      codes: readonly string[];
    }>`select r.code as role, coalesce(json_agg(g.code) filter (where g.code is not null), '[]') as codes
      from role r left join role_grant g on g.role_id = r.id group by r.code`.execute(database),
    database
      .selectFrom('user_field_setting')
      .select(['subject_kind', 'subject', 'page', 'field', 'mode'])
      .where('status', '=', 1)
      .where(sql<boolean>`(until is null or until >= ${day}::date)`)
      .execute(),
  ]);
  const codesOf = new Map(grants.rows.map(({ role, codes }) => [role, new Set(codes)]));
  return people.rows.map(({ id, account, is_super, roles }) => {
    const access: Access = {
      userId: id,
      isSuper: is_super,
      roles: roles.map(role => ({ role, codes: codesOf.get(role) ?? new Set() })),
      scopes: new Map(),
      blocks: blocks.flatMap(({ subject_kind, subject, page, field, mode }): Access['blocks'] => {
        if (subject_kind === 'role')
          return roles.includes(subject ?? '') ? [{ subject: { kind: 'role', role: subject ?? '' }, page, field, mode }] : [];
        return subject_kind === 'all' || subject === account ? [{ subject: { kind: subject_kind }, page, field, mode }] : [];
      }),
    };
    return { account, access };
  });
}
