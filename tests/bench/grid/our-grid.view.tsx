import { ok } from '@axle/kernel';
import { definePage, defineResource, type ListQuery } from '@axle/page-kit';
import { GridView } from '@axle/web/src/engine/list/grid.view.tsx';
import '@axle/web/src/engine/fields/fields.css';
import '@axle/web/src/engine/list/list.css';
import { CellsStore } from '@axle/web/src/engine/cells/cells-store.ts';
import { ListStore } from '@axle/web/src/engine/list/list-store.ts';
import type { PageRecords } from '@axle/web/src/engine/records/records-of.ts';
import { useEffect, useState } from 'react';
import { fields, pinnedCount, rowCount, rows } from './bench-rows.ts';

const resource = defineResource({
  entity: 'benchRow',
  label: { zh: '行', en: 'Row' },
  service: 'base',
  nameFields: ['c0'],
  managed: false,
  fields: { ...fields },
});

const page = definePage({
  key: 'benchRow',
  title: { zh: '行', en: 'Rows' },
  help: { why: { zh: '测量。', en: 'For measuring.' } },
  resource,
  columns: Object.keys(fields),
  pinned: pinnedCount,
  filters: [],
  search: [],
  sort: [{ field: 'c0' }],
  standard: ['list'],
});

const placeOf = ({ after, offset = 0 }: ListQuery) => (after === undefined ? offset : Number(after));

const records = {
  list: async (query: ListQuery) => {
    const from = placeOf(query);
    return ok({ rows: rows.slice(from, from + query.limit), next: String(from + query.limit) });
  },
  count: async () => ok({ total: rowCount, exact: true }),
} as unknown as PageRecords;

const openList = () =>
  new ListStore({
    page,
    resource,
    records,
    layouts: { load: async () => ok(undefined), save: async () => ok(undefined), reset: async () => ok(undefined) },
    reader: { userId: 1, isSuper: true, can: () => true, fieldAccess: () => ({ shown: true, read: true, write: true }) },
    now: () => new Date(),
  });

/** The engine's own grid, with its store, blocks of rows and columns, over rows in memory. */
export function OurGrid({ active }: { readonly active: boolean }) {
  const [list] = useState(openList);
  const [cells] = useState(() => new CellsStore({ list, rights: () => undefined, newId: () => '' }));
  useEffect(() => {
    if (!active) return undefined;
    list.start();
    return () => list.stop();
  }, [list, active]);
  return (
    <div className="ax-list-body" style={{ height: '100%' }}>
      <GridView list={list} cells={cells} label="rows" onOpen={() => undefined} />
    </div>
  );
}
