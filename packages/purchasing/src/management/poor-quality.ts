import { type Decimal, zero } from '@axle/kernel';

/** A document by which a supplier pays for poor quality, where it stands, and how much. */
export interface QualityDocument {
  readonly kind: 'deduction' | 'claim' | 'return';
  readonly state: string;
  readonly amount?: Decimal;
}

/** States in which it is settled that somebody pays. */
const counted: Readonly<Record<QualityDocument['kind'], readonly string[]>> = {
  deduction: ['confirmed', 'applied', 'carried'],
  claim: ['agreed', 'recovered', 'closed'],
  return: ['agreed', 'sent_back', 'supplier_got', 'done'],
};

/** [R66] What a document adds to the cost of poor quality: its amount once it is agreed, nothing before and when it is given up. */
export const costOfPoorQuality = ({ kind, state, amount = zero }: QualityDocument): Decimal =>
  counted[kind].includes(state) ? amount : zero;

/** [R66] Whether an article depends on one supplier: exactly one may be ordered from. */
export const isSingleSource = (suppliers: number): boolean => suppliers === 1;
