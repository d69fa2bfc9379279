import { ok } from '@axle/kernel';
import type { RecordRow, RecordValues, Resource } from '@axle/page-kit';
import { orderTpl } from '@axle/pages/development/order-template/order-tpl';
import { expect, it } from 'vitest';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { LayoutStore } from './layout.store.ts';

const template: RecordRow = {
  id: 7,
  version: 3,
  tplNo: 'T-1-V1',
  code: 'T-1',
  name: 'First',
  templateVersion: 1,
  usedCount: 4,
  letterhead: 'Axle',
  lines: [{ supplierSku: 5, qty: 20, orderQty: 24 }],
  layout: [{ shown: 'sku' }, { shown: 'effQty' }],
};

async function opened() {
  const added: RecordValues[] = [];
  const records = {
    list: async () => ok({ rows: [template] }),
    read: async (id: number) => ok({ ...template, id }),
    add: async (values: RecordValues) => {
      added.push(values);
      return ok({ id: 8, version: 1, tplNo: 'T-1-V2' });
    },
  };
  const store = new LayoutStore(records as unknown as PageRecords, orderTpl.resource as Resource);
  await store.load();
  return { store, added };
}

it('a layout begins as the template has it, and differs from it as soon as something is changed', async () => {
  const { store } = await opened();
  expect([store.columns, store.letterhead, store.signature, store.isChanged]).toEqual([['sku', 'effQty'], 'Axle', '', false]);
  store.toggle('price');
  store.move('price', -1);
  expect([store.columns, store.isChanged]).toEqual([['sku', 'price', 'effQty'], true]);
});

it('[N34] without the item or the pieces it is not saved', async () => {
  const { store } = await opened();
  store.toggle('sku');
  expect(store.against?.code).toBe('LAYOUT');
  store.toggle('effQty');
  expect(store.against).toBeUndefined();
});

it('a layout is kept as the next version: what people write of the template with it, and nothing that is worked out', async () => {
  const { store, added } = await opened();
  store.say('signature', 'For the buyer');
  store.leaveOutLogo(true);
  await store.save();
  expect(added).toEqual([
    {
      code: 'T-1',
      name: 'First',
      letterhead: 'Axle',
      signature: 'For the buyer',
      withoutLogo: true,
      lines: [{ supplierSku: 5, qty: 20 }],
      layout: [{ shown: 'sku' }, { shown: 'effQty' }],
    },
  ]);
  expect([store.saved, store.row?.id]).toEqual(['T-1-V2', 8]);
});
