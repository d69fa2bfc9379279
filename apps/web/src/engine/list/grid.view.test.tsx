import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ViewProps } from '../bespoke/view-props.ts';
import { Views } from '../bespoke/views.ts';
import { type Services, ServicesProvider } from '../../shell/services.tsx';
import { layOut } from '../testing/laid-out.ts';
import { openPage } from '../testing/open-page.tsx';
import { samplePage } from '../testing/sample-page.ts';
import { ListView } from './list.view.tsx';

beforeAll(() => layOut());
afterEach(cleanup);

async function openList(rows: number, more: Parameters<typeof openPage>[1] = {}) {
  const page = openPage(rows, more);
  page.draw(<ListView />);
  act(() => {
    page.model.views.start();
    page.model.list.start();
  });
  const grid = rows > 0 ? await screen.findByRole('grid') : undefined;
  if (grid) await waitFor(() => expect(document.querySelectorAll('.ax-cell').length).toBeGreaterThan(10));
  return { ...page, grid: grid! };
}

describe('a list on the screen', () => {
  it('shows its number of rows, and draws only the rows in sight', async () => {
    const { grid } = await openList(3000);
    await waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe('3001'));
    expect(document.querySelectorAll('.ax-cell').length).toBeLessThan(900);
    expect(screen.getAllByText('T0000').length).toBeGreaterThan(0);
    await screen.findByText('共 3,000 条');
  });

  it('is walked by the keyboard: arrows move, Space ticks, Enter opens', async () => {
    const { grid, model } = await openList(50);
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    fireEvent.keyDown(grid, { key: ' ' });
    expect([...model.list.selection.rows.keys()]).toEqual([2]);
    await screen.findByText('已选 1');
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    fireEvent.keyDown(grid, { key: 'Enter' });
    expect(model.detail?.row.id).toBe(3);
  });

  it.each([
    ['where cells are edited, in the input for them', true, 'ax-cell-typing'],
    ['in what scrolls elsewhere', false, 'bp6-table-quadrant-scroll-container'],
  ])('keeps the keyboard when a layout that comes late draws it again: %s', async (_where, editsCells, box) => {
    const { model } = await openList(50, { page: { ...samplePage, editsCells } });
    const cell = document.querySelector('.ax-cell[data-row="1"][data-column="2"]')!;
    fireEvent.mouseDown(cell);
    fireEvent.click(cell);
    expect(document.activeElement?.className).toContain(box);
    act(() => model.list.columns.setDensity('compact'));
    await waitFor(() => expect(document.activeElement?.className).toContain(box));
  });

  it('sorts by a click on a head, and adds by Shift', async () => {
    const { model } = await openList(50);
    fireEvent.click(screen.getAllByRole('columnheader', { name: '数量', hidden: true })[0]!);
    fireEvent.click(screen.getAllByRole('columnheader', { name: '备注', hidden: true })[0]!, { shiftKey: true });
    expect(model.list.state.sort).toEqual([{ field: 'size' }, { field: 'note' }]);
  });

  it('that matches nothing says why, and one click clears the filters', async () => {
    const { model } = await openList(20);
    act(() => model.list.setSearch('nothing like it'));
    fireEvent.click(await screen.findByRole('button', { name: '清空筛选' }));
    expect(await screen.findByText('共 20 条')).toBeTruthy();
  });

  it('that has no rows yet says what the page is for, and how to bring some in, to those who may', async () => {
    const { model } = await openList(0);
    expect(await screen.findByText('可以新增一条，或从文件导入。')).toBeTruthy();
    expect(screen.getByText(model.page.help.why.zh)).toBeTruthy();
    cleanup();
    const page = openPage(0, { page: { ...samplePage, standard: ['list'] } });
    page.draw(<ListView />);
    act(() => page.model.list.start());
    expect(await screen.findByText('还没有数据')).toBeTruthy();
    expect(screen.queryByText(/可以/)).toBeNull();
  });

  it('draws the cells of a column by a view of its own, given the row', async () => {
    const page = openPage(3, { page: { ...samplePage, drawn: { size: 'samples/drawn' } } });
    const Drawn = ({ row }: ViewProps) => <b>{`drawn of ${String(row?.['code'])}`}</b>;
    const load = Promise.resolve(Drawn);
    const services: Services = { get: token => ((token as unknown) === Views ? { load: () => load } : page.services.get(token)) as never };
    page.draw(
      <ServicesProvider services={services}>
        <ListView />
      </ServicesProvider>,
    );
    act(() => {
      page.model.views.start();
      page.model.list.start();
    });
    expect((await screen.findAllByText('drawn of T0001')).length).toBeGreaterThan(0);
  });

  it('explains why an action cannot be used yet', async () => {
    await openList(5);
    const disable = screen.getByRole('button', { name: '停用' });
    expect(disable.hasAttribute('disabled')).toBe(true);
    expect(disable.parentElement?.title).toBe('请先勾选数据');
  });
});
