import { expect, it } from 'vitest';
import { exemplarRefusals, hidingRefusals } from './exemplars.ts';

it('[Q12d] a defect has six limit pictures at most, and none that is hidden', () => {
  const codes = (isHidden: boolean, others: number) => exemplarRefusals({ isHidden }, others).map(({ code }) => code);
  expect([codes(false, 5), codes(false, 6), codes(true, 0)]).toEqual([[], ['LIMITS_FULL'], ['HIDDEN_IMAGE']]);
});

it('[Q12e] an exemplar is not hidden, and nothing is hidden or shown twice', () => {
  const codes = (isHidden: boolean, isExemplar: boolean, hide: boolean) =>
    hidingRefusals({ isHidden, isExemplar }, hide).map(({ code }) => code);
  expect([codes(false, false, true), codes(false, true, true), codes(true, false, true)]).toEqual([[], ['IS_EXEMPLAR'], ['AS_IT_IS']]);
  expect([codes(true, false, false), codes(false, true, false)]).toEqual([[], ['AS_IT_IS']]);
});
