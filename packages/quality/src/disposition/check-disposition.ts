import { compareDecimals, type Decimal, fill, type LocalDate, type Refusal, text, zero } from '@axle/kernel';
import { mostRounds } from '../recording/reinspection.ts';
import { type DispositionKind, possibleDispositions, type RejectedLot } from './disposition-kinds.ts';

/** A rejected lot as it is decided on. */
export interface DecidedLot extends RejectedLot {
  readonly lotSize: number;
  /** It is of a line of an order, which has its price. */
  readonly hasOrder: boolean;
  /** It lies in a warehouse of ours. */
  readonly isReceived: boolean;
}

/** What somebody decides. */
export interface AskedDisposition {
  readonly kind: DispositionKind;
  /** Pieces of it: fewer than the lot of a concession alone. */
  readonly qty: number;
  /** Percent of the price that a concession gives back. */
  readonly priceCutPct?: Decimal | undefined;
  /** Last day of a concession. */
  readonly validUntil?: LocalDate | undefined;
}

/** The most that a concession cuts a price, in percent. */
export const mostPriceCut = '50' as Decimal;

const refusals = {
  critical: { code: 'CRITICAL', field: 'kind', message: text('致命缺陷不得让步', 'Critical defects cannot be conceded') },
  lastRound: {
    code: 'LAST_ROUND',
    field: 'kind',
    message: text('已检验{most}轮，只能退货或报废', 'Inspected {most} times: it can only be returned or scrapped'),
  },
  noOrder: {
    code: 'NO_ORDER',
    field: 'kind',
    message: text('该批没有采购订单，不能退货或降价', 'The lot is of no order: it cannot be returned, nor its price cut'),
  },
  aboveLot: { code: 'ABOVE_LOT', field: 'qty', message: text('数量须为1至{lot}件', 'A number from 1 to {lot}') },
  noCut: {
    code: 'PRICE_CUT',
    field: 'priceCutPct',
    message: text('让步接收须填写0至{most}%的降价比例', 'A concession needs a price cut from 0 to {most}%'),
  },
  noDay: {
    code: 'VALID_UNTIL',
    field: 'validUntil',
    message: text('让步接收须填写今天起的有效期', 'A concession needs its last day, from today on'),
  },
  wholeLot: {
    code: 'WHOLE_LOT',
    field: 'qty',
    message: text('只有让步接收可以少于整批', 'Only a concession can be for less than the lot'),
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * [Q25] [Q25a] What stands against a decision on a rejected lot: a concession with a critical defect (`CRITICAL`), anything but return and
 * scrap after three rounds (`LAST_ROUND`), a return of received goods or a price cut without an order (`NO_ORDER`), more pieces than the lot
 * has (`ABOVE_LOT`) or fewer unless they are conceded (`WHOLE_LOT`), a concession without a price cut from 0 to 50 % (`PRICE_CUT`) or a
 * last day from today on (`VALID_UNTIL`).
 */
export function dispositionRefusals(asked: AskedDisposition, lot: DecidedLot, today: LocalDate): readonly Refusal[] {
  const { kind, qty, priceCutPct, validUntil } = asked;
  const isConcession = kind === 'concession';
  if (isConcession && lot.criticalFound > 0) return [refusals.critical];
  if (!possibleDispositions(lot).includes(kind))
    return [{ ...refusals.lastRound, message: fill(refusals.lastRound.message, { most: mostRounds }) }];
  const cuts = isConcession && priceCutPct !== undefined && compareDecimals(priceCutPct, zero) !== 0;
  if (!lot.hasOrder && (cuts || (kind === 'return' && lot.isReceived))) return [refusals.noOrder];
  if (qty < 1 || qty > lot.lotSize) return [{ ...refusals.aboveLot, message: fill(refusals.aboveLot.message, { lot: lot.lotSize }) }];
  if (!isConcession) return qty < lot.lotSize ? [refusals.wholeLot] : [];
  const isCut = priceCutPct !== undefined && compareDecimals(priceCutPct, zero) >= 0 && compareDecimals(priceCutPct, mostPriceCut) <= 0;
  return [
    ...(isCut ? [] : [{ ...refusals.noCut, message: fill(refusals.noCut.message, { most: mostPriceCut }) }]),
    ...(validUntil === undefined || validUntil < today ? [refusals.noDay] : []),
  ];
}

const expired = text('让步已于{day}到期，请重新决定', 'The concession ended on {day}; decide on the lot again');

/** [Q27] What stands against approving a concession: its last day has passed (`EXPIRED`). */
export const expiredRefusals = (validUntil: LocalDate, today: LocalDate): readonly Refusal[] =>
  validUntil < today ? [{ code: 'EXPIRED', field: 'validUntil', message: fill(expired, { day: validUntil }) }] : [];
