import { expect, it } from 'vitest';
import { mostSubscriptions, refuseSubscription } from './subscription-limits.ts';

it('[T17] a user has 50 scheduled exports at most', () => {
  expect(refuseSubscription(mostSubscriptions - 1)).toBeUndefined();
  expect(refuseSubscription(50)).toMatchObject({ code: 'TOO_MANY_SUBSCRIPTIONS' });
});
