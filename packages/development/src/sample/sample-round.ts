import { type Refusal, text } from '@axle/kernel';

/** The steps of a sample. */
export const sampleStates = ['requested', 'paid', 'sent', 'received', 'testing', 'passed', 'failed', 'cancelled'] as const;

/** Where a sample is. */
export type SampleState = (typeof sampleStates)[number];

/** Rounds of samples that a supplier gets for a project. */
export const mostRounds = 3;

const ended: readonly SampleState[] = ['passed', 'failed', 'cancelled'];

/** [N8] The round of a further sample of a supplier: behind those that were not cancelled. */
export const sampleRound = (earlier: readonly SampleState[]): number => 1 + earlier.filter(state => state !== 'cancelled').length;

/**
 * [N8] What stands against a further sample: one is under way (`SAMPLE_OPEN`), has passed (`SAMPLE_PASSED`), or three have failed
 * (`SAMPLE_ROUNDS`).
 */
export function roundRefusals(earlier: readonly SampleState[]): readonly Refusal[] {
  if (earlier.some(state => !ended.includes(state)))
    return [
      { code: 'SAMPLE_OPEN', field: 'supplier', message: text('该供应商还有进行中的样品', 'A sample of this supplier is under way') },
    ];
  if (earlier.includes('passed'))
    return [{ code: 'SAMPLE_PASSED', field: 'supplier', message: text('该供应商的样品已合格', 'A sample of this supplier has passed') }];
  return sampleRound(earlier) > mostRounds
    ? [{ code: 'SAMPLE_ROUNDS', field: 'round', message: text('样品最多三轮', 'A supplier gets three rounds of samples') }]
    : [];
}
