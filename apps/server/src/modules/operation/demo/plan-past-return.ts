import type { ReturnGrade, ReturnReason } from '@axle/operation';

const [day, hour] = [86_400_000, 3_600_000] as const;

/** An order of former months as it bears on whether something of it came back. */
export interface DeliveredOrder {
  readonly platform: string;
  readonly kind: string;
  readonly deliveredAt: Date;
  /** The first part of its SKU's code. */
  readonly part: string;
  readonly qty: number;
  /** Delivered lately: the demo has open returns of that time as well. */
  readonly isLate: boolean;
}

/** What came back of an order, why and how, and when each step of it was. */
export interface PastReturn {
  readonly reason: ReturnReason;
  /** `goods` come to us, are graded and refunded; Amazon keeps its own `atAmazon`; a buyer `keeps` what was refunded in part. */
  readonly course: 'goods' | 'atAmazon' | 'keeps' | 'refused' | 'cancelled';
  readonly grade: ReturnGrade;
  readonly qty: number;
  readonly askedAt: Date;
  readonly authorisedAt: Date;
  readonly receivedAt: Date;
  readonly disposedAt: Date;
  readonly refundedAt: Date;
  readonly endedAt: Date;
}

/** Of a thousand orders of a platform, how many come back; Amazon's buyers send back most easily. */
const ofPlatform: Readonly<Record<string, number>> = { fba: 46, amazon: 42, ebay: 43, walmart: 42, partsgeek: 38 };

/** Parts that buyers send back more or less often than others, in percent: what is electric fails, what is of glass breaks. */
const [electric, glass, filters] = [
  ['ALT', 'STR', 'COI', 'OXY', 'WPU'],
  ['HDL', 'TAL', 'MIR', 'RAD'],
  ['AIR', 'OIL', 'PLG', 'WIP', 'BLT'],
] as const;
const isOf = (parts: readonly string[], part: string): boolean => parts.includes(part);
const shareOf = (part: string): number => (isOf(electric, part) ? 125 : isOf(glass, part) ? 115 : isOf(filters, part) ? 75 : 95);

/** Why parts come back, each reason as often as it stands there. */
const reasons: readonly ReturnReason[] = [
  ...(['notFit', 'notFit', 'notFit', 'notFit', 'notFit', 'notFit', 'noNeed', 'noNeed', 'noNeed', 'noNeed'] as const),
  ...(['defective', 'defective', 'defective', 'damaged', 'damaged', 'wrongItem', 'notAsDescribed', 'notAsDescribed'] as const),
];
const oftenDefective: readonly ReturnReason[] = ['defective', 'defective', 'defective', 'notFit', 'notFit', 'noNeed', 'notAsDescribed'];
const oftenDamaged: readonly ReturnReason[] = ['damaged', 'damaged', 'damaged', 'notFit', 'notFit', 'noNeed', 'wrongItem'];

const pick = <Each>(of: readonly Each[], draw: (below: number) => number): Each => of[draw(of.length)]!;

/** How a piece is found, by why it came back. */
const gradesOf: Readonly<Partial<Record<ReturnReason, readonly ReturnGrade[]>>> = {
  notFit: ['A', 'A', 'A', 'B', 'B'],
  noNeed: ['A', 'A', 'A', 'B'],
  wrongItem: ['A', 'A', 'B'],
  notAsDescribed: ['A', 'B', 'B'],
  defective: ['C', 'C', 'D'],
  damaged: ['D', 'D', 'C'],
};

/** How a return went: some are refused or taken back, some buyers keep the part, and what Amazon ships comes back to Amazon. */
function courseOf({ kind }: DeliveredOrder, reason: ReturnReason, draw: (below: number) => number): PastReturn['course'] {
  const lot = draw(100);
  if (kind === 'fba') return 'atAmazon';
  if (lot < 4) return 'refused';
  if (lot < 8) return 'cancelled';
  return reason === 'notAsDescribed' && lot < 55 ? 'keeps' : 'goods';
}

/** Draws whether something of an order came back, and how that went; undefined where nothing did. */
export function planPastReturn(order: DeliveredOrder, draw: (below: number) => number): PastReturn | undefined {
  const { platform, kind, part, deliveredAt, isLate } = order;
  const often = (ofPlatform[kind === 'fba' ? 'fba' : platform] ?? 40) * shareOf(part);
  if (draw(100_000) >= (isLate && kind !== 'fba' ? often / 4 : often)) return undefined;
  const reason = pick(isOf(electric, part) ? oftenDefective : isOf(glass, part) ? oftenDamaged : reasons, draw);
  const course = courseOf(order, reason, draw);
  const after = (from: Date, least: number, most: number): Date =>
    new Date(from.getTime() + least * hour + draw((most - least) * 60) * 60_000);
  const askedAt = after(new Date(deliveredAt.getTime() + (1 + draw(18)) * day), 1, 16);
  const authorisedAt = after(askedAt, course === 'atAmazon' ? 0 : 2, course === 'atAmazon' ? 1 : 26);
  const receivedAt = after(authorisedAt, 120, 216);
  const disposedAt = after(receivedAt, 4, 30);
  const refundedAt = course === 'goods' ? after(disposedAt, 1, 20) : after(authorisedAt, 3, 90);
  return {
    reason,
    course,
    grade: pick(gradesOf[reason] ?? ['B'], draw),
    qty: draw(3) === 0 ? order.qty : 1,
    askedAt,
    authorisedAt,
    receivedAt,
    disposedAt,
    refundedAt,
    endedAt: course === 'cancelled' ? after(authorisedAt, 20, 90) : course === 'refused' ? authorisedAt : after(refundedAt, 1, 20),
  };
}
