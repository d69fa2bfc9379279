import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variables } from '@axle/server/src/config/config.ts';
import { filesUnder, root, textOf } from '../support/tree.ts';

const documents = filesUnder('.').filter(path => path.endsWith('.md'));

/** Paths that a document names in code spans: with a slash, without placeholders. */
const pathsNamedIn = (path: string) =>
  Array.from(
    textOf(path)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([^`\n]+)`/g),
    ([, named]) => named ?? '',
  )
    .filter(named => /^(?:apps|packages|tests|scripts|docs|samples|\.ci)\/[\w./-]+$/.test(named) || /^[A-Z]+\.md$/.test(named))
    .map(named => named.replace(/\/$/, ''));

/** Relative links and pictures. */
const linksIn = (path: string) =>
  Array.from(textOf(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, link]) => link ?? '').filter(link => !/^[a-z]+:/.test(link));

describe('documents', () => {
  it('there are the three that a newcomer opens', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']));
  });

  it.each(documents)('%s names only paths that exist', document => {
    const here = dirname(document);
    expect(pathsNamedIn(document).filter(named => !existsSync(join(root, named)) && !existsSync(join(root, here, named)))).toEqual([]);
    expect(linksIn(document).filter(link => !existsSync(join(root, here, link)))).toEqual([]);
  });

  it('the commands that documents name exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
    const own = new Set([
      ...Object.keys(scripts),
      'install',
      'exec',
      'vitest',
      'tsc',
      'oxlint',
      'oxfmt',
      'rsbuild',
      'playwright',
      'knip',
      'add',
    ]);
    const named = documents.flatMap(document =>
      Array.from(textOf(document).matchAll(/`(?:pnpm|npm run) (\S+?)[`\s]/g), ([, command]) => `${document}: ${command}`),
    );
    expect(named.filter(line => !own.has(line.split(': ')[1] ?? ''))).toEqual([]);
  });
});

describe('settings of the server', () => {
  it('README names every one with its meaning, and no other', () => {
    const rows = new Map(
      Array.from(textOf('README.md').matchAll(/^\| `([A-Z_]+)` \|[^|]*\| (.+) \|$/gm), ([, name = '', means = '']) => [name, means]),
    );
    expect([...rows.keys()].sort()).toEqual(Object.keys(variables).sort());
    expect(
      Object.entries(variables)
        .filter(([name, { means }]) => rows.get(name) !== means)
        .map(([name]) => name),
    ).toEqual([]);
  });
});
