import { expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';
import { orderStep, orderSteps } from './order-step.ts';
import { orderStatuses } from './order-status.ts';

it('[R110] a draft is submitted, one in approval approved, a rejected one revised, an approved one sent; then the supplier replies', () => {
  expect((['draft', 'approving', 'rejected', 'approved', 'sent', 'replied', 'effective'] as const).map(nextStepOf)).toEqual([
    'submit',
    'approve',
    'revise',
    'send',
    'reply',
    'decide',
    'follow',
  ]);
});

it('[R110] [R6] exactly orders of which no step leads on need nothing', () => {
  const steps = Object.keys(orderSteps) as (keyof typeof orderSteps)[];
  for (const status of orderStatuses) {
    const ends = status === 'closed' || status === 'cancelled';
    expect([status, nextStepOf(status) === undefined]).toEqual([status, ends]);
    if (ends) expect(steps.some(step => orderStep(status, step).ok)).toBe(false);
  }
});
