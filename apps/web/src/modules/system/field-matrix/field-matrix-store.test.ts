import { localDate } from '@axle/kernel';
import { inMemoryRecords } from '@axle/page-kit/testing';
import { allSections } from '@axle/pages';
import { pagesOf } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { FieldMatrixStore } from './field-matrix-store.ts';

const today = localDate('2026-05-20');
const settings = (await allSections()).flatMap(pagesOf).find(page => page.key === 'userFieldSetting')!.resource!;

it('closes a field of a page for a role and opens it again; everybody and other roles stay as they are', async () => {
  if (!today.ok) throw new Error('the day of this test is a day');
  const store = new FieldMatrixStore(inMemoryRecords(settings, [], { today: today.value }));
  await store.load();
  await store.choose('skuList', 'qc');
  expect(store.fields.map(({ path }) => path)).toContain('price');
  expect(await store.toggle('price', 'readBlock')).toBe(true);
  const closed = async (role: string) => {
    await store.choose('skuList', role);
    return [store.has('price', 'readBlock'), store.has('price', 'hide')];
  };
  expect([await closed('buyer'), await closed(''), await closed('qc')]).toEqual([
    [false, false],
    [false, false],
    [true, false],
  ]);
  expect(await store.toggle('price', 'readBlock')).toBe(true);
  expect(store.has('price', 'readBlock')).toBe(false);
});

it('names the columns of lines by their path', async () => {
  if (!today.ok) throw new Error('the day of this test is a day');
  const store = new FieldMatrixStore(inMemoryRecords(settings, [], { today: today.value }));
  await store.load();
  await store.choose('bom', '');
  expect(store.fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['lines', 'lines.quantity']));
});
