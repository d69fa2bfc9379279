import { type LocalDate, text } from '@axle/kernel';
import { definePage, type RecordRow } from '@axle/page-kit';
import { inMemoryRecords, sampleReferred, sampleResource } from '@axle/page-kit/testing';
import type { ListLayout } from '@axle/wire';
import type { ListLayouts } from '../list/list-layouts.ts';
import type { ListReader } from '../list/list-parts.ts';
import type { PageRecords } from '../records/records-of.ts';

/** The day on which the engine's tests run. */
export const testDay = '2026-05-20' as LocalDate;

/** A page over the sample resource, with a bit of everything. */
export const samplePage = definePage({
  key: 'sampleThing',
  title: text('样例', 'Samples'),
  help: { why: text('试验。', 'For tests.') },
  resource: sampleResource,
  columns: ['code', 'note', 'size', 'drive', 'styles', 'owner', 'seenAt', 'status', 'updatedAt'],
  pinned: 1,
  filters: ['code', 'note', 'size', 'drive', 'styles', 'seenAt', 'price', 'length', 'madeOn', 'month'],
  totals: ['size'],
  search: ['code', 'note'],
  sort: [{ field: 'code' }],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    { key: 'own', title: text('我的', 'Mine'), mine: 'owner' },
  ],
  form: [
    { title: text('样例', 'Sample'), fields: ['code', 'note', 'size', 'drive', 'styles'] },
    { title: text('数值', 'Numbers'), fields: ['currency', 'price', 'freight', 'share', 'length', 'breadth', 'height', 'gross'] },
    { title: text('日历', 'Calendar'), fields: ['madeOn', 'week', 'month', 'opens', 'seenAt'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'enable', 'disable', 'import', 'export', 'log'],
});

/** Rows `T0000` onwards, sizes counting up; every other one is a van that user 7 owns. */
export const sampleRows = (count: number): readonly RecordRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    status: 1,
    code: `T${String(index).padStart(4, '0')}`,
    size: index,
    createdAt: '2026-05-01T00:00:00.000Z',
    updatedAt: '2026-05-01T00:00:00.000Z',
    ...(index % 2 === 0 ? { styles: ['van'], owner: 7 } : { styles: ['sedan'], note: `odd ${index}` }),
  }));

/** Records in memory whose answers can be held back, and every call that came. */
export function sampleRecords(count: number) {
  const records = inMemoryRecords(sampleResource, sampleRows(count), { today: testDay, referred: sampleReferred }) as PageRecords;
  const calls: { readonly call: 'list' | 'count'; readonly question: unknown; readonly signal?: AbortSignal }[] = [];
  let gate: Promise<unknown> = Promise.resolve();
  const listed = records.list.bind(records);
  const counted = records.count.bind(records);
  records.list = async (query, options) => {
    calls.push({ call: 'list', question: query, signal: options?.signal });
    await gate;
    return listed(query);
  };
  records.count = async (query, options) => {
    calls.push({ call: 'count', question: query, signal: options?.signal });
    await gate;
    return counted(query);
  };
  /** Holds back the answers to the calls that come now, until the returned function is called. */
  const hold = () => {
    let release = () => undefined as void;
    gate = new Promise<void>(resolve => (release = resolve));
    return () => {
      release();
      gate = Promise.resolve();
    };
  };
  return { records, calls, hold };
}

/** A reader who may see and do everything, but for the given fields. */
export const readerWithout = (...fields: readonly string[]): ListReader => ({
  userId: 7,
  can: () => true,
  isSuper: false,
  fieldAccess: (_page, field) => ({ shown: !fields.includes(field), read: !fields.includes(field), write: true }),
});

/** Layouts in memory: those of the person, and what is set for their role. */
export function memoryLayouts(saved?: ListLayout, ofRole?: ListLayout): ListLayouts & { readonly kept: Map<string, ListLayout> } {
  const kept = new Map(saved ? [['sampleThing', saved]] : []);
  return {
    kept,
    load: async page => ({ ok: true, value: kept.get(page) ?? ofRole }),
    save: async (page, layout) => ({ ok: true, value: kept.set(page, layout) }),
    reset: async page => {
      kept.delete(page);
      return { ok: true, value: ofRole };
    },
  };
}
