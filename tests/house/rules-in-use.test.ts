import { describe, expect, it } from 'vitest';
import { isTest, textOf } from '../support/tree.ts';
import { members } from '../support/workspace.ts';

const all = members();
const published = all.filter(member => member.published && member.pure);
const codes = new Map(
  all.flatMap(member => member.sources).map(path => [path, textOf(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')] as const),
);

/** How often each word stands in some sources. */
function wordsOf(paths: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) for (const [word] of codes.get(path)!.matchAll(/\w+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The functions that the index of a package exports, among what its own sources define. */
function exportedRules(folder: string, own: readonly string[]): readonly string[] {
  const defined = new Set(
    own.flatMap(path =>
      Array.from(
        codes.get(path)!.matchAll(/export (?:function (\w+)|const (\w+)\b[^=\n]*=\s*(?:<[^=]*>)?\()/g),
        match => match[1] ?? match[2] ?? '',
      ),
    ),
  );
  return Array.from(codes.get(`${folder}/src/index.ts`)!.matchAll(/export \{([^}]*)\}/g), match => (match[1] ?? '').split(','))
    .flat()
    .map(name => name.trim())
    .filter(name => defined.has(name));
}

/** What the README of a package says that Axle itself does not call. */
function forOthers(folder: string): readonly string[] {
  const [, section = ''] = textOf(`${folder}/README.md`).split('## For other teams alone');
  return Array.from((section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)`/gm), match => match[1] ?? '');
}

describe('a rule has one home', () => {
  it.each(published.map(member => [member.name, member] as const))(
    '%s: its functions are called by the product, held against the SQL that says the same, or named in the README for other teams alone',
    (name, member) => {
      const own = member.sources.filter(path => !isTest(path) && path !== `${member.folder}/src/index.ts`);
      const inside = wordsOf(own);
      // tests of the server hold its SQL against the rules; those of tests/packages are other teams
      const outside = wordsOf(
        [...codes.keys()].filter(
          path =>
            /^(?:apps|packages)\//.test(path) && !path.startsWith(`${member.folder}/`) && codes.get(path)!.includes(`'@axle/${name}'`),
        ),
      );
      const unused = exportedRules(member.folder, own).filter(rule => (inside.get(rule) ?? 0) < 2 && !outside.has(rule));
      expect(unused.toSorted()).toEqual(forOthers(member.folder).toSorted());
    },
  );
});
