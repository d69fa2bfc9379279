import { businessDay } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { knownUsers } from './known-users.ts';
import { hitsOf } from './settings-hits.ts';

/** Counts for each field setting how many users it hits now; one that is past or disabled hits nobody. */
export async function countHits(database: Kysely<Tables>, registry: Registry, now: Date): Promise<void> {
  const day = businessDay(now);
  const [users, settings] = await Promise.all([
    knownUsers(database, day),
    database
      .selectFrom('user_field_setting')
      .select(['id', 'subject_kind', 'subject', 'page', 'field', 'mode', 'users_hit'])
      .select(sql<boolean>`status = 1 and (until is null or until >= ${day}::date)`.as('in_force'))
      .execute(),
  ]);
  const counted = settings.map(({ id, subject_kind, subject, page, field, mode, users_hit, in_force }) => {
    const section = registry.page(page)?.section.key;
    if (!in_force || section === undefined) return { id, was: users_hit, hit: 0 };
    const { hit } = hitsOf({ id, subject: subject_kind, name: subject ?? undefined, section, page, field, mode }, users);
    return { id, was: users_hit, hit };
  });
  // only what differs: every change of a setting has the rights of all users read again
  for (const { id, hit } of counted.filter(one => one.was !== one.hit))
    await database.updateTable('user_field_setting').set({ users_hit: hit }).where('id', '=', id).execute();
}
