import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldSpelling } from '../fold-spelling.ts';
import { pinyinOf } from '../pinyin/pinyin-of.ts';
import { visibleText } from '../visible-text.ts';
import { isFoundBy, searchedFor, searchText } from './search-text.ts';

const finds = (texts: readonly string[], typed: string): boolean => isFoundBy(searchText(texts), typed);

const lamp = ['AX-HL-0019', '左前大灯总成 LED', 'Headlamp assembly, front left', '04465-06090'];

describe('[K20] a record is found by what people type of it', () => {
  it.each(
    [
      ['前大灯', '灯', '大 灯', '总成 led', '总成LED', 'ＬＥＤ', 'lamp', 'front left', 'FRONT'],
      ['ax-hl', 'HL-0019', '0019', '00', 'ax', 'AXHL0019', '0446506090', '04465 06090', '06090'],
      ['zuoqiandadeng', 'qiandadeng', 'dadengzongcheng', 'dadengz', 'zqdd', 'ddzc', 'dd', 'zq', 'zuo qian', 'ddzcled'],
    ].flat(),
  )('by %s', typed => expect(finds(lamp, typed)).toBe(true));

  it.each(['uoqian', 'qdz', 'mp', 'ngd', '灯大', '前灯', 'rear', '%', '_', '-', '()', '', ' ', '9'])('not by %s', typed =>
    expect(finds(lamp, typed)).toBe(false),
  );

  it('nothing is found in nothing', () => {
    expect([searchText([]), searchText(['', ' '])]).toEqual(['', '']);
    expect(searchedFor(' ')).toEqual([]);
  });

  it('no word goes on from one text to the next', () => {
    expect([finds(['(大灯'], '灯大'), finds(['大灯', '大灯'], '灯大'), finds(['大灯', '前灯'], '灯前')]).toEqual([false, false, false]);
    expect(finds(['大灯', '前灯'], '大灯 前')).toBe(true);
  });

  it('ü is u or v, in names and in what is typed', () => {
    expect(['lv', 'lu', 'LÜ', 'lvse', 'luse'].map(typed => finds(['绿色'], typed))).toEqual([true, true, true, true, true]);
  });
});

const name = fc
  .array(fc.constantFrom(...'左前大灯总成刹车片安全库存', ...'aB7 -./é(Ａ', 'brake ', 'LED '), { minLength: 1, maxLength: 12 })
  .map(letters => letters.join(''));

it('[K20] every part of a name with words of three letters or more finds it, and every single Chinese character', () => {
  fc.assert(
    fc.property(name, fc.nat(12), fc.nat(12), (whole, from, length) => {
      const text = visibleText(whole);
      const part = text.slice(from, from + length).trim();
      const long = part.split(' ').every(word => word.length > 2 || /^\p{Script=Han}+$/u.test(word));
      if (part !== '' && long) expect(finds([whole], part)).toBe(true);
    }),
  );
});

it('[K20] what stands in no name finds it by its signs or its reading alone', () => {
  fc.assert(
    fc.property(name, fc.constantFrom('灯大', 'lamp', '左片', 'xyz', '%%%', 'e.b'), (whole, typed) => {
      const bare = (text: string) => foldSpelling(visibleText(text)).replace(/[^\p{L}\p{N}]/gu, '');
      if (!bare(whole).includes(bare(typed) || typed)) expect(finds([whole], typed)).toBe(false);
    }),
  );
});

it('[K20] the reading of neighbouring characters finds a name, in full, by initials, and as far as it is typed', () => {
  const chinese = fc.array(fc.constantFrom(...'左前大灯总成刹车片安全库存'), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(chinese, fc.nat(9), fc.nat(40), (characters, from, letters) => {
      const parts = pinyinOf(characters.slice(from % characters.length).join(''));
      const typed = parts.join('').slice(0, letters + 1);
      expect(finds([characters.join('')], typed)).toBe(true);
      expect(finds([`LED ${characters.join('')}`], parts.map(part => part[0]).join(''))).toBe(true);
    }),
  );
});
