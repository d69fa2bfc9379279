import { expect, it } from 'vitest';
import { onceFor } from './once-for.ts';

it('what follows from a thing is worked out once for each', () => {
  let worked = 0;
  const sizeOf = onceFor((list: readonly number[]) => ({ size: list.length, at: ++worked }));
  const [one, other] = [
    [1, 2],
    [1, 2],
  ];
  expect([sizeOf(one), sizeOf(one), sizeOf(other)]).toEqual([
    { size: 2, at: 1 },
    { size: 2, at: 1 },
    { size: 2, at: 2 },
  ]);
});
