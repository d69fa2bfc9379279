import { ok } from '@axle/kernel';
import type { RecordRow, Resource } from '@axle/page-kit';
import { sampleResource } from '@axle/page-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PageRecords } from '../records/records-of.ts';
import { openPage } from '../testing/open-page.tsx';
import { sampleRecords } from '../testing/sample-page.ts';
import { RecordTree } from './record-tree.view.tsx';

afterEach(cleanup);

const resource: Resource = { ...sampleResource, knownBy: { code: 'code', names: ['note', 'note'], parent: 'group' } };
const row = (id: number, code: string, size: number, group?: number): RecordRow => ({
  id,
  version: 1,
  code,
  note: `Name ${code}`,
  size,
  status: 1,
  ...(group === undefined ? {} : { group }),
});
const rows = [row(1, 'ENG', 0), row(2, 'ENG-FIL', 3, 1), row(3, 'ENG-FIL-OIL', 12, 2), row(4, 'BRK', 7)];

async function open(shown: readonly RecordRow[]) {
  const { records } = sampleRecords(1);
  const listed = Object.assign(Object.create(records) as PageRecords, {
    list: async () => ok({ rows: shown }),
    read: async (id: number) => ok(shown.find(one => one.id === id)!),
  });
  const { model, draw } = openPage(1, { resource, recordsOf: { of: () => listed } });
  draw(<RecordTree tree={{ figure: 'size' }} />);
  await screen.findByRole('tree');
  const items = () => screen.getAllByRole('treeitem');
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  return { model, items, press, codes: () => items().map(item => item.querySelector('.ax-tree-code')!.textContent) };
}

it('shows records below one another, with what they come to together', async () => {
  const { items } = await open(rows);
  expect(items().map(item => [item.getAttribute('aria-level'), item.textContent])).toEqual([
    ['1', 'ENGName ENG 15'],
    ['2', 'ENG-FILName ENG-FIL 15'],
    ['3', 'ENG-FIL-OILName ENG-FIL-OIL 12'],
    ['1', 'BRKName BRK 7'],
  ]);
});

it('is walked by the keyboard: one stop for all, arrows close and open, Enter opens the record', async () => {
  const { model, items, press, codes } = await open(rows);
  expect(items().map(item => item.tabIndex)).toEqual([0, -1, -1, -1]);
  items()[0]!.focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(items()[1]);
  press('ArrowLeft');
  expect(codes()).toEqual(['ENG', 'ENG-FIL', 'BRK']);
  press('ArrowLeft');
  expect(document.activeElement).toBe(items()[0]);
  press('End');
  press('Enter');
  expect(model.detail?.row.id).toBe(4);
});

it('begins with the top alone where there is much, and opens as a whole', async () => {
  const many = [row(1000, 'TOP', 0), ...Array.from({ length: 80 }, (_, at) => row(at + 1, `C${at}`, 1, 1000))];
  const { codes } = await open(many);
  expect(codes()).toEqual(['TOP']);
  fireEvent.click(screen.getByRole('button', { name: '全部展开' }));
  expect(codes()).toHaveLength(81);
  fireEvent.click(screen.getByRole('button', { name: '全部收起' }));
  expect(codes()).toHaveLength(1);
});
