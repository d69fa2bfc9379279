import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinTags } from './join-tags.ts';

const bare = (text: string) => text.replaceAll(/[ -]/g, '').toUpperCase();
const numbers = fc.array(fc.stringMatching(/^[AB12 -]{0,4}$/), { maxLength: 6 });

describe('[IM1] what a row adds to a list', () => {
  it('comes behind it, once, and not where it is there in another spelling', () => {
    expect(joinTags(['04465-06090'], ['04465 06090', 'D1210', 'd 1210', '04465-1'], bare)).toEqual(['04465-06090', 'D1210', '04465-1']);
    expect(joinTags([], [], bare)).toEqual([]);
  });

  it('leaves what is there, and added twice adds nothing', () => {
    fc.assert(
      fc.property(numbers, numbers, (held, given) => {
        const joined = joinTags(held, given, bare);
        expect(joined.slice(0, held.length)).toEqual(held);
        expect(new Set(joined.map(bare))).toEqual(new Set([...held, ...given].map(bare)));
        expect(joinTags(joined, given, bare)).toEqual(joined);
      }),
    );
  });
});
