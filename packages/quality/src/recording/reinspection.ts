import { fill, type Refusal, text } from '@axle/kernel';

/** How often a lot is inspected at most, the first time included. */
export const mostRounds = 3;

const noMore = text('已检验{most}轮，只能退货或报废', 'Inspected {most} times: it can only be returned or scrapped');

/** [Q21] What stands against inspecting a rejected lot once more: three rounds (`NO_MORE_ROUNDS`). */
export const reinspectRefusals = (round: number): readonly Refusal[] =>
  round >= mostRounds ? [{ code: 'NO_MORE_ROUNDS', field: 'round', message: fill(noMore, { most: mostRounds }) }] : [];
