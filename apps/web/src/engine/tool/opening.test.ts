import { expect, it } from 'vitest';
import { opening } from './opening.ts';

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
