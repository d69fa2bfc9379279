import { businessZone } from '@axle/page-kit';
import { passwordDays, reminderDays } from '@axle/session';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../notifications/send-message.ts';

const day = 24 * 3_600_000;

/** Notifies everybody whose password expires within a week, once for each password. */
export async function notifyOfExpiringPasswords(database: Kysely<Tables>, now: Date): Promise<void> {
  const changed = (daysAgo: number) => new Date(now.getTime() - daysAgo * day).toISOString();
  const expires = sql<string>`to_char((u.password_changed_at + make_interval(days => ${passwordDays})) at time zone ${businessZone},
    'YYYY-MM-DD')`;
  const users = await database
    .selectFrom('app_user as u')
    .select(['u.id', expires.as('expires')])
    .where('u.state', '=', 'active')
    .where('u.password_changed_at', '>', changed(passwordDays))
    .where('u.password_changed_at', '<=', changed(passwordDays - reminderDays))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message as m')
            .select('m.id')
            .whereRef('m.receiver', '=', 'u.id')
            .where('m.event', '=', 'password.expiring')
            .where('m.object', '=', expires),
        ),
      ),
    )
    .execute();
  for (const user of users)
    await database.transaction().execute(transaction =>
      sendMessage(transaction, {
        event: 'password.expiring',
        receivers: [user.id],
        object: user.expires,
        values: { 'password.expires': user.expires },
        once: true,
        now,
      }),
    );
}
