import { fieldsOf } from '@axle/page-kit';
import type { FieldBlock } from '@axle/permissions';
import { expect, it } from 'vitest';
import { registry } from '../../testing/whole-registry.ts';
import { fieldRights } from '../resources/field-rights.ts';

const scopes = new Map((['org', 'supplier', 'warehouse', 'shop', 'category', 'market'] as const).map(kind => [kind, 'all' as const]));

/** Every field that repeats a field of another page, under each page that shows it. */
const dependent = registry.pages.flatMap(({ page }) =>
  Object.entries(page.resource ? fieldsOf(page.resource) : {}).flatMap(([field, { seenWith }]) =>
    seenWith ? [[`${page.key}.${field}`, `${seenWith.page}.${seenWith.field}`, page, field, seenWith] as const] : [],
  ),
);

it('the price of an exception is shown with that of its listing, the limit of a price with the target price', () => {
  expect(dependent.map(([field, source]) => `${field} ${source}`)).toEqual(
    expect.arrayContaining([
      'amazonListingException.value amazonListingSummary.price',
      'amazonListingException.threshold estimatedProfit.targetPrice',
    ]),
  );
});

it.each(dependent)('%s is closed to whoever may not read %s', (_field, _source, page, field, { page: of, field: source }) => {
  expect(registry.page(of)?.page.resource && Object.keys(fieldsOf(registry.page(of)!.page.resource!))).toContain(source.split('.')[0]);
  const mayRead = (blocks: readonly FieldBlock[]) => {
    const access = { userId: 1, isSuper: false, roles: [], scopes, blocks };
    const caller = { registry, access, now: new Date(0) };
    return fieldRights({ resource: page.resource!, page: page.key, caller }).mayRead(field);
  };
  expect(mayRead([{ subject: { kind: 'user' }, page: of, field: source, mode: 'readBlock' }])).toBe(false);
  expect(mayRead([{ subject: { kind: 'user' }, page: of, field: 'none', mode: 'readBlock' }])).toBe(true);
});
