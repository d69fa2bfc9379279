import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { texts } from './testing.ts';
import { fill, inLanguage, isText, languages } from './text.ts';

describe('texts', () => {
  it('[K1] fills numbers, words and texts, and leaves unknown placeholders', () => {
    const text = { zh: '{field}最多{most}个{x}', en: '{field} takes {most} {x}' };
    expect(fill(text, { field: { zh: '备注', en: 'Note' }, most: 3 })).toEqual({ zh: '备注最多3个{x}', en: 'Note takes 3 {x}' });
  });

  it('[K1] says one row and many rows', () => {
    const text = { zh: '导入 {count} 行', en: 'Import {count} {count|row|rows}' };
    const said = [0, 1, '1', 2, '1,000'].map(count => fill(text, { count }).en);
    expect(said).toEqual(['Import 0 rows', 'Import 1 row', 'Import 1 row', 'Import 2 rows', 'Import 1,000 rows']);
    expect(fill(text, { count: 1 }).zh).toBe('导入 1 行');
    expect(fill(text, {})).toEqual(text);
  });

  it('[K1] keeps a value that holds a placeholder literal', () => {
    expect(fill({ zh: '{a}{b}', en: '{a}{b}' }, { a: '{b}', b: '$&' }).en).toBe('{b}$&');
  });

  it('[K1] changes nothing in a text without placeholders', () => {
    fc.assert(
      fc.property(texts(), text => {
        fc.pre(!/\{\w+\}/.test(text.zh + text.en));
        expect(fill(text, { a: 1 })).toEqual(text);
      }),
    );
  });

  it('are known among values by both of their wordings', () => {
    expect(
      [
        { zh: '是', en: 'Yes' },
        { zh: '是', en: 'Yes', code: 1 },
      ].every(isText),
    ).toBe(true);
    expect([undefined, null, '是', 1, [], {}, { zh: '是' }, { zh: '是', en: 1 }].some(isText)).toBe(false);
  });

  it('[K2] speaks Chinese by default', () => {
    expect(languages[0]).toBe('zh-cn');
    expect(inLanguage({ zh: '是', en: 'Yes' }, 'zh-cn')).toBe('是');
    expect(inLanguage({ zh: '是', en: 'Yes' }, 'en')).toBe('Yes');
  });
});
