import { describe, expect, it } from 'vitest';
import { ledger } from './ledger.ts';
import { numbersIn, quotedSentences } from './quoted-sentences.ts';

const quoted = quotedSentences();
const entries = Object.entries(ledger);

describe('the ledger of the specification', () => {
  it('finds the numbers that titles quote', () => {
    const example = (number: string) => `[spec ${number}]`;
    const source = `it('${example('1.2')} says', x); it.each<[x: A]>([f(1)])("${example('1.3, 1.4')} %s isn't", x); expect('${example('1.5')}')`;
    expect(numbersIn(source)).toEqual(['1.2', '1.3', '1.4']);
  });

  it('numbers the sentences of each section without a gap', () => {
    const numbers = Object.keys(ledger);
    const sections = Map.groupBy(numbers, number => number.split('.')[0]);
    expect([...sections.keys()]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    for (const [section, own] of sections) expect(own).toEqual(own.map((_, index) => `${section}.${index + 1}`));
  });

  it('knows every sentence that a test quotes', () => {
    expect([...quoted].filter(([number]) => !Object.hasOwn(ledger, number))).toEqual([]);
  });

  it('has a test for every sentence that is not open', () => {
    expect(entries.filter(([number, entry]) => entry.open === undefined && !quoted.has(number))).toEqual([]);
  });

  it('keeps no sentence open that a test proves', () => {
    expect(entries.filter(([number, entry]) => entry.open !== undefined && quoted.has(number))).toEqual([]);
  });

  it('lists what is open', () => {
    const waiting = Map.groupBy(
      entries.filter(([, entry]) => entry.open !== undefined),
      ([, entry]) => entry.open ?? '',
    );
    const lines = [...waiting].flatMap(([part, own]) => [`  ${part}`, ...own.map(([number, entry]) => `    ${number} ${entry.says}`)]);
    const sum = [...waiting.values()].reduce((total, own) => total + own.length, 0);
    console.log([`specification: ${entries.length} sentences, ${entries.length - sum} proven, ${sum} open`, ...lines].join('\n'));
    expect(sum).toBeLessThan(entries.length);
  });
});
