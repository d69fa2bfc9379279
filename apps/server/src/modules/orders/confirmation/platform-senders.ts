import { refuse, type Result } from '@axle/kernel';
import type { CalledPlatform, ConfirmationMessage } from '@axle/orders';
import { businessZone } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type OpenedShop, openShop } from '../connector/open-shop.ts';
import { confirmingAt, confirmToPlatform } from './confirm-to-platform.ts';
import type { Confirmation, ConfirmationSender } from './send-confirmations.ts';

type Said = Pick<ConfirmationMessage, 'marketplaceId' | 'shippedAt' | 'service' | 'lines'>;

/** What a platform is to know of a parcel beside its numbers: the lines in it, and when it left. */
async function messageOf(database: Kysely<Tables>, confirmation: Confirmation, marketplaces: readonly string[]) {
  const { rows } = await sql<{ [Key in keyof Said]: Said[Key] | null }>`
    select i.marketplace_id as "marketplaceId", o.ship_service as service,
      to_char(greatest(o.purchase_at, c.ship_day::timestamp at time zone ${businessZone}) at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "shippedAt",
      (select json_agg(json_build_object('id', n.platform_line_id, 'qty', n.qty) order by n.line_no) from confirmed_lines(c.id) n) as lines
    from order_confirmation c join sales_order o on o.id = c.sales_order left join site i on i.id = o.site
    where c.id = ${confirmation.id}`.execute(database);
  const { marketplaceId, shippedAt, service, lines } = rows[0]!;
  return {
    platformOrderId: confirmation.platformOrderId,
    reference: confirmation.id,
    marketplaceId: marketplaceId ?? marketplaces[0],
    carrierCode: confirmation.carrierCode,
    waybillNo: confirmation.waybillNo,
    shippedAt: shippedAt!,
    service: service!,
    lines: lines ?? [],
  } satisfies ConfirmationMessage;
}

/** How a shop is opened for its platform. */
export type OpenShop = (database: Kysely<Tables>, store: number) => Promise<Result<OpenedShop>>;

/** Sends confirmations to a platform by its interface, for shops that have granted it; all others go by file. */
export function platformSender(platform: CalledPlatform, open: OpenShop): ConfirmationSender {
  // a token is renewed every hour: one way in is kept for each store
  const opened = new Map<number, { readonly token: string; readonly send: ReturnType<typeof confirmingAt> }>();
  return {
    connects: async (database, store) => (await open(database, store)).ok,
    async send(database, confirmation) {
      const shop = await open(database, confirmation.store);
      if (!shop.ok) return refuse(shop.refusal);
      const { door, marketplaces } = shop.value;
      const before = opened.get(confirmation.store);
      const send = before?.token === door.token ? before.send : confirmingAt(platform, door);
      opened.set(confirmation.store, { token: door.token, send });
      const message = await messageOf(database, confirmation, marketplaces);
      return confirmToPlatform(platform, send, message, { wasSent: confirmation.wasSent, now: door.now });
    },
  };
}

const openedNow =
  (platform: CalledPlatform): OpenShop =>
  (database, store) =>
    openShop(database, platform, store, new Date());

/** Senders of the platforms that have interfaces; PartsGeek is confirmed to by file alone. */
export const platformSenders: Readonly<Record<CalledPlatform, ConfirmationSender>> = {
  amazon: platformSender('amazon', openedNow('amazon')),
  ebay: platformSender('ebay', openedNow('ebay')),
  walmart: platformSender('walmart', openedNow('walmart')),
};
