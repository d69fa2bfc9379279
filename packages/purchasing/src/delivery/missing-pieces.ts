import { fill, type Refusal } from '@axle/kernel';
import type { AcceptPoint } from '../order/accepted-qty.ts';
import { type BatchLine, notArrived } from './batch-status.ts';

/** How pieces of a batch went missing: on their way, or the supplier shipped fewer than it said. */
export type MissingCause = 'lost' | 'short';

/** A line of a batch on its way of which pieces are missing. */
export interface MissingLine extends BatchLine {
  readonly missing: number;
  readonly acceptPoint: AcceptPoint;
  /** The warehouse counts what came, or has: it decides on what is short. */
  readonly isCounting: boolean;
}

const refusals = {
  counting: {
    code: 'COUNTING',
    message: { zh: '仓库已开始收货，短少在收货差异中处理', en: 'The warehouse is receiving; receiving differences settle what is short' },
  },
  marked: { code: 'MARKED', message: { zh: '该行已登记缺失', en: 'Missing pieces of this line are marked already' } },
  supplierRisk: {
    code: 'SUPPLIER_RISK',
    message: {
      zh: '到仓前风险在供应商，请登记为供应商短装',
      en: 'The risk is the supplier’s until the goods arrive; mark them as short',
    },
  },
} as const satisfies Readonly<Record<string, Refusal>>;

const tooMany = { zh: '最多{n}件未到', en: 'At most {n} have not arrived' };

/**
 * [R63] What stands against marking pieces of a batch as missing: the warehouse has begun to count (`COUNTING`), some are marked already
 * (`MARKED`), more than have not come (`ABOVE_ON_WAY`), or a loss that is not ours (`SUPPLIER_RISK`).
 */
export function missingRefusals(line: MissingLine, qty: number, cause: MissingCause): readonly Refusal[] {
  if (line.isCounting) return [refusals.counting];
  if (line.missing > 0) return [refusals.marked];
  const n = notArrived(line);
  return [
    ...(qty > n ? [{ code: 'ABOVE_ON_WAY', message: fill(tooMany, { n }) }] : []),
    ...(cause === 'lost' && line.acceptPoint === 'receipt' ? [refusals.supplierRisk] : []),
  ];
}
