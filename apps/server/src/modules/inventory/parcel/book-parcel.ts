import { bookedWhenPacked, type PostPoint } from '@axle/inventory';
import { ok, refuse, type Result } from '@axle/kernel';
import { sql } from 'kysely';
import { changeOutbound } from '../outbound/change-outbound.ts';
import { type LockedOutbound, lockOutbound } from '../outbound/lock-outbound.ts';
import { outboundFollowers } from '../outbound/outbound-followers.ts';
import { postPieces, shipPieces } from '../outbound/ship-pieces.ts';
import { unshipPieces } from '../outbound/unship-pieces.ts';
import { type LedgerContext, stockLedger } from '../stock/stock-ledger.ts';
import type { LockedParcel } from './lock-parcel.ts';
import { parcelRefusals } from './parcel-refusals.ts';

interface Booked {
  readonly times: number;
  /** The posting by which the goods have left; null while they are in stock. */
  readonly postingNo: string | null;
}

/** How often a parcel's goods were booked out, and by which posting they are now. */
async function bookedOut({ transaction }: LedgerContext, { parcelNo }: LockedParcel): Promise<Booked> {
  const { rows } = await sql<Booked>`
    select count(*)::integer as times,
      max(p.posting_no) filter (where not exists (select from stock_posting r where r.reversal_of = p.id)) as "postingNo"
    from stock_posting p where p.idem_key like ${`parcel:${parcelNo}:ship:1:%`}`.execute(transaction);
  return rows[0]!;
}

const keyOf = ({ parcelNo }: LockedParcel, { times }: Booked): string => `parcel:${parcelNo}:ship:1:${times + 1}`;
const itemsOf = ({ lines }: LockedParcel) => lines.map(({ lineNo, qty }) => ({ lineNo, qty }));

/** [R11e] Books the goods of a parcel out that was just closed, where its shop wants that then; its order ships when it is handed over. */
export async function bookPacked(context: LedgerContext, parcel: LockedParcel): Promise<Result<void>> {
  const outbound = await lockOutbound(context.transaction, parcel.outbound);
  if (!outbound) return refuse(parcelRefusals.notPicked);
  if (!bookedWhenPacked(await postPoints(context, outbound))) return ok(undefined);
  const posted = await postPieces(context, outbound, keyOf(parcel, await bookedOut(context, parcel)), itemsOf(parcel));
  return posted.ok ? ok(undefined) : posted;
}

/** What the configurations in use of an order's shop say for the country that it goes to. */
async function postPoints({ transaction }: LedgerContext, { store, country }: LockedOutbound): Promise<readonly PostPoint[]> {
  if (store === null) return [];
  const found = await transaction
    .selectFrom('store_config')
    .select('ship_post_point')
    .where('store', '=', store)
    .where('country', '=', country)
    .where('status', '=', 1)
    .execute();
  return found.map(({ ship_post_point: point }) => point);
}

/**
 * [R11e] Books the goods of a parcel out that a courier takes, unless they were when it was packed; the order has shipped when its last
 * parcel goes.
 */
export async function bookHanded(context: LedgerContext, parcel: LockedParcel): Promise<Result<void>> {
  const booked = await bookedOut(context, parcel);
  if (booked.postingNo === null) {
    const asked = { outboundId: parcel.outbound, idemKey: keyOf(parcel, booked), items: itemsOf(parcel) };
    const shipped = await shipPieces(context, asked);
    return shipped.ok ? ok(undefined) : shipped;
  }
  const outbound = await lockOutbound(context.transaction, parcel.outbound);
  if (!outbound) return refuse(parcelRefusals.notPicked);
  const { rows } = await sql`
    select from parcel where outbound_no = ${outbound.outboundNo} and state in ('packing', 'packed', 'manifested') and id <> ${parcel.id}
    limit 1`.execute(context.transaction);
  const goes = rows.length === 0 && outbound.lines.every(({ qty, shipped }) => shipped === qty);
  if (goes && outbound.status === 'packed') await changeOutbound(context, outbound, { status: 'shipped', shippedAt: context.now }, 'ship');
  return ok(undefined);
}

/**
 * [R11e] Takes the booking of a packed parcel back, if there is one: its goods lie in the bins that they were picked from again, allocated
 * as before.
 */
export async function takeBackPacked(context: LedgerContext, parcel: LockedParcel, outbound: LockedOutbound): Promise<Result<void>> {
  const { postingNo, times } = await bookedOut(context, parcel);
  if (postingNo === null) return ok(undefined);
  const back = await unshipPieces(context, outbound, postingNo, itemsOf(parcel));
  const reason = `voidParcel ${parcel.parcelNo}`;
  const reversed = await stockLedger(context).reverse({ idemKey: `parcel:${parcel.parcelNo}:unship:1:${times}`, postingNo, reason });
  if (!reversed.ok) return reversed;
  await context.registry.part(outboundFollowers, outbound.sourceType)?.unshipped?.(context, outbound, back);
  return ok(undefined);
}
