import type pg from 'pg';
import { reasonOf } from '../host/start-refusal.ts';

/**
 * Makes sure of the extension by which names are searched. A database where it is missing and may not be made is refused, in words for
 * its administrator.
 */
export async function requireTrigrams(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ user: string; there: boolean }>(
    `select current_user as user, exists (select from pg_extension where extname = 'pg_trgm') as there`,
  );
  if (rows[0]?.there) return;
  try {
    await pool.query('create extension if not exists pg_trgm');
  } catch (error) {
    throw new Error(
      `it lacks the extension pg_trgm, by which names are searched, and ${rows[0]?.user} cannot create it (${reasonOf(error)}). ` +
        'Ask its administrator to run "create extension pg_trgm" in it; the extension comes with the contrib package of PostgreSQL',
    );
  }
}
