import type { ToolDrill } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { opening, shownBeside } from './opening.ts';

const drills = {
  received: {
    section: 'wms',
    page: 'fbaInboundShipment',
    tab: 'all',
    filters: [{ field: 'shipmentId', op: 'in', by: 'shipments' }],
  },
} as const;
const line = { received: 8, shipped: 9, shipments: ['FBA1', 'FBA2'] };

it('a figure of a tool leads to what it is made of, for whoever may list that; nothing and other columns lead nowhere', () => {
  const open = opening(drills, { can: code => code === 'wms.fbaInboundShipment.list' });
  expect(open('received', line)).toBe('/admin/wms/fbaInboundShipment?tab=all&shipmentId=in%3AFBA1%2CFBA2');
  expect([open('shipped', line), open('received', { ...line, received: 0 }), open('received', { received: 8 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(opening(drills, { can: () => false })('received', line)).toBeUndefined();
  expect(opening(undefined, { can: () => true })('received', line)).toBeUndefined();
});

it('a figure opens another tool of the page for its row, asked as this one is; a row that is nobody’s opens nothing', () => {
  const late: ToolDrill = {
    tab: 'lines',
    same: ['month', 'supplier'],
    by: { supplier: 'supplier', buyer: 'buyer' },
    given: { lateOnly: true },
  };
  const from = { section: 'purchase', page: 'deliveryDateReport', inputs: { month: '2025-10', supplier: [3, 4], minLines: 2 } };
  const open = opening({ late }, { can: () => false }, from);
  expect(open('late', { late: 2, buyer: 7 })).toBe(
    '/admin/purchase/deliveryDateReport?tab=lines&with.month=2025-10&with.supplier=3%2C4&with.lateOnly=true&with.buyer=7',
  );
  expect(open('late', { late: 2, supplier: 3 })).toContain('with.supplier=3&');
  expect([open('late', { late: 2 }), open('late', { late: 0, supplier: 3 })]).toEqual([undefined, undefined]);
  expect(opening({ late }, { can: () => true })('late', { late: 2, buyer: 7 })).toBeUndefined();
});

it('a hidden column that only decides what a figure opens is not shown', () => {
  const text = { kind: 'text', label: { zh: '列', en: 'Column' }, maxLength: 9 } as const;
  const fields = { kind: { ...text, hidden: true }, note: { ...text, hidden: true }, shown: text };
  const when = (field: string) => ({ no: { section: 'a', page: 'one', filters: [], when: { field, in: ['x'] } } }) as const;
  expect(Object.keys(fields).filter(shownBeside(when('kind'), { fields }))).toEqual(['note', 'shown']);
  expect(Object.keys(fields).filter(shownBeside(when('shown'), { fields }))).toEqual(['kind', 'note', 'shown']);
  expect(Object.keys(fields).filter(shownBeside(undefined, { fields }))).toEqual(['kind', 'note', 'shown']);
});

it('a row opens the page that is for it, and none where none is', () => {
  const drill = (page: string, kind: string) =>
    ({ section: 'a', page, filters: [{ field: 'no', op: 'eq', by: 'no' }], when: { field: 'kind', in: [kind] } }) as const;
  const open = opening({ no: [drill('one', 'x'), drill('other', 'y')] }, { can: () => true });
  expect(['x', 'y', 'z'].map(kind => open('no', { no: 'N1', kind })?.split('?')[0])).toEqual(['/admin/a/one', '/admin/a/other', undefined]);
});
