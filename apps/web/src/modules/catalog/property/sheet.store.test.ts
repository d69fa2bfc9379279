import type { LocalDate } from '@axle/kernel';
import { ok } from '@axle/kernel';
import { expect, it } from 'vitest';
import type { PropertyColumn, PropertySheets, SheetChange, SheetOutcome, SheetRow } from './property-sheets.ts';
import { SheetStore } from './sheet.store.ts';

const columns: readonly PropertyColumn[] = [
  {
    code: 'FRICTION',
    nameZh: '摩擦材料',
    nameEn: 'Friction material',
    type: 'option',
    required: true,
    own: true,
    options: [{ code: 'CER', zh: '陶瓷', en: 'Ceramic' }],
  },
  { code: 'THICKNESS', nameZh: '厚度', nameEn: 'Thickness', type: 'decimal', unit: 'mm', required: false, own: true },
  { code: 'SENSOR', nameZh: '报警', nameEn: 'Sensor', type: 'bool', required: false, own: true },
];

/** Sheets that keep what they are sent; a refusal for the SKUs named. */
function keeping(refuse: readonly number[] = []) {
  let rows: readonly SheetRow[] = [1, 2, 3].map(id => ({
    id,
    sku: `S${id}`,
    nameZh: `零件${id}`,
    nameEn: `Part ${id}`,
    values: { SENSOR: 'false' },
    missing: ['FRICTION'],
  }));
  const sent: SheetChange[][] = [];
  const sheets: PropertySheets = {
    template: async () => ok({ columns, skus: rows.length, complete: 0 }),
    values: async () => ok({ columns, rows, most: 2000 }),
    file: async () => ({ ok: true, value: { kind: 'queued' } }),
    save: async (_category, changes) => {
      sent.push([...changes]);
      const outcomes = changes.map(({ sku }): SheetOutcome => ({
        sku,
        refusals: refuse.includes(sku) ? [{ code: 'CELL_CHANGED', field: 'THICKNESS', message: 'meanwhile' }] : [],
      }));
      rows = rows.map(row => {
        const change = changes.find(({ sku }) => sku === row.id && !refuse.includes(sku));
        const now = Object.fromEntries(Object.entries(change?.cells ?? {}).map(([code, cell]) => [code, cell.now]));
        return { ...row, values: { ...row.values, ...now } };
      });
      return ok(outcomes);
    },
  };
  return { sheets, sent };
}

async function opened(sheets: PropertySheets) {
  const store = new SheetStore({ sheets, today: () => '2026-11-20' as LocalDate, newId: () => 'one', english: () => true, mayWrite: true });
  await store.open(7);
  return store;
}

const put = (store: SheetStore, at: number, values: Readonly<Record<string, unknown>>) => {
  const rows = store.form?.drafts['rows'] as readonly object[];
  store.form?.set(
    'rows',
    rows.map((row, index) => (index === at ? { ...row, ...values } : row)),
  );
};

it('sends the changed cells of the rows that are right, each with what was seen in it', async () => {
  const { sheets, sent } = keeping();
  const store = await opened(sheets);
  expect([store.unsaved, store.changes]).toEqual([false, []]);
  put(store, 0, { FRICTION: 'CER', SENSOR: true });
  put(store, 1, { FRICTION: 'granite' });
  expect(store.unsaved).toBe(true);
  expect(await store.save()).toEqual({ saved: 1, kept: 1 });
  expect(sent).toEqual([[{ sku: 1, cells: { FRICTION: { was: '', now: 'CER' }, SENSOR: { was: 'false', now: 'true' } } }]]);
  expect(store.changes.map(({ at }) => at)).toEqual([1]);
  expect((store.form!.drafts['rows'] as readonly object[])[1]).toMatchObject({ sku: 'S2', FRICTION: 'granite' });
});

it('keeps what the server refuses, with the cell marked, and sends nothing twice', async () => {
  const { sheets, sent } = keeping([2]);
  const store = await opened(sheets);
  put(store, 1, { THICKNESS: '15' });
  put(store, 2, { THICKNESS: '16' });
  expect(await store.save()).toEqual({ saved: 1, kept: 1 });
  expect([...store.form!.answered].map(([place, { code }]) => [place, code])).toEqual([['rows.1.THICKNESS', 'CELL_CHANGED']]);
  put(store, 1, { THICKNESS: undefined });
  expect(await store.save()).toBeUndefined();
  expect(sent).toHaveLength(1);
});

it('shows the rows alone that lack something', async () => {
  const { sheets } = keeping();
  const store = await opened(sheets);
  sheets.values = async () => ok({ columns, most: 2000, rows: [{ id: 1, sku: 'S1', nameZh: '', nameEn: '', values: {}, missing: [] }] });
  await store.open(8);
  expect(store.form?.drafts['rows']).toHaveLength(1);
  store.narrow({ onlyMissing: true });
  expect(store.form?.drafts['rows']).toEqual([]);
});
