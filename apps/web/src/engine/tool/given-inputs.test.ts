import { text } from '@axle/kernel';
import type { LineField } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { toolAddress } from '../address-with.ts';
import { givenIn, searchWithout } from './given-inputs.ts';

const label = text('名', 'Name');
const inputs: Readonly<Record<string, LineField>> = {
  kpi: { kind: 'text', label, maxLength: 9 },
  period: { kind: 'text', label, maxLength: 30 },
  companyEntity: { kind: 'ref', label, entity: 'companyEntity' },
  buyer: { kind: 'user', label },
  supplier: { kind: 'ref', label, entity: 'supplier', several: true },
  grade: { kind: 'enumList', label, options: [] },
  all: { kind: 'bool', label },
  category: { kind: 'cascade', label, entity: 'category' },
};
const address = { kpi: 'kpi', period: 'period', entity: 'companyEntity' };
const opened = { section: 'purchase', page: 'board', tab: 'tab0' };
const searchOf = (path: string) => path.slice(path.indexOf('?'));

it('an address fills inputs by the names that it has for them, and the others as dimensions', () => {
  const values = { kpi: 'K5', period: '2025-10', companyEntity: 3, buyer: 12, category: 7, other: undefined };
  const path = toolAddress(opened, values, address);
  expect(decodeURIComponent(path)).toBe('/admin/purchase/board?tab=tab0&kpi=K5&period=2025-10&entity=3&dim=buyer:12&dim=category:7');
  const { other: _, ...own } = values;
  expect(givenIn(searchOf(path), { inputs, address })).toEqual(own);
  expect(givenIn('?kpi=K5&dim=buyer&value=12', { inputs, address })).toEqual({ kpi: 'K5', buyer: 12 });
  expect(givenIn('?kpi=K5&dim=nothing:1&period=', { inputs, address })).toEqual({ kpi: 'K5' });
});

it('several records or choices stand behind each other in an address', () => {
  const values = { supplier: [3, 12], grade: ['A', 'B'], all: true };
  const path = toolAddress(opened, values, address);
  expect(decodeURIComponent(path)).toContain('dim=supplier:3,12&dim=grade:A,B&dim=all:true');
  expect(givenIn(searchOf(path), { inputs, address })).toEqual(values);
  expect(givenIn('?dim=supplier:3', { inputs, address })).toEqual({ supplier: [3] });
});

it('inputs are taken out of an address, and what fills none of them stays', () => {
  const search = '?tab=tab0&kpi=K5&entity=3&dim=buyer:12&dim=grade:A&dim=other:7';
  expect(decodeURIComponent(searchWithout(search, { address }, ['kpi', 'buyer']))).toBe('?tab=tab0&entity=3&dim=grade:A&dim=other:7');
  expect(searchWithout(search, { address }, ['companyEntity'])).not.toContain('entity');
});

it('an address of a tool without names for its inputs marks them', () => {
  expect(givenIn('?with.kpi=K5&period=2025-10', { inputs })).toEqual({ kpi: 'K5' });
  expect(toolAddress(opened, { kpi: 'K5' })).toBe('/admin/purchase/board?tab=tab0&with.kpi=K5');
});
