import { type Refusal, text } from '@axle/kernel';
import { variablesOf } from './render.ts';

/** [M5] Why a template may not be saved: `UNKNOWN_VARIABLE` for each gap that is not among the known names. */
export const checkTemplate = (template: string, known: readonly string[]): readonly Refusal[] =>
  variablesOf(template)
    .filter(name => !known.includes(name))
    .map(name => unknown(name, nearest(name, known)));

function unknown(name: string, near: string | undefined): Refusal {
  const [zh, en] = [`未知变量 {{${name}}}`, `Unknown variable {{${name}}}`];
  return {
    code: 'UNKNOWN_VARIABLE',
    field: name,
    message: near === undefined ? text(zh, en) : { zh: `${zh}，是否应为 {{${near}}}？`, en: `${en}, did you mean {{${near}}}?` },
  };
}

/** Letters that a name begins with like another one, to be near it. */
const leastShared = 3;

/** The known name that shares the longest beginning with a name, if it shares enough; of equal ones the first. */
const nearest = (name: string, known: readonly string[]): string | undefined =>
  known
    .filter(other => sharedBeginning(name, other) >= leastShared)
    .toSorted((one, other) => sharedBeginning(name, other) - sharedBeginning(name, one))[0];

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
