import { passwordState, signInAge } from '@axle/session';
import type { OrgSummary, RoleSummary, ScopeSummary, UserSummary } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

const optional = <Key extends string>(key: Key, value: string | null) => (value === null ? {} : { [key]: value });

/** `138****0000`: enough to recognise the owner, not to call. */
export const maskedPhone = (phone: string): string =>
  phone.length < 8 ? '****' : `${phone.slice(0, 3)}${'*'.repeat(phone.length - 7)}${phone.slice(-4)}`;

/** How much of a person is shown: names and rights, the account as well, or also what a super user edits. */
export type UserDetail = 'names' | 'account' | 'personal';

/**
 * All users with the codes of their roles, and as far as a review asks how long ago they signed in and whether their password has expired.
 * No hash of a password is ever read here.
 */
export async function userSummaries(database: Kysely<Tables>, much: UserDetail, now: Date): Promise<readonly UserSummary[]> {
  const rows = await database
    .selectFrom('app_user as u')
    .select([
      'u.id',
      'u.version',
      'u.account',
      'u.nickname',
      'u.nickname_en',
      'u.org_id',
      'u.state',
      'u.is_super',
      'u.employee_no',
      'u.post',
      'u.email',
      'u.phone',
      'u.lang',
      'u.last_login_at',
      'u.last_login_ip',
      'u.password_changed_at',
      'u.first_login',
      sql<
        readonly string[]
      >`array(select r.code from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id order by r.id)`.as('roles'),
    ])
    .orderBy('u.account')
    .execute();
  const second = (instant: string) => Math.floor(Date.parse(instant) / 1000);
  const current = second(now.toISOString());
  const passwordOf = (row: (typeof rows)[number]) => passwordState(second(row.password_changed_at), row.first_login, current);
  return rows.map(row => ({
    id: row.id,
    version: row.version,
    account: row.account,
    nickname: row.nickname,
    ...optional('nicknameEn', row.nickname_en),
    orgId: row.org_id,
    state: row.state,
    isSuper: row.is_super,
    roles: row.roles,
    signedIn: signInAge(row.last_login_at === null ? undefined : second(row.last_login_at), current),
    passwordPast: passwordOf(row).ninetyDaysPasswordNotChange,
    ...(much === 'names'
      ? {}
      : {
          ...optional('employeeNo', row.employee_no),
          ...optional('post', row.post),
          ...(much === 'personal' ? optional('email', row.email) : {}),
          ...optional('phone', row.phone === null || much === 'personal' ? row.phone : maskedPhone(row.phone)),
          lang: row.lang,
          ...optional('lastLoginAt', row.last_login_at),
          ...optional('lastLoginIp', row.last_login_ip),
          passwordExpires: new Date(passwordOf(row).expires * 1000).toISOString(),
          firstLogin: row.first_login,
        }),
  }));
}

/** The roles, each with those of its codes that are asked for. */
export async function roleSummaries(database: Kysely<Tables>, wanted: (code: string) => boolean): Promise<readonly RoleSummary[]> {
  const rows = await database
    .selectFrom('role as r')
    .select(['r.id', 'r.version', 'r.code', 'r.name_zh', 'r.name_en'])
    .select(sql<readonly string[]>`array(select g.code from role_grant g where g.role_id = r.id order by g.code)`.as('codes'))
    .orderBy('r.id')
    .execute();
  return rows.map(({ id, version, code, name_zh, name_en, codes }) => ({
    id,
    version,
    code,
    nameZh: name_zh,
    nameEn: name_en,
    codes: codes.filter(wanted),
  }));
}

/** The organisation, parents and parts in their order. */
export async function orgSummaries(database: Kysely<Tables>): Promise<readonly OrgSummary[]> {
  const rows = await database.selectFrom('org').selectAll().orderBy('sort').orderBy('id').execute();
  return rows.map(({ id, version, parent_id, code, name_zh, name_en }) => ({
    id,
    version,
    ...(parent_id === null ? {} : { parentId: parent_id }),
    code,
    nameZh: name_zh,
    nameEn: name_en,
  }));
}

/** The data scopes of all users, including expired ones. */
export async function scopeSummaries(database: Kysely<Tables>): Promise<readonly ScopeSummary[]> {
  const rows = await database.selectFrom('data_scope').selectAll().orderBy('user_id').orderBy('kind').execute();
  return rows.map(row => ({
    userId: row.user_id,
    kind: row.kind,
    mode: row.mode,
    targets: row.targets,
    ...optional('validTo', row.valid_to),
    ...(row.updated_by === null ? {} : { changedBy: row.updated_by }),
    changedAt: row.updated_at,
  }));
}
