import { describe, expect, it } from 'vitest';
import { countBadge, trend } from './count-badge.ts';

describe('counters', () => {
  it('[N9] are hidden at 0 and end at 999+', () => {
    expect([0, -1, Number.NaN, 1, 999, 1000].map(countBadge)).toEqual([undefined, undefined, undefined, '1', '999', '999+']);
  });

  it('[N9] have a trend against a former value alone', () => {
    expect([trend(120, 100), trend(90, 100), trend(5, 0), trend(5, undefined)]).toEqual([0.2, -0.1, undefined, undefined]);
  });
});
