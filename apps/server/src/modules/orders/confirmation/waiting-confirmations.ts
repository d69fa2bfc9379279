import { confirmationFile, type ConfirmationRow, type ConfirmedPlatform } from '@axle/orders';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Answer } from '../../../platform/gateways/main/main-call.ts';

/** A tracking number that its platform does not have yet. */
export interface WaitingConfirmation extends ConfirmationRow {
  readonly platform: ConfirmedPlatform;
}

/** Confirmations `c` that wait or failed and fit a condition: of an order in several parcels, line by line. */
export async function waitingConfirmations(
  database: Kysely<Tables>,
  where: RawBuilder<boolean>,
  most: number,
): Promise<readonly WaitingConfirmation[]> {
  const { rows } = await sql<WaitingConfirmation>`
    select c.platform, c.platform_order_id as "platformOrderId", c.carrier_code as "carrierCode", c.waybill_no as "waybillNo",
      c.ship_day as "shipDay", l.platform_line_id as "platformLineId", l.qty
    from order_confirmation c left join lateral (
      select n.* from confirmed_lines(c.id) n where exists (select from order_confirmation o where o.platform = c.platform
        and o.store = c.store and o.platform_order_id = c.platform_order_id and o.parcel <> c.parcel)) l on true
    where ${where} and c.state in ('waiting', 'failed') and c.carrier_code is not null order by c.id, l.line_no limit ${most}`.execute(
    database,
  );
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as WaitingConfirmation);
}

/** The file of tracking numbers as a platform takes it. */
export function trackingFile(platform: ConfirmedPlatform, rows: readonly ConfirmationRow[]): Answer {
  const content = Buffer.from(confirmationFile(platform, rows));
  const [ending, kind] = platform === 'amazon' ? ['txt', 'tab-separated-values'] : ['csv', 'csv'];
  return {
    kind: 'file',
    name: `tracking-${platform}.${ending}`,
    mediaType: `text/${kind}; charset=utf-8`,
    bytes: content.length,
    content,
  };
}

/** There is no tracking number to hand over. */
export const nothingWaits = {
  code: 'NOTHING_WAITS',
  message: { zh: '没有可回传的单号', en: 'No tracking number waits to be sent' },
};
