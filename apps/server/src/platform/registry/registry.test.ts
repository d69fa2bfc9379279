import { definePage, defineResource, defineSection } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { extensionPoint, keyed, knowsEntity } from './extension-point.ts';
import { defineModule } from './module.ts';
import { pageRegistry } from './page-registry.ts';
import { assemble } from './registry.ts';

const text = { zh: '名', en: 'name' };
const resource = defineResource({
  entity: 'part',
  label: text,
  service: 'item',
  nameFields: ['name'],
  fields: { name: { kind: 'text', label: text, maxLength: 9 } },
});
const page = definePage({ key: 'part', title: text, help: { why: text }, resource, columns: ['name'] });
const pages = pageRegistry([
  defineSection({ key: 'one', title: text, defaultPage: 'part', groups: [{ key: 'all', title: text, pages: [page] }] }),
]);
const guards = extensionPoint<string>('guard', knowsEntity);
const sources = extensionPoint<{ readonly key: string }>('source');

it('looks up what modules contribute, in the order of the modules', () => {
  const registry = assemble(pages, [
    defineModule('first', guards({ part: 'whole' }), sources(...keyed({ key: 'b' }, { key: 'a' }))),
    defineModule('second', guards({ 'part.price': 'price' })),
  ]);
  expect(registry.part(guards, 'part')).toBe('whole');
  expect([...registry.parts(guards)]).toEqual([
    ['part', 'whole'],
    ['part.price', 'price'],
  ]);
  expect([...registry.parts(sources).keys()]).toEqual(['b', 'a']);
  expect(registry.partsFor(guards, 'part')).toEqual(['whole', 'price']);
  expect(registry.part(guards, 'wheel')).toBeUndefined();
  expect(registry.page('part')?.page).toBe(page);
});

it('refuses a key that two contributions share, and one that no definition names', () => {
  expect(() => assemble(pages, [defineModule('first', guards({ part: 'a' })), defineModule('second', guards({ part: 'b' }))])).toThrow(
    'second contributes part as a guard, which another contribution is already',
  );
  expect(() => assemble(pages, [defineModule('first', guards({ wheel: 'a' }))])).toThrow(
    'first contributes wheel as a guard, which no definition names',
  );
});
