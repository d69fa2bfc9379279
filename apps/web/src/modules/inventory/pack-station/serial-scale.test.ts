import { expect, it } from 'vitest';
import { gramsOf } from './serial-scale.ts';

it('reads what scales write, in grams, and nothing while the pan still moves', () => {
  expect(['ST,GS,+  3.190kg', '3190 g', ' 7.03 lb ', 'US,GS,+ 3.2kg', 'OL'].map(gramsOf)).toEqual([3190, 3190, 3189, undefined, undefined]);
});
