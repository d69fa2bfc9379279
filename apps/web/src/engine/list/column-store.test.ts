import { fieldsOf } from '@axle/page-kit';
import { sampleResource } from '@axle/page-kit/testing';
import { expect, it } from 'vitest';
import { memoryLayouts, samplePage } from '../testing/sample-page.ts';
import { pageColumns } from './column-layout.ts';
import { ColumnStore } from './column-store.ts';

const columns = pageColumns(samplePage, fieldsOf(sampleResource), () => true);
const hidden = (...fields: readonly string[]) => ({ columns: fields.map(field => ({ field, visible: false })) });
const shown = (store: ColumnStore) => store.shown.map(column => column.field);

it('given up, a person’s own columns give way to those of the role, not to those of the page', async () => {
  const layouts = memoryLayouts(hidden('size'), hidden('note'));
  const store = new ColumnStore('sampleThing', columns, layouts);
  await store.load();
  expect([shown(store).includes('note'), shown(store).includes('size')]).toEqual([true, false]);
  store.setVisible('drive', false);
  await store.reset();
  expect([shown(store).includes('note'), shown(store).includes('size'), shown(store).includes('drive')]).toEqual([false, true, true]);
  store.keep();
  expect(layouts.kept.size).toBe(0);
});

it('where no columns are set for anybody, they are those of the page', async () => {
  const store = new ColumnStore('sampleThing', columns, memoryLayouts(hidden('size', 'note')));
  await store.load();
  await store.reset();
  expect(shown(store)).toEqual(columns.filter(column => column.visible).map(column => column.field));
});

it('what waits to be saved is sent when it is to end, and saving ends with the answer', async () => {
  const layouts = memoryLayouts();
  const store = new ColumnStore('sampleThing', columns, layouts);
  await store.load();
  store.setVisible('drive', false);
  expect([store.isSaving, layouts.kept.size]).toEqual([true, 0]);
  await store.finish();
  expect([store.isSaving, layouts.kept.get('sampleThing')?.columns.find(({ field }) => field === 'drive')?.visible]).toEqual([
    false,
    false,
  ]);
});
