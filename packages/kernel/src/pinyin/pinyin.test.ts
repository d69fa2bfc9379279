import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinyinOf } from './pinyin-of.ts';
import { pinyinPlace } from './pinyin-place.ts';
import { syllables } from './syllables.ts';

it.each([
  ['车型库', 'che xing ku'],
  ['下载中心', 'xia zai zhong xin'],
  ['安全库存', 'an quan ku cun'],
  ['左前大灯总成', 'zuo qian da deng zong cheng'],
  ['绿色', 'lv se'],
  ['阿里 SKU', 'a li   s k u'],
  ['啊座做', 'a zuo zuo'],
])('the pinyin of %s is %s', (text, pinyin) => {
  expect(pinyinOf(text).join(' ')).toBe(pinyin);
});

it('every syllable begins with its own first character', () => {
  for (const [syllable, first] of syllables) expect(pinyinOf(first)).toEqual([syllable]);
});

describe('[K19] what is typed reads as pinyin', () => {
  it.each([
    ['安全库存', 'anquankucun', 0],
    ['安全库存', 'aqkc', 0],
    ['安全库存', 'anqkucun', 0],
    ['安全库存', 'kucun', 2],
    ['左前大灯总成', 'dadeng', 2],
    ['绿色', 'luse', 0],
    ['绿色', 'lvse', 0],
    ['阿里 SKU', 'alisku', 0],
    ['安全库存', 'ancun', undefined],
    ['安全库存', 'nquan', undefined],
    ['安全库存', 'anquankucunx', undefined],
    ['安全库存', '', undefined],
  ])('%s by %s at %s', (text, typed, place) => {
    expect(pinyinPlace(text, typed)).toBe(place);
  });

  it('by any beginnings of neighbouring syllables', () => {
    const character = fc.constantFrom(...'安全库存左前大灯总成刹车片滤清器');
    const part = fc.tuple(character, fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(fc.array(character), fc.array(part, { minLength: 1 }), fc.array(character), (before, parts, after) => {
        const typed = parts.map(([one, letters]) => pinyinOf(one)[0]!.slice(0, letters)).join('');
        const text = [...before, ...parts.map(([one]) => one), ...after].join('');
        const place = pinyinPlace(text, typed);
        expect(place !== undefined && place <= before.length).toBe(true);
      }),
    );
  });
});
