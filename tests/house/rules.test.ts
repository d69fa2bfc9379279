import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, textOf } from '../support/tree.ts';
import { members } from '../support/workspace.ts';

/** `B11`, `R7`, `PERM3`: capitals and a number, sometimes a part of it: `B11a`, `B11.2`. */
const number = /[A-Z]{1,5}\d+(?:\.\d+|[a-z])?/;
/** A rule begins its line, as a list entry, a heading or a table row; the number may stand in brackets or be bold. */
const ruleLine = new RegExp(String.raw`^\s*(?:[-*|#]+\s+|\d+\.\s+)?(?:\*\*|\[|\x60)*(${number.source})\b`, 'gm');
const quoted = new RegExp(String.raw`\[((?:${number.source})(?:[,;]?\s*(?:${number.source}))*)\]`, 'g');
const title = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g;

const packages = members().filter(member => member.pure);
const withRules = packages.filter(member => existsSync(join(root, member.folder, 'RULES.md')));

/** Letters, then the number, then its part: B2 before B10, B10 before B10a, S8 before S8.1. */
function place(rule: string): readonly [letters: string, number: number, part: string, partNumber: number] {
  const [, letters = '', digits = '', part = '', partDigits = ''] = /^([A-Z]+)(\d+)([a-z]?)(?:\.(\d+))?$/.exec(rule) ?? [];
  return [letters, Number(digits), part, Number(partDigits)];
}

/** Whether a rule stands behind another one. */
function isBehind(rule: string, other: string): boolean {
  const [mine, theirs] = [place(rule), place(other)];
  const at = mine.findIndex((piece, index) => piece !== theirs[index]);
  return at >= 0 && (mine[at] ?? '') > (theirs[at] ?? '');
}

const rulesOf = (folder: string) => Array.from(textOf(`${folder}/RULES.md`).matchAll(ruleLine), match => match[1] ?? '');

const quotedBy = (sources: readonly string[]) =>
  sources
    .filter(path => path.includes('.test.'))
    .flatMap(path => Array.from(textOf(path).matchAll(title), match => match[2] ?? ''))
    .flatMap(text => Array.from(text.matchAll(quoted), match => match[1] ?? ''))
    .flatMap(list => list.split(/[,;\s]+/));

describe('rules', () => {
  it.each(packages.filter(member => member.published).map(member => [member.name, member] as const))(
    '%s documents what it is, what it guarantees and how to test with it',
    (_name, member) => {
      const missing = ['README.md', 'RULES.md', 'src/index.ts', 'src/testing.ts'].filter(
        path => !existsSync(join(root, member.folder, path)),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(withRules.map(member => [member.name, member] as const))('%s: every rule has its number once', (_name, member) => {
    const numbers = rulesOf(member.folder);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.filter((rule, index) => numbers.indexOf(rule) !== index)).toEqual([]);
  });

  it.each(withRules.map(member => [member.name, member] as const))('%s: rules stand in the order of their numbers', (_name, member) => {
    const numbers = rulesOf(member.folder);
    expect(numbers.filter((rule, index) => index > 0 && !isBehind(rule, numbers[index - 1] ?? ''))).toEqual([]);
  });

  it('B2 stands before B10, B10 before B10a, S8 before S8.1, and S8.2 before S8.10', () => {
    const ordered = ['A9', 'B2', 'B10', 'B10a', 'B11', 'BR1', 'S8', 'S8.1', 'S8.2', 'S8.10'];
    expect(ordered.filter((rule, index) => index > 0 && !isBehind(rule, ordered[index - 1] ?? ''))).toEqual([]);
    expect(isBehind('B2', 'B10')).toBe(false);
  });

  it.each(withRules.map(member => [member.name, member] as const))('%s: every rule is quoted by a test', (_name, member) => {
    const proven = new Set(quotedBy(member.sources));
    expect(rulesOf(member.folder).filter(rule => !proven.has(rule))).toEqual([]);
  });

  it.each(withRules.map(member => [member.name, member] as const))('%s: every number that a test quotes is a rule', (_name, member) => {
    const known = new Set(rulesOf(member.folder));
    expect([...new Set(quotedBy(member.sources))].filter(rule => !known.has(rule))).toEqual([]);
  });
});
