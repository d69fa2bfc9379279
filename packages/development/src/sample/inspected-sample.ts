import { type Refusal, text } from '@axle/kernel';
import type { SampleState } from './sample-round.ts';

/** An inspection of a sample, as far as it speaks of it. */
export interface SampleInspection {
  readonly state: string;
  readonly result?: 'accept' | 'reject' | undefined;
  /** A second person has to sign the verdict. */
  readonly reviewWaits?: boolean | undefined;
}

/** [N31] What the verdict of its inspection makes of a sample; undefined until there is one, and until it is signed. */
export function inspectedSample({ state, result, reviewWaits }: SampleInspection): Extract<SampleState, 'passed' | 'failed'> | undefined {
  if (result === undefined || reviewWaits === true || state === 'void') return undefined;
  return result === 'accept' ? 'passed' : 'failed';
}

/** [N31] What stands against another verdict or inspection of a sample: one that is not over yet (`IN_INSPECTION`). */
export const inspectingRefusals = (inspections: readonly SampleInspection[]): readonly Refusal[] =>
  inspections.some(one => one.state !== 'void' && inspectedSample(one) === undefined)
    ? [
        {
          code: 'IN_INSPECTION',
          field: 'state',
          message: text('样品正在检验，以检验判定为准', 'The sample is being inspected; that verdict counts'),
        },
      ]
    : [];
