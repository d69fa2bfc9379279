import { ok, type Text } from '@axle/kernel';
import { type CellsChange, type Page } from '@axle/page-kit';
import { sampleReferred, sampleResource } from '@axle/page-kit/testing';
import { expect } from 'vitest';
import { cellRights } from '../cells/cell-rights.ts';
import { CellsStore } from '../cells/cells-store.ts';
import { ListStore } from '../list/list-store.ts';
import type { References } from '../references/references.ts';
import { memoryLayouts, readerWithout, samplePage, sampleRecords } from './sample-page.ts';

/** A page whose cells are changed; columns count from 1: code, note, size, maker, owner, status. */
const editing: Page = {
  ...samplePage,
  editsCells: true,
  columns: ['code', 'note', 'size', 'maker', 'owner', 'status'],
  form: [{ title: { zh: '样例', en: 'Sample' }, fields: ['code', 'note', 'size', 'maker', 'owner'] }],
};

const references = {
  find: (entity: string) => Promise.resolve(ok({ rows: sampleReferred[entity] ?? [], most: 50 })),
} as unknown as References;

/** What is special about a list whose cells are opened. */
export interface OpenedCells {
  readonly mayUpdate?: boolean;
  /** A field that may not be written. */
  readonly readOnly?: string;
  /** The answer to the question for a reason; may be changed in between. */
  reason?: string | undefined;
  /** Whether notes wait for a second person. */
  readonly approval?: boolean;
  /** Whether the page changes no cells at all. */
  readonly closed?: boolean;
}

/** A list of four rows with everything that changes its cells: columns code, note, size, maker, owner and status, counted from 1. */
export async function openCells(options: OpenedCells = {}) {
  const { records } = sampleRecords(4);
  const reader = {
    ...readerWithout(),
    can: () => options.mayUpdate ?? true,
    fieldAccess: (_page: string, field: string) => ({ shown: true, read: true, write: field !== options.readOnly }),
  };
  const { note } = sampleResource.fields;
  const underApproval = { ...sampleResource, fields: { ...sampleResource.fields, note: { ...note!, approval: true } } };
  const resource = options.approval ? underApproval : sampleResource;
  const page = options.closed ? { ...editing, editsCells: false } : editing;
  const parts = { page, resource, records, layouts: memoryLayouts(), reader, now: () => new Date() };
  const list = new ListStore(parts);
  list.start();
  await expect.poll(() => list.rows.at(3)).toBeDefined();
  let ids = 0;
  const cells = new CellsStore({ list, rights: cellRights({ ...parts, section: 'samples' }), newId: () => `key ${++ids}` });
  const heard: (Text | string)[] = [];
  const shown: { readonly tone: string; readonly action?: { run(): void } | undefined }[] = [];
  const asked: (Text | string)[] = [];
  const work = await cells.prepare({
    session: { language: 'en', people: () => [{ id: 7, text: 'Ann' }] },
    references,
    messages: {
      show: (tone, text, action) => {
        heard.push(text);
        shown.push({ tone, action });
      },
      offer: () => undefined,
    },
    dialogs: {
      prompt: async ({ text }) => {
        asked.push(text);
        return options.reason;
      },
    },
  });
  const sent: { readonly changes: readonly CellsChange[]; readonly key: string | undefined; readonly reason?: string | undefined }[] = [];
  const change = records.change.bind(records);
  records.change = (changes, words) => {
    sent.push({ changes, key: words?.key, reason: words?.reason });
    return change(changes);
  };
  const held = (row: number, name: string) => list.rows.at(row)?.[name];
  const at = (row: number, column: number, to?: readonly [number, number]) => {
    cells.goTo({ row, column });
    if (to) cells.goTo({ row: to[0], column: to[1] }, true);
  };
  return { cells, work, records, list, sent, held, at, heard, shown, asked };
}
