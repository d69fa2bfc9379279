import { sql } from 'kysely';
import type { KnownHandler } from '../resources/calls/known-handler.ts';

/**
 * Our own domains: those of the addresses of our users, the one that most have first. The list of recipients marks addresses by the same.
 */
export const ownDomains: KnownHandler = async ({ database }) => {
  const { rows } = await sql<{ domain: string }>`
    select lower(split_part(email, '@', 2)) as domain from app_user where lower(split_part(email, '@', 2)) > '' group by 1
    order by count(*) desc, 1`.execute(database);
  return rows.map(({ domain }) => domain);
};
