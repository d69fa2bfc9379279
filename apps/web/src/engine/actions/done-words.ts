import { fill, type Text } from '@axle/kernel';
import type { TargetOutcome } from '@axle/page-kit';
import { engineText } from '../../text/engine.ts';
import { outcomeText } from '../../text/outcome.ts';

/** What is said of records that an action has done: how many, and of which of them something else became. */
export function doneWords(action: Text, outcomes: readonly TargetOutcome[]): Text {
  const others = Map.groupBy(
    outcomes.flatMap(({ became }) => became ?? []),
    ({ en }) => en,
  );
  const count = outcomes.length - [...others.values()].flat().length;
  let text = count > 0 ? fill(engineText.doneCount, { action, count }) : undefined;
  for (const [state, ...more] of others.values()) {
    const words = { action, count: more.length + 1, state: state! };
    text = text ? fill(outcomeText.became, { ...words, done: text }) : fill(outcomeText.onlyBecame, words);
  }
  return text!;
}
