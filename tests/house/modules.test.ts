import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, root } from '../support/tree.ts';

const source = 'apps/server/src/';

/** Which modules a module of the server may import. A new module gets a line here, and its place in the list of modules.ts. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  system: [],
  catalog: ['system'],
  inventory: ['system', 'catalog'],
  purchasing: ['inventory', 'finance'],
  planning: ['catalog', 'inventory'],
  logistics: ['catalog', 'inventory', 'planning'],
  finance: ['system', 'catalog', 'inventory', 'logistics'],
  quality: ['catalog', 'inventory', 'purchasing', 'finance'],
  development: ['catalog', 'purchasing'],
  orders: ['system', 'catalog', 'inventory', 'planning', 'logistics'],
  operation: ['system', 'catalog', 'inventory', 'logistics', 'planning', 'purchasing', 'orders'],
};

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = filesUnder(source).filter(file => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file));
const imports: readonly Import[] = files.flatMap(file =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\(|import) '(\.[^']+)'/g)].map(([, path]) => ({
    from: file.slice(source.length),
    to: normalize(join(dirname(file), path!)).slice(source.length),
  })),
);
const moduleOf = (file: string): string | undefined => /^modules\/([^/]+)\//.exec(file)?.[1];

describe('the server', () => {
  it('has a platform that imports no module, no demo data and nothing of the root', () => {
    expect(imports.filter(({ from, to }) => from.startsWith('platform/') && !/^(platform|schema)\//.test(to))).toEqual([]);
  });

  it('has modules that import only those that they stand on, and no root', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [one, other] = [moduleOf(from), moduleOf(to)];
      if (one === undefined || to.startsWith('platform/') || one === other) return false;
      return other === undefined || !mayImport[one]?.includes(other);
    });
    expect(wrong).toEqual([]);
    expect([...new Set(imports.flatMap(({ from }) => moduleOf(from) ?? []))].toSorted()).toEqual(Object.keys(mayImport).toSorted());
  });

  it('has one manifest for each module', () => {
    const manifests = files.flatMap(file => /modules\/([^/]+)\/module\.ts$/.exec(file)?.[1] ?? []);
    expect(manifests.toSorted()).toEqual(Object.keys(mayImport).toSorted());
  });
});
