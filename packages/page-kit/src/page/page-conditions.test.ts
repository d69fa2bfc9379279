import { expect, it } from 'vitest';
import type { Field } from '../field/field.ts';
import { pageConditions } from './page-conditions.ts';
import type { PageTab } from './page-tab.ts';

const label = { zh: '列', en: 'Column' };
const fields: Readonly<Record<string, Field>> = { by: { kind: 'user', label }, at: { kind: 'instant', label } };
const tabs: readonly PageTab[] = [
  { key: 'open', title: label, filters: [{ field: 'state', op: 'eq', value: 'open' }] },
  { key: 'mine', title: label, mine: 'by' },
];
const page = { tabs, search: ['name', 'code'] };
const lastWeek = { field: 'at', op: 'between', value: 'last7d' } as const;

it('a question has the conditions of its tab and its search, and relative dates stay relative', () => {
  expect(pageConditions(page, fields, { tab: 'mine', search: ' brake ', filters: [lastWeek] }, 7)).toEqual([
    { field: 'name', op: 'search', value: 'brake', also: ['code'] },
    { field: 'by', op: 'eq', value: 7 },
    lastWeek,
  ]);
});

it('without a tab that the page has it is the first one', () => {
  expect(pageConditions(page, fields, { tab: 'gone', filters: [] }, undefined)).toEqual([{ field: 'state', op: 'eq', value: 'open' }]);
  expect(pageConditions({ tabs: [], search: [] }, fields, { search: 'x', filters: [lastWeek] }, 7)).toEqual([lastWeek]);
});
