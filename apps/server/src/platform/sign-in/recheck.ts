import { inLanguage } from '@axle/kernel';
import { permissionList } from '@axle/permissions';
import { passwordState } from '@axle/session';
import { lookPage, type Recheck } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Registry } from '../registry/registry.ts';

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/** The names from the head of the organisation down to one of its parts. */
async function orgPath(database: Kysely<Tables>, orgId: number, language: Caller['language']): Promise<string> {
  const { rows } = await sql<{ name_zh: string; name_en: string }>`
    with recursive above (id, parent_id, name_zh, name_en, depth) as (
      select id, parent_id, name_zh, name_en, 0 from org where id = ${orgId}
      union all select o.id, o.parent_id, o.name_zh, o.name_en, above.depth + 1 from org o join above on o.id = above.parent_id
    )
    select name_zh, name_en from above order by depth desc`.execute(database);
  return rows.map(row => inLanguage({ zh: row.name_zh, en: row.name_en }, language)).join(' / ');
}

/** The sign-in before this one: what a person checks to see whether somebody else was here. */
const formerSignIn = (database: Kysely<Tables>, account: string, signInId: number) =>
  database
    .selectFrom('login_log')
    .select(['at', 'ip'])
    .where('account', '=', account)
    .where('event', '=', 'login')
    .where('result', '=', 'ok')
    .where('sign_in_id', 'is distinct from', signInId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Density and theme as the user chose them, on any machine. */
async function ownLook(database: Kysely<Tables>, userId: number): Promise<Recheck['look']> {
  const kept = await database
    .selectFrom('list_layout')
    .select('layout')
    .where('user_id', '=', userId)
    .where('page', '=', lookPage)
    .executeTakeFirst();
  const { density, theme } = (kept?.layout ?? {}) as NonNullable<Recheck['look']>;
  return kept && { density, theme };
}

/** Who the caller is, what the caller may do, and what the password's age demands. */
export async function recheck(
  database: Kysely<Tables>,
  registry: Registry,
  { access, account, signInId, language, now, viewedBy }: Caller,
): Promise<Recheck> {
  const user = await database
    .selectFrom('app_user')
    .select(['id', 'account', 'nickname', 'nickname_en', 'org_id', 'lang', 'password_changed_at', 'first_login'])
    .where('id', '=', access.userId)
    .executeTakeFirstOrThrow();
  const [org_path, former, signIn, look, roles] = await Promise.all([
    orgPath(database, user.org_id, language),
    formerSignIn(database, account, signInId),
    database.selectFrom('sign_in').select('expires_at').where('id', '=', signInId).executeTakeFirstOrThrow(),
    ownLook(database, access.userId),
    database
      .selectFrom('role')
      .innerJoin('user_role', 'user_role.role_id', 'role.id')
      .select(['code', 'name_zh', 'name_en'])
      .where('user_id', '=', access.userId)
      .orderBy('role.id')
      .execute(),
  ]);
  // a user who views as somebody else is not asked for the password
  const isDue = viewedBy === undefined;
  const password = passwordState(seconds(user.password_changed_at), user.first_login, Math.floor(now.getTime() / 1000));
  return {
    is_super: access.isSuper,
    user: {
      id: user.id,
      account: user.account,
      nickname: user.nickname,
      nickname_en: user.nickname_en ?? undefined,
      org_path,
      roles,
      lang: user.lang,
      last_login_at: former?.at,
      last_login_ip: former?.ip,
    },
    permission_list: permissionList(access, registry.codes),
    first_login: isDue && user.first_login,
    need_popup: isDue && password.needPopup,
    password_expired_time: password.expires,
    ninety_days_password_not_change: isDue && password.ninetyDaysPasswordNotChange,
    sign_in_seconds_left: seconds(signIn.expires_at) - Math.floor(now.getTime() / 1000),
    ...(viewedBy
      ? { viewed_by: { account: viewedBy.account, nickname: viewedBy.nickname, nickname_en: viewedBy.nicknameEn, until: viewedBy.until } }
      : look
        ? { look }
        : {}),
  };
}
