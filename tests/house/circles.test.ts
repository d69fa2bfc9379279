import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { importGraph, inCircles } from '../support/circles.ts';
import { isTest, sources } from '../support/tree.ts';
import { importsOf } from '../support/workspace.ts';

/** Sources that are no entrance of a package: an index gathers what stands below it. */
const own = sources().filter(
  path => /^(?:apps|packages)\//.test(path) && !isTest(path) && !/^packages\/[^/]+\/src\/(?:index|testing)\.ts$/.test(path),
);

it('no file stands in a circle of imports', () => {
  expect(inCircles(importGraph(own, path => path))).toEqual([]);
});

it('no folder stands in a circle of imports', () => {
  expect(inCircles(importGraph(own, dirname))).toEqual([]);
});

const leadsToModules = /(?:^|\/)modules\//;

it('gateways, engine and shell of the browser app import no module', () => {
  const rings = own.filter(path => /^apps\/web\/src\/(?:gateways|engine|shell|chart|text|styles)\//.test(path));
  expect(rings.filter(path => importsOf(path).some(specifier => leadsToModules.test(specifier)))).toEqual([]);
});

it('a module of the browser app imports no other module', () => {
  const strays = own
    .filter(path => path.startsWith('apps/web/src/modules/'))
    .flatMap(path =>
      importsOf(path)
        .filter(specifier => specifier.startsWith('.'))
        .map(specifier => new URL(specifier, `file:///${path}`).pathname.slice(1))
        .filter(other => other.startsWith('apps/web/src/modules/') && other.split('/')[4] !== path.split('/')[4])
        .map(other => `${path} imports ${other}`),
    );
  expect(strays).toEqual([]);
});
