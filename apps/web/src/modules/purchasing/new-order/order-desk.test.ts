// @vitest-environment jsdom
import type { LocalDate } from '@axle/kernel';
import { text } from '@axle/kernel';
import { type RecordRow, type Resource, referencesOf } from '@axle/page-kit';
import { inMemoryRecords } from '@axle/page-kit/testing';
import { loadPage } from '@axle/pages';
import { expect, it } from 'vitest';
import type { PageActions } from '../../../engine/actions/page-actions.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { openPage } from '../../../engine/testing/open-page.tsx';
import { lockedRecords } from './locked-records.ts';
import { OrderDesk } from './order-desk.ts';

const page = (await loadPage('purchase', 'newOrder'))!;
const resource = page.resource as Resource;
const line = { sku: 1, qty: 216, price: '11.3', requiredDate: '2026-12-01' };
const draft = {
  id: 1,
  version: 1,
  orderNo: 'PO26052000001',
  state: 'draft',
  type: 'std',
  supplier: 1,
  companyEntity: 1,
  warehouse: 1,
  currency: 'CNY',
  incoterm: 'EXW',
  note: 'as it was',
  lines: [line],
  createdAt: '2026-05-01T00:00:00.000Z',
} as unknown as RecordRow;
const named = { id: 1, code: 'ONE', name: text('一', 'One') };
const referred = Object.fromEntries(referencesOf(resource).map(([, { entity }]) => [entity, [named]]));

/** Two desks over the records of one database. */
function twoDesks() {
  const kept = inMemoryRecords(resource, [draft], { today: '2026-05-20' as LocalDate, referred });
  const records = {
    list: query => kept.list(query),
    read: id => kept.read(id),
    update: (target, values) => kept.update(target, values),
  } as PageRecords;
  const recordsOf = lockedRecords({ of: () => records });
  const desk = () => {
    const { model } = openPage(0, { section: 'purchase', page, resource, recordsOf });
    return new OrderDesk({
      model,
      records: recordsOf.of(resource, page.key),
      actions: {} as PageActions,
      newId: () => crypto.randomUUID(),
    });
  };
  return [desk(), desk()] as const;
}

it('of two users who edit one draft the second is asked to refresh; what either typed is there after the merge', async () => {
  const [mine, theirs] = twoDesks();
  for (const desk of [mine, theirs]) await desk.open({ by: 'orderNo', value: 'PO-260-520-00001' });
  theirs.form!.set('note', 'theirs');
  expect(await theirs.save()).toBe(true);
  mine.form!.set('lines', [{ ...line, qty: 240 }]);
  expect(await mine.save()).toBe(false);
  expect(mine.outdated).toBe(true);
  expect([...mine.form!.answered.values()].map(({ message }) => message)).toEqual([
    text('单据已被修改，请刷新', 'Changed by someone else, refresh'),
  ]);
  expect(mine.form!.drafts['lines']).toMatchObject([{ qty: 240 }]);
  await mine.refresh();
  expect(mine.form!.drafts).toMatchObject({ note: 'theirs', lines: [{ qty: 240 }] });
  expect(await mine.save()).toBe(true);
  expect(mine.row).toMatchObject({ note: 'theirs', lines: [{ qty: 240 }] });
});
