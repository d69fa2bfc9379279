import { definePage, defineResource, defineSection, type Page } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { loadPageRegistry, pageRegistry } from './page-registry.ts';

const text = { zh: '名', en: 'name' };
const section = (key: string, ...pages: readonly Page[]) =>
  defineSection({ key, title: text, defaultPage: 'first', groups: [{ key: 'group', title: text, pages }] });
const part = () =>
  defineResource({
    entity: 'part',
    label: text,
    service: 'item',
    nameFields: ['name'],
    fields: { name: { kind: 'text', label: text, maxLength: 9 } },
  });
const page = (key: string, resource = part()) => definePage({ key, title: text, help: { why: text }, resource, columns: ['name'] });

it('finds pages, resources with all their pages, and what is imported', async () => {
  const registry = await loadPageRegistry();
  expect(registry.page('vehicleModel')?.section.key).toBe('basic');
  expect(registry.resource('vehicleModel')?.pages.map(entry => entry.page.key)).toEqual(['vehicleModel', 'vehicleSearchResult']);
  expect(registry.pageOfImport('basic_vehicle_model')?.page.key).toBe('vehicleModel');
  expect(registry.codes).toContain('basic.vehicleModel.import');
  expect([registry.page('nowhere'), registry.resource('nothing'), registry.pageOfImport('none')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('does not take two pages of one key, nor two resources of one entity', () => {
  const shared = part();
  expect(() => pageRegistry([section('one', page('first')), section('two', page('first'))])).toThrow('two pages are called first');
  expect(() => pageRegistry([section('one', page('first'), page('second'))])).toThrow('two resources are called part');
  expect(pageRegistry([section('one', page('first', shared), page('second', shared))]).resources).toHaveLength(1);
});
