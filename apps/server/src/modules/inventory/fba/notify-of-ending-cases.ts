import { nearDeadlines } from '@axle/inventory';
import { daysBetween, type LocalDate } from '@axle/kernel';
import { businessDay, regrouped } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Registry } from '../../../platform/registry/registry.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { firstOf } from '../../../platform/notifications/first-of.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';
import { subscribersOf } from '../../../platform/notifications/subscribers.ts';

interface EndingCase {
  readonly id: number;
  readonly case_no: string;
  readonly deadline: LocalDate;
  readonly code: string;
  readonly name: string;
}

/**
 * Notifies the subscribers of a store and of its warehouse, and the store's owner, of the claims that are not filed yet and whose window
 * ends soon, by one message a store and warehouse; of each claim once.
 */
export async function notifyOfEndingCases(database: Kysely<Tables>, registry: Registry, now: Date): Promise<void> {
  const [from, to] = nearDeadlines(businessDay(now));
  const { rows } = await sql<{ store: number; warehouse: number | null }>`
    select distinct c.store, c.warehouse from fba_case c
    where c.state = 'open' and c.deadline between ${from}::date and ${to}::date
      and not exists (select from fba_case_ending_notified t where t.fba_case = c.id)
    order by c.store, c.warehouse`.execute(database);
  for (const { store, warehouse } of rows)
    await database.transaction().execute(async transaction => notify(transaction, { store, warehouse }, registry, now));
}

async function notify(
  transaction: Transaction<Tables>,
  { store, warehouse }: { readonly store: number; readonly warehouse: number | null },
  registry: Registry,
  now: Date,
): Promise<void> {
  const today = businessDay(now);
  const [from, to] = nearDeadlines(today);
  const { rows } = await sql<EndingCase>`
    with notified as (
      insert into fba_case_ending_notified (fba_case, notified_at)
      select c.id, ${now}::timestamptz from fba_case c
      where c.state = 'open' and c.store = ${store} and c.warehouse is not distinct from ${warehouse}::bigint
        and c.deadline between ${from}::date and ${to}::date
      on conflict do nothing returning fba_case)
    select c.id, c.case_no, c.deadline, s.code, s.name
    from notified join fba_case c on c.id = notified.fba_case join store s on s.id = c.store order by c.deadline, c.id`.execute(
    transaction,
  );
  const [first, ...others] = rows;
  if (!first) return;
  await sendMessage(transaction, {
    event: 'claim.ending',
    receivers: await subscribersOf(
      transaction,
      {
        page: 'fbaCase',
        record: { store },
        targets: [{ kind: 'shop', target: store }, ...(warehouse === null ? [] : [{ kind: 'warehouse' as const, target: warehouse }])],
      },
      { registry, now },
    ),
    object: first.case_no,
    values: {
      'shop.name': `${first.code} ${first.name}`,
      'claim.count': String(rows.length),
      'days.left': String(daysBetween(today, first.deadline)),
      'claim.nos': firstOf(rows.map(row => `${regrouped(row.case_no)} (${row.deadline})`)),
    },
    ...(others.length === 0 ? { record: first.id } : {}),
    now,
  });
}
