import { type Refusal, text } from '@axle/kernel';
import type { Severity } from '../sampling/plan.ts';

/** What is known of an incoming lot that is not to be inspected. */
export interface SkippedLot {
  /** The lot was accepted before it left its supplier. */
  readonly outgoingAccepted: boolean;
  /** How strictly major defects of its goods are inspected. */
  readonly majorSeverity: Severity;
  /** Pieces of it that came damaged. */
  readonly damaged: number;
}

const refusals = {
  notAccepted: {
    code: 'NOT_ACCEPTED',
    field: 'reason',
    message: text('该批出货检验未判合格，不能免检', 'The outgoing inspection of the lot was not accepted; it cannot be skipped'),
  },
  notReduced: {
    code: 'NOT_REDUCED',
    field: 'reason',
    message: text('主要缺陷未放宽，不能免检', 'Major defects are not under reduced inspection; the lot cannot be skipped'),
  },
  damaged: {
    code: 'DAMAGED',
    field: 'reason',
    message: text('到货有残损，不能免检', 'Pieces of the receipt are damaged; the lot cannot be skipped'),
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/**
 * [Q29] What stands against releasing an incoming lot without inspection: it was not accepted at the supplier (`NOT_ACCEPTED`), major defects
 * are not under reduced inspection (`NOT_REDUCED`), pieces came damaged (`DAMAGED`).
 */
export function skipRefusals({ outgoingAccepted, majorSeverity, damaged }: SkippedLot): readonly Refusal[] {
  return [
    ...(outgoingAccepted ? [] : [refusals.notAccepted]),
    ...(majorSeverity === 'reduced' ? [] : [refusals.notReduced]),
    ...(damaged === 0 ? [] : [refusals.damaged]),
  ];
}
