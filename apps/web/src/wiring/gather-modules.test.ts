import { viewNames } from '@axle/pages';
import { expect, it } from 'vitest';
import type { LoadView, PortAdapter, WebModule } from '../engine/bespoke/web-module.ts';
import { allModules } from './all-modules.ts';
import { gatherModules } from './gather-modules.ts';
import { moduleViews } from './module-views.ts';

const Nothing = () => null;
const view: LoadView = async () => ({ default: Nothing });
abstract class Scales {}
const port: PortAdapter = [Scales, () => ({})];
const module = (word: string, views: WebModule['views'], ports: WebModule['ports'] = []): WebModule => ({ word, views, ports });

it('the modules of the app contribute every view that a page may name, and no other', () => {
  expect([...allModules().views.keys()].sort()).toEqual([...viewNames].sort());
});

it('refuses what is contributed twice', () => {
  const map = module('catalog', { 'catalog/map': view });
  expect(() => gatherModules([map, map], [])).toThrow('catalog/map is contributed twice');
  expect(() => gatherModules([module('catalog', {}, [port]), module('finance', {}, [port])], [])).toThrow('Scales is contributed twice');
});

it('refuses a view that a page may name and nobody contributes', () => {
  expect(() => gatherModules([module('catalog', {})], ['catalog/map'])).toThrow('nobody contributes the view catalog/map');
});

it('refuses a view that bears the word of another module', () => {
  expect(() => gatherModules([module('catalog', { 'finance/map': view })], [])).toThrow('finance/map bears another word');
});

it('loads the modules with the first view, binds their ports once, and answers the same promise for a name', async () => {
  let loads = 0;
  const bound: unknown[] = [];
  const gathered = gatherModules([module('catalog', { 'catalog/map': view }, [port])], ['catalog/map']);
  const views = moduleViews(
    async () => {
      loads += 1;
      return gathered;
    },
    ports => bound.push(...ports),
  );
  expect(loads).toBe(0);
  const asked = views.load('catalog/map');
  expect(views.load('catalog/map')).toBe(asked);
  expect(await asked).toBe(Nothing);
  expect(await views.load('catalog/nowhere')).toBeUndefined();
  expect([loads, bound]).toEqual([1, [port]]);
});
