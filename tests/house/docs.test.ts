import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variables } from '@axle/server/src/platform/config/config.ts';
import { filesUnder, root, textOf } from '../support/tree.ts';
import { members } from '../support/workspace.ts';

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

const packages = members().filter(member => member.pure);
/** What packages stand on besides each other. */
const libraries = packages.flatMap(member => member.dependencies).filter(name => !name.startsWith('@axle/'));

/** Names that a package exports, from its index and for tests. */
const exportedBy = (folder: string) =>
  ['index', 'testing']
    .map(entrance => `${folder}/src/${entrance}.ts`)
    .filter(path => existsSync(join(root, path)))
    .flatMap(path => {
      const text = textOf(path);
      const gathered = Array.from(text.matchAll(/^export (?:type )?\{([^}]*)\}/gm), ([, names = '']) => names.split(','));
      return [
        ...gathered.flat().map(name => name.trim().replace(/^type /, '')),
        ...Array.from(text.matchAll(/^export (?:const|function|interface|type|class) (\w+)/gm), ([, name = '']) => name),
      ];
    });

/** Names of code that a document mentions outside its blocks: `planPosting`, `StockLedger`, and not `NO_RATE` or `fast-check`. */
const codeNamedIn = (path: string) =>
  Array.from(
    textOf(path)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/`([A-Za-z][A-Za-z0-9]*)`/g),
    ([, name = '']) => name,
  );

describe.each(packages.map(member => [member.name, member] as const))('README of %s', (name, member) => {
  const readme = `${member.folder}/README.md`;

  it('is there, is named after the package and has at most 80 lines', () => {
    const lines = textOf(readme).trimEnd().split('\n');
    expect(lines[0]).toBe(`# @axle/${name}`);
    expect(lines.length).toBeLessThanOrEqual(80);
  });

  it('names only what the package exports', () => {
    const exported = new Set([...exportedBy(member.folder), ...libraries]);
    expect(codeNamedIn(readme).filter(named => !exported.has(named))).toEqual([]);
  });

  it('names what the package depends on', () => {
    expect(member.dependencies.filter(other => !textOf(readme).includes(`\`${other}\``))).toEqual([]);
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
