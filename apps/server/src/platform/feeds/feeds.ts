import type { Text } from '@axle/kernel';
import { feedNames } from '@axle/pages';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What comes in or goes out by itself, how often it is to run and how much later it may be, in minutes. */
export interface Feed {
  readonly key: string;
  readonly name: Text;
  readonly system: 'fx' | 'shops' | 'mail' | 'office';
  readonly direction: 'in' | 'out';
  readonly every: number;
  readonly grace: number;
  /** Table that it fills or empties. */
  readonly target: string;
}

const feed = (
  key: keyof typeof feedNames,
  [system, direction, target]: readonly [Feed['system'], Feed['direction'], string],
  [every, grace]: readonly [number, number],
): Feed => ({ key, name: feedNames[key], system, direction, every, grace, target });

const day = 24 * 60;

/** The feeds of this release. Those of sections that are still to come are added with them. */
export const feeds = {
  rates: feed('fx.exchangeRates', ['fx', 'in', 'exchange_rate'], [31 * day, 5 * day]),
  shops: feed('shops.authorisations', ['shops', 'in', 'shop_auth'], [10, 10]),
  mails: feed('mail.outbox', ['mail', 'out', 'outgoing_mail'], [10, 10]),
  passwords: feed('office.passwords', ['office', 'out', 'message'], [10, 10]),
  signIns: feed('office.signIns', ['office', 'in', 'sign_in'], [10, 10]),
  hits: feed('office.fieldSettings', ['office', 'in', 'user_field_setting'], [10, 10]),
  reminders: feed('office.approvals', ['office', 'out', 'change_request'], [10, 10]),
} as const satisfies Readonly<Record<string, Feed>>;

/** Writes the feeds of this release; what is said of them stays with their runs. */
export async function syncFeeds(database: Kysely<Tables>): Promise<void> {
  const rows = Object.values(feeds).map(({ key, name, system, direction, every, grace, target }) => ({
    feed_key: key,
    name_zh: name.zh,
    name_en: name.en,
    system,
    direction,
    every,
    grace,
    owner: null,
    target,
  }));
  const kept = ['name_zh', 'name_en', 'system', 'direction', 'every', 'grace', 'target'] as const;
  await database
    .insertInto('data_feed')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('feed_key').doUpdateSet(({ ref }) => Object.fromEntries(kept.map(column => [column, ref(`excluded.${column}`)]))),
    )
    .execute();
}
