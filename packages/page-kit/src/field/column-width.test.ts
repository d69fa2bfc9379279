import { text } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnWidth, headWidth, twoLineWidth } from './column-width.ts';
import type { Field } from './field.ts';

const named = (zh: string, en: string, more: object = {}): Field => ({ kind: 'code', label: text(zh, en), maxLength: 10, ...more });

describe('[W1] A column is never narrower by default than its head needs in the language in which it is read.', () => {
  it('keeps the width of the definition where the head fits', () => {
    expect(columnWidth(named('编码', 'Code', { width: 180 }), 'en')).toBe(180);
    expect(columnWidth(named('编码', 'Code'), 'en')).toBe(130);
  });

  it('leaves no room for the head of the other language', () => {
    expect(columnWidth(named('亚马逊费用类目', 'Amazon fee category', { width: 60 }), 'zh-cn')).toBe(headWidth('亚马逊费用类目') + 48);
    expect(columnWidth(named('数量', 'Quantity on hand', { width: 60 }), 'zh-cn')).toBe(headWidth('数量') + 48);
  });

  it('gives short heads one line and long ones two', () => {
    expect(columnWidth(named('币种', 'Currency', { width: 60 }), 'en')).toBeGreaterThan(headWidth('Currency'));
    const long = columnWidth(named('亚马逊费用类目', 'Amazon fee category', { width: 60 }), 'en');
    expect(long).toBeLessThan(headWidth('Amazon fee category'));
    expect(long).toBeGreaterThan(twoLineWidth('Amazon fee category'));
    expect(columnWidth(named('亚马逊费用类目', 'Amazon fee category', { width: 60 }), 'en', 1)).toBeGreaterThan(
      headWidth('Amazon fee category'),
    );
  });

  it('breaks between words and between Chinese characters', () => {
    expect(twoLineWidth('Valid from')).toBe(headWidth('Valid'));
    expect(twoLineWidth('Completeness')).toBe(headWidth('Completeness'));
    expect(twoLineWidth('每次每件金额')).toBe(headWidth('每次每'));
  });

  it('two lines need at least half of one, and never more than one', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40 }), text => {
        const label = text.trim().replaceAll(/\s+/g, ' ');
        expect(twoLineWidth(label)).toBeLessThanOrEqual(headWidth(label));
        expect(twoLineWidth(label) * 2 + headWidth(' ') + 2).toBeGreaterThanOrEqual(headWidth(label));
      }),
    );
  });
});

describe('[W2] a column of choices', () => {
  const choices = (...labels: readonly string[]): Field => ({
    kind: 'enum',
    label: text('类型', 'Type'),
    width: 100,
    options: labels.map(label => ({ code: label, label: text('客退', label) })),
  });

  it('holds its longest choice whole, up to a limit', () => {
    const [short, long] = [columnWidth(choices('Sample'), 'en'), columnWidth(choices('Sample', 'Customer return'), 'en')];
    expect([short, long > 140, columnWidth(choices('Sample', 'Goods that a customer has sent back'), 'en')]).toEqual([100, true, 240]);
  });

  it('is as wide as the minimum given for the lines of a document', () => {
    expect(columnWidth(choices('Customer return'), 'en', 1)).toBe(100);
  });

  it('is never narrower with one choice more, nor wider than its definition or the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 6 }), labels => {
        const width = columnWidth(choices(...labels), 'en');
        expect(width).toBeGreaterThanOrEqual(columnWidth(choices(...labels.slice(1), labels[1] ?? labels[0]!), 'en'));
        expect(width).toBeLessThanOrEqual(240);
      }),
    );
  });
});
