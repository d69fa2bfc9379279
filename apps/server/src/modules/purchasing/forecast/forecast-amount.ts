import type { Decimal, LocalDate } from '@axle/kernel';
import type { ForecastStage } from '@axle/purchasing';

/** An amount to be paid, or that was. */
export interface ForecastAmount {
  readonly stage: ForecastStage;
  /** Absent where it is of several. */
  readonly documentNo?: string;
  /** Whether it is the number of an order. */
  readonly isOrder: boolean;
  readonly supplier?: number;
  readonly buyer?: number;
  readonly companyEntity: number;
  readonly currency: string;
  readonly amount: Decimal;
  readonly due: LocalDate;
  /** When it was due before it was put off, and why it was. */
  readonly movedFrom?: LocalDate;
  readonly moveReason?: string;
  /** When it was paid. */
  readonly paidOn?: LocalDate;
}
