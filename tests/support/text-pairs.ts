import { sources, textOf } from './tree.ts';

/** A text in both languages as it is written, and where. */
export interface Pair {
  readonly path: string;
  readonly zh: string;
  readonly en: string;
}

const written = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\]|\\.)*\x60)`;
const pairForms = [
  new RegExp(String.raw`\bzh:\s*${written},\s*en:\s*${written}`, 'g'),
  // text('中文', 'English'), and what builds on it: count('数量', 'Quantity', 80)
  new RegExp(String.raw`\b\w+\(\s*(?=['"\x60][^'"\x60]*[\u3400-\u9fff])${written},\s*${written}`, 'g'),
];

const bare = (literal = '') => literal.slice(1, -1);
const pairsIn = (path: string): readonly Pair[] =>
  pairForms.flatMap(form => Array.from(textOf(path).matchAll(form), ([, zh, en]) => ({ path, zh: bare(zh), en: bare(en) })));

/** A Chinese character. */
export const chinese = /[\u3400-\u9fff]/;

/** Every text in both languages that the product shows; the demo’s are those of its companies. */
export const writtenPairs = (): readonly Pair[] =>
  sources()
    .filter(path => !/^(?:tests|scripts|apps\/server\/src\/modules\/[^/]+\/demo)\//.test(path) && !path.includes('.test.'))
    .flatMap(pairsIn);

/** Pairs as a failure lists them. */
export const shownPairs = (found: readonly Pair[]) => found.map(pair => `${pair.path}: ${pair.zh} | ${pair.en}`);
