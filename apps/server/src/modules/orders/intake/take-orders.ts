import { clockIn, fill, type Refusal } from '@axle/kernel';
import { type IntakePlan, mergePayload, planIntake, type PlatformOrder, refusePayload } from '@axle/orders';
import { businessZone } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { type IntakePlace, intakePlace, siteOf } from './intake-place.ts';
import { knownListings } from './known-listings.ts';
import { asListed } from './listed-codes.ts';
import { resolveListings } from './resolve-listings.ts';
import { storedOrders } from './stored-orders.ts';
import { type PlannedOrder, writeOrders } from './write-orders.ts';

/** In whose name orders are taken in, and when. */
export interface IntakeContext {
  readonly registry: Registry;
  readonly by: number;
  readonly now: Date;
  /** Keeps what became of a portion, in the transaction that stores it. */
  readonly noteOutcomes?: (transaction: Transaction<Tables>, outcomes: readonly IntakeOutcome[]) => Promise<void>;
}

/** What became of a payload. */
export interface IntakeOutcome {
  readonly orderId: string;
  readonly outcome: 'created' | 'updated' | 'skipped' | 'failed';
  readonly refusal?: Refusal;
}

/** Payloads that are taken in with one transaction. */
const portion = 500;

/**
 * [S1] Takes in the payloads of a shop, in portions that are stored whole or not at all, without a query for each order. Those that cannot
 * be stored fail alone; a portion that was stored before is skipped when it comes again.
 */
export async function takeOrders(
  database: Kysely<Tables>,
  context: IntakeContext,
  store: number,
  payloads: readonly PlatformOrder[],
): Promise<readonly IntakeOutcome[]> {
  const outcomes: IntakeOutcome[] = [];
  const place = await intakePlace(database, store);
  for (let at = 0; at < payloads.length; at += portion) {
    const some = payloads.slice(at, at + portion);
    outcomes.push(...(await database.transaction().execute(transaction => takeWithin(transaction, context, place, some))));
  }
  return outcomes;
}

/** [S1] Takes in payloads within a transaction: others of the shop wait, so that no two make one order. */
export async function takeWithin(
  transaction: Transaction<Tables>,
  context: IntakeContext,
  place: IntakePlace,
  payloads: readonly PlatformOrder[],
): Promise<readonly IntakeOutcome[]> {
  await sql`select pg_advisory_xact_lock(hashtext('order_intake'), ${place.store}::integer)`.execute(transaction);
  const failed = payloads.flatMap(order => failureOf(place, order));
  const isFailed = new Set(failed.map(({ orderId }) => orderId));
  const sound = payloads.filter(({ orderId }) => !isFailed.has(orderId));
  const whole = await asListed(transaction, context.registry, place, sound);
  const outcomes = [...failed];
  // payloads of one order follow each other, the older first
  for (const turn of turnsOf(whole)) outcomes.push(...(await takeTurn(transaction, context, place, turn)));
  await context.noteOutcomes?.(transaction, outcomes);
  return outcomes;
}

function failureOf(place: IntakePlace, order: PlatformOrder): readonly IntakeOutcome[] {
  const refusal = refusePayload(order) ?? (siteOf(place, order.marketplace, order.currency) || order.currency ? undefined : noCurrency);
  return refusal ? [{ orderId: order.orderId, outcome: 'failed', refusal }] : [];
}

function turnsOf(payloads: readonly PlatformOrder[]): readonly (readonly PlatformOrder[])[] {
  const turns: PlatformOrder[][] = [];
  for (const own of Map.groupBy(payloads, ({ orderId }) => orderId).values())
    for (const [turn, order] of own.toSorted((one, other) => ((one.updatedAt ?? '') < (other.updatedAt ?? '') ? -1 : 1)).entries())
      (turns[turn] ??= []).push(order);
  return turns;
}

async function takeTurn(
  transaction: Transaction<Tables>,
  context: IntakeContext,
  place: IntakePlace,
  payloads: readonly PlatformOrder[],
): Promise<readonly IntakeOutcome[]> {
  const { by, now, registry } = context;
  const parts = ownParts(transaction, { registry, access: unrestricted(by), now }, 'orderList');
  const known = await storedOrders(
    transaction,
    parts,
    place,
    payloads.map(({ orderId }) => orderId),
  );
  const sold = payloads.map(payload => {
    const said = mergePayload(known.get(payload.orderId)?.stored.said, payload);
    const { day } = clockIn(new Date(said.purchasedAt), businessZone);
    return { said, day, site: siteOf(place, said.marketplace, said.currency)?.id };
  });
  const named = sold.flatMap(({ said, day, site }) =>
    said.lines.map(({ sellerSku, title }) => ({ sellerSku, title, site, day, fulfilment: said.fulfilment })),
  );
  const findPieces = await resolveListings(transaction, place, named);
  const listingOf = await knownListings(transaction, place.store, named);
  const planned = payloads.map((payload, at): PlannedOrder => {
    const { day, site } = sold[at]!;
    const piecesOf = (sellerSku: string) => findPieces({ sellerSku, site, day });
    const locked = known.get(payload.orderId);
    const stored = locked && { ...locked.stored, said: locked.stored.said ?? baseline(payload) };
    const knowledge = { isCurrency: place.isCurrency, isMapped: (sellerSku: string) => piecesOf(sellerSku) !== undefined };
    const plan = planIntake(place.platform, payload, stored, knowledge);
    return {
      plan,
      record: locked?.record,
      known: stored && mergePayload(undefined, stored.said),
      piecesOf,
      listingOf: sellerSku => listingOf(site, sellerSku),
    };
  });
  await writeOrders(transaction, parts, place, planned, payloads);
  return payloads.map(({ orderId }, at) => ({ orderId, outcome: outcomeOf(planned[at]!.plan) }));
}

/** What a platform is taken to have said of an order that came from elsewhere: what it says now, but for its status. */
function baseline(payload: PlatformOrder): PlatformOrder {
  const { status: _status, payment: _payment, ...rest } = payload;
  return rest;
}

const outcomeOf = ({ kind }: IntakePlan) => (kind === 'create' ? 'created' : kind === 'update' ? 'updated' : 'skipped');

const noCurrency: Refusal = {
  code: 'CURRENCY',
  message: fill({ zh: '没有币种，店铺也没有可推断的站点', en: 'No currency, and the store has no site to take it from' }, {}),
};
