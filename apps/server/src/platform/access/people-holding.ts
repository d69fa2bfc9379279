import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Active people who hold a permission code by one of their roles; super users hold every code, and are none of them. */
export async function peopleHolding(database: Kysely<Tables>, code: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u where u.state = 'active' and not u.is_super and exists (
      select from user_role r join role_grant g on g.role_id = r.role_id where r.user_id = u.id and g.code = ${code})
    order by u.id`.execute(database);
  return rows.map(({ id }) => id);
}
