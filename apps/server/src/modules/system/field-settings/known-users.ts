import type { Access } from '@axle/permissions';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { KnownUser } from './settings-hits.ts';

interface UserRow {
  readonly id: number;
  readonly account: string;
  readonly is_super: boolean;
  readonly roles: readonly string[];
}

/** Everybody who has not left, with roles and the blocks in force. */
export async function knownUsers(database: Kysely<Tables>, day: string): Promise<readonly KnownUser[]> {
  const [people, grants, blocks] = await Promise.all([
    sql<UserRow>`select u.id, u.account, u.is_super,
        (select coalesce(json_agg(r.code order by r.id), '[]') from user_role ur join role r on r.id = ur.role_id
        where ur.user_id = u.id) as roles
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
