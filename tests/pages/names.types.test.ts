import { definePage, defineResource, type Fields } from '@axle/page-kit';
import { expect, it } from 'vitest';

const words = { zh: '盒', en: 'Box' };
const help = { why: words };
const sizes = { width: { kind: 'integer', label: words, min: 0, max: 99 } } as const satisfies Fields;
const boxes = defineResource({
  entity: 'box',
  label: words,
  service: 'item',
  nameFields: ['code'],
  fields: { code: { kind: 'text', label: words, maxLength: 9 }, keeper: { kind: 'user', label: words }, ...sizes },
});
const page = { key: 'box', title: words, help, resource: boxes } as const;

// Each line below must not compile without its comment; the compiler says so where one does.
it('a page names fields of its resource, and the standard ones', () => {
  const { columns, filters } = definePage({ ...page, columns: ['code', 'width', 'status', 'updatedAt'], filters: ['keeper'] });
  expect([...columns, ...filters]).toEqual(['code', 'width', 'status', 'updatedAt', 'keeper']);
});

it('a misspelt name does not compile, wherever a page names a field', () => {
  const wrong = [
    // @ts-expect-error there is no field of this name
    definePage({ ...page, columns: ['cod'] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, filters: ['keepr'] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, totals: ['widht'] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, search: ['cod'] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, sort: [{ field: 'updated' }] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, form: [{ title: words, fields: ['cod'] }] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, live: { field: 'stat', in: [1], seconds: 5 } }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, tabs: [{ key: 'own', title: words, mine: 'keepr' }] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, tabs: [{ key: 'wide', title: words, filters: [{ field: 'widht', op: 'gt', value: 3 }] }] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, actions: [{ key: 'fold', title: words, on: 'one', when: { field: 'stat', in: [1] } }] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, drills: { widht: { section: 'basic', page: 'box', filters: [] } } }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, related: [{ title: words, section: 'basic', page: 'box', columns: [], field: 'box', by: 'cod' }] }),
    // @ts-expect-error there is no field of this name
    definePage({ ...page, importing: { columns: ['cod'], mode: 'per_row', example: {} } }),
  ];
  expect(wrong).toHaveLength(13);
});

it('a page without a resource names no fields', () => {
  // @ts-expect-error there is no field of this name
  expect(definePage({ key: 'box', title: words, help, columns: ['code'] }).columns).toEqual(['code']);
});

it('a resource names fields of its own', () => {
  const { fields } = boxes;
  const wrong = [
    // @ts-expect-error there is no field of this name
    defineResource({ entity: 'box', label: words, service: 'item', nameFields: ['cod'], fields }),
    // @ts-expect-error there is no field of this name
    defineResource({ entity: 'box', label: words, service: 'item', nameFields: [], fields, unique: [{ fields: ['cod'] }] }),
    // @ts-expect-error there is no field of this name
    defineResource({ entity: 'box', label: words, service: 'item', nameFields: [], fields, knownBy: { code: 'cod' } }),
    // @ts-expect-error there is no field of this name
    defineResource({ entity: 'box', label: words, service: 'item', nameFields: [], fields, scopedBy: { kind: 'user', field: 'keepr' } }),
  ];
  expect(wrong).toHaveLength(4);
});
