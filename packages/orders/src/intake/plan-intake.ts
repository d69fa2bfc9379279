import type { OrderStatus } from '../order/order-status.ts';
import type { IntakeKnowledge } from './judge-order.ts';
import { mapPlatformStatus, type StatusHint } from './map-platform-status.ts';
import { type KeyedLine, mergePayload } from './merge-payload.ts';
import type { OrderPlatform, PlatformOrder } from './platform-order.ts';
import { sameValue } from './same-value.ts';
import { type StatusBefore, takeStatus, type TakenStatus } from './take-status.ts';

/** What is stored of an order that a payload speaks of. */
export interface StoredOrder extends StatusBefore {
  /** When the platform last changed it, as far as we know. */
  readonly updatedAt?: string;
  /** All that the platform said so far. */
  readonly said: PlatformOrder;
}

/** What a person must decide, because the order is past the point where the platform may change it. */
export type IntakeRequest = 'cancel' | 'address' | 'lines' | 'status';

/** Parts of an order that a payload changes. */
export type IntakePart = 'address' | 'lines';

/** What the platform said so far, each line with its key. */
export type SaidOrder = PlatformOrder & { readonly lines: readonly KeyedLine[] };

/** What becomes of a payload. */
export type IntakePlan =
  | ({ readonly kind: 'create'; readonly said: SaidOrder } & TakenStatus)
  | ({
      readonly kind: 'update';
      readonly said: SaidOrder;
      readonly parts: readonly IntakePart[];
      readonly requests: readonly IntakeRequest[];
      /** Other things are sold, or for another price: what a review found before no longer holds. */
      readonly reviewsAgain?: true;
    } & TakenStatus)
  /** The moment of one that says the same later is kept, so that what lies between stays older. */
  | { readonly kind: 'skip'; readonly why: 'older' | 'same'; readonly updatedAt?: string };

const mayChange: Readonly<Record<IntakePart, readonly OrderStatus[]>> = {
  address: ['pendingPay', 'pendingReview', 'held', 'pendingAllocate', 'outOfStock', 'allocated', 'abnormal'],
  lines: ['pendingPay', 'pendingReview', 'pendingAllocate', 'outOfStock', 'abnormal'],
};
/** Statuses behind the review in which lines may still change: the order is reviewed again then. */
const reviewed: readonly OrderStatus[] = ['pendingAllocate', 'outOfStock'];
/** Statuses in which a change comes too late to be asked for. */
const over: readonly OrderStatus[] = ['shipped', 'delivered', 'cancelling', 'cancelled'];

/**
 * [S1] What a payload of a platform changes against what is stored. An older one, and one that says nothing new, change nothing; one
 * that does not say when it was changed counts as new, and its status only where it is none that the order has passed. Only what the
 * platform itself changed since its last payload is taken over, so that corrections of people stay. Once pieces are reserved other
 * lines are a request, and once the warehouse has the order so are a cancellation and another address: never a silent edit. An order
 * that sells something else than was reviewed is reviewed again. [S2b] Of an order that others are merged into, both are from the start.
 */
export function planIntake(
  platform: OrderPlatform,
  payload: PlatformOrder,
  stored: StoredOrder | undefined,
  knowledge: IntakeKnowledge,
): IntakePlan {
  if (!stored) {
    const said = mergePayload(undefined, payload);
    const { status, abnormalCode } = takeStatus(platform, said, undefined, { isNewStatus: true, isChanged: true, knowledge });
    return { kind: 'create', said, status, ...(abnormalCode === undefined ? {} : { abnormalCode }) };
  }
  const seen = stored.updatedAt;
  const { updatedAt } = payload;
  if (seen !== undefined && updatedAt !== undefined && updatedAt < seen) return { kind: 'skip', why: 'older', updatedAt: seen };
  const known = mergePayload(undefined, stored.said);
  const said = mergePayload(stored.said, updatedAt === undefined ? withoutOlderStatus(platform, payload, known) : payload);
  if (sameValue({ ...said, updatedAt: '' }, { ...known, updatedAt: '' }))
    return { kind: 'skip', why: 'same', ...((updatedAt ?? seen) === undefined ? {} : { updatedAt: updatedAt ?? seen! }) };
  const changed = changedParts(said, known);
  const may = (part: IntakePart) => mayChange[part].includes(stored.status) && !(part === 'address' && stored.leads === true);
  const parts = changed.filter(may);
  const isNewStatus = said.status !== known.status || said.payment !== known.payment;
  const taken = takeStatus(platform, said, stored, { isNewStatus, isChanged: parts.length > 0, knowledge });
  const reviewsAgain = parts.includes('lines') && !sameValue(sold(said), sold(known));
  const late = changed.filter(part => !may(part) && !over.includes(stored.status));
  return {
    kind: 'update',
    said,
    parts,
    requests: [...(taken.request ? [taken.request] : []), ...late],
    ...(reviewsAgain ? { reviewsAgain } : {}),
    status: reviewsAgain && reviewed.includes(taken.status) ? 'pendingReview' : taken.status,
    ...(taken.abnormalCode === undefined ? {} : { abnormalCode: taken.abnormalCode }),
  };
}

const course: readonly StatusHint[] = ['abnormal', 'toPay', 'toShip', 'shipped', 'delivered', 'cancelled'];

/** A payload that does not say when the platform changed the order, without its status where a later one is known. */
function withoutOlderStatus(platform: OrderPlatform, payload: PlatformOrder, known: PlatformOrder): PlatformOrder {
  const placeOf = ({ status, payment }: PlatformOrder) => course.indexOf(mapPlatformStatus(platform, status, payment));
  if (payload.status === undefined || placeOf(payload) >= placeOf(known)) return payload;
  const { status: _status, payment: _payment, ...rest } = payload;
  return rest;
}

const changedParts = (said: PlatformOrder, known: PlatformOrder): readonly IntakePart[] => [
  ...(sameValue(said.address, known.address) ? [] : (['address'] as const)),
  ...(sameValue(worth(said), worth(known)) ? [] : (['lines'] as const)),
];

/** What a review looks at in the lines of an order. */
const sold = ({ lines }: PlatformOrder) =>
  lines.map(({ sellerSku, qty, cancelledQty, amount, discount }) => ({ sellerSku, qty, cancelledQty, amount, discount }));

/** What an order is worth, line by line. */
const worth = ({ lines, currency, shipping, discount, tax, total }: PlatformOrder) => ({ lines, currency, shipping, discount, tax, total });
