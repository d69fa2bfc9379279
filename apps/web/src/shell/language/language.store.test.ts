import { fill, inLanguage, languages, text } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryValues } from '../../testing/memory-ports.ts';
import { LanguageStore } from './language.store.ts';
import { createTranslator } from './translator.ts';

const opened = () => new LanguageStore(memoryValues(), createTranslator('zh-cn'));
const rows = text('{entity}：{count} 行', '{entity}: {count} {count|row|rows}');

describe('texts in the language of the interface', () => {
  it('are worded in the language in force, and follow a switch', () => {
    const language = opened();
    const said = () => language.say(rows, { entity: text('库存流水', 'Stock ledger'), count: 1 });
    expect(said()).toBe('库存流水：1 行');
    language.choose('en');
    expect(said()).toBe('Stock ledger: 1 row');
    expect(language.say(rows, { entity: 'SKU', count: '1,000' })).toBe('SKU: 1,000 rows');
  });

  it('leave open what no value fills', () => {
    expect(opened().say(text('{a}{b|x|y}', '{a}'), { c: 1 })).toBe('{a}{b|x|y}');
  });

  it('say what the kernel says, whatever the values hold', () => {
    const part = fc.oneof(fc.constantFrom('{a}', '{b}', '{n|row|rows}', '{c}', '$t(a)', '. ', ': '), fc.stringMatching(/^[^{}]{0,6}$/));
    const sentence = fc.array(part, { maxLength: 6 }).map(parts => parts.join(''));
    fc.assert(
      fc.property(sentence, sentence, fc.oneof(sentence, fc.string()), fc.nat({ max: 3 }), (zh, en, a, n) => {
        const language = opened();
        const values = { a, b: text(a, '$&{a}'), n };
        for (const each of languages) {
          language.choose(each);
          expect(language.say(text(zh, en), values)).toBe(inLanguage(fill(text(zh, en), values), each));
        }
      }),
    );
  });
});
