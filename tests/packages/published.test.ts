import { readFileSync } from 'node:fs';
import { createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { describe, expect, inject, it } from 'vitest';
import { faultsOfTarball } from './faults-of-tarball.ts';
import { packedSources, published } from './published.ts';

const tarballs = inject('tarballs');
const unpacked = (name: string): Package => createPackageFromTarballData(readFileSync(tarballs[name] ?? ''));

/** Files of a package as listed in it, without the folder that npm adds. */
const filesOf = (name: string) => {
  const packed = unpacked(name);
  return packed.listFiles().map(path => path.replace(`/node_modules/${packed.packageName}/`, ''));
};
const manifestOf = (name: string) => {
  const packed = unpacked(name);
  return packed.readFile(`/node_modules/${packed.packageName}/package.json`);
};

describe('what other teams get', () => {
  it('is every package that carries rules, and none that only serves this back office', () => {
    expect(published.map(({ name }) => name).sort()).toEqual([
      'approvals',
      'catalog',
      'development',
      'finance',
      'inventory',
      'kernel',
      'logistics',
      'operation',
      'order-number',
      'orders',
      'permissions',
      'planning',
      'purchasing',
      'quality',
      'session',
      'shop-auth',
      'tasks',
      'templates',
      'tracking',
      'validation',
    ]);
  });

  describe.each(published.map(member => [member.name, member] as const))('%s', (name, { folder }) => {
    it('has no fault that publint or attw knows', async () => {
      expect(await faultsOfTarball(tarballs[name] ?? '')).toEqual([]);
    });

    it('holds what its sources make, the sources that its maps lead to, and no test', () => {
      const sources = packedSources(folder).map(path => path.slice(folder.length + 1));
      const made = sources
        .map(path => path.replace(/^src\//, 'dist/').replace(/\.ts$/, ''))
        .flatMap(stem => [`${stem}.js`, `${stem}.js.map`, `${stem}.d.ts`]);
      expect(filesOf(name).sort()).toEqual(['README.md', 'RULES.md', 'package.json', ...sources, ...made].sort());
    });

    it('names in its package.json what a registry knows, and leads nobody to its sources', () => {
      const text = manifestOf(name);
      expect(text).not.toMatch(/workspace:|catalog:|"source"|"\.\/src\//);
      expect(JSON.parse(text)).toMatchObject({
        type: 'module',
        sideEffects: false,
        license: expect.any(String),
        description: expect.any(String),
      });
      expect((JSON.parse(text) as { exports: unknown }).exports).toEqual({
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './testing': { types: './dist/testing.d.ts', default: './dist/testing.js' },
      });
    });
  });
});
