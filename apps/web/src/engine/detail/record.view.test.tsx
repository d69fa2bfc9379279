import { sampleResource } from '@axle/page-kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { layOut } from '../testing/laid-out.ts';
import { openPage } from '../testing/open-page.tsx';
import { samplePage } from '../testing/sample-page.ts';
import { DetailView } from './detail.view.tsx';
import { RecordPage } from './record-page.view.tsx';

let takeBack = () => {};
beforeAll(() => void (takeBack = layOut(800)));
afterAll(() => takeBack());
afterEach(cleanup);

async function openFirst() {
  const page = openPage(3);
  const { model } = page;
  model.list.start();
  await waitFor(() => expect(model.list.rows.at(2)).toBeDefined());
  model.openDetail(model.list.rows.at(0)!, 0);
  return page;
}

it('a record stands in the sections of its form, with its state beside its name and what is empty folded away', async () => {
  const { model, draw } = await openFirst();
  draw(<DetailView detail={model.detail!} />);
  const sheet = await screen.findByRole('dialog', { name: 'T0000' });
  expect(within(sheet).getAllByText('启用')[0]!.closest('.ax-sheet-head')).not.toBeNull();
  expect(within(sheet).getByRole('heading', { name: '样例' })).toBeDefined();
  expect(within(sheet).queryByText('备注')).toBeNull();
  fireEvent.click(within(sheet).getByRole('button', { name: /^显示 \d+ 个空字段$/ }));
  expect(within(sheet).getByRole('heading', { name: '日历' })).toBeDefined();
  expect(within(sheet).getByRole('navigation', { name: '分区' })).toBeDefined();
  fireEvent.click(within(sheet).getByRole('button', { name: '收起空字段' }));
  expect(within(sheet).queryByRole('heading', { name: '日历' })).toBeNull();
});

it('its keys go through the list, edit it and open the menu of its actions; typing and keys with Ctrl are left alone', async () => {
  const { model, draw } = await openFirst();
  draw(<RecordPage />);
  const region = () => screen.getByRole('region');
  fireEvent.keyDown(region(), { key: 'j', ctrlKey: true });
  expect(model.detail?.row.id).toBe(1);
  fireEvent.keyDown(region(), { key: 'j' });
  await screen.findByRole('region', { name: 'T0001' });
  fireEvent.keyDown(region(), { key: 'k' });
  await screen.findByRole('region', { name: 'T0000' });
  fireEvent.keyDown(region(), { key: '.' });
  expect(await screen.findByRole('menuitem', { name: '停用' })).toBeDefined();
  fireEvent.keyDown(region(), { key: 'e' });
  await waitFor(() => expect(model.form).toBeDefined());
});

it('in a state in which it stays as it is, a record is not edited, and its button says why', async () => {
  const option = { field: 'status', initial: '0', final: [], editable: ['0'], transitions: [] };
  const page = { ...samplePage, resource: { ...sampleResource, states: option } };
  const { model, draw } = openPage(3, { page });
  model.list.start();
  await waitFor(() => expect(model.list.rows.at(0)).toBeDefined());
  model.openDetail(model.list.rows.at(0)!, 0);
  draw(<RecordPage />);
  const edit = await screen.findByRole('button', { name: '编辑' });
  expect(edit).toHaveProperty('disabled', true);
  expect(edit.title).toMatch(/^当前状态为.+可以修改$/);
  fireEvent.keyDown(screen.getByRole('region'), { key: 'e' });
  expect(model.form).toBeUndefined();
});

it('the page of a record that is gone says so, and leads back to the list', async () => {
  const { model, draw } = openPage(3);
  await model.details.showById(99, new AbortController().signal);
  draw(<RecordPage />);
  expect(screen.getByRole('alert').textContent).toBe('记录已删除，或您无权查看');
  expect(screen.getByRole('button', { name: '返回列表' })).toBeDefined();
});

it('a record that is deleted while it is looked at shows nothing of what it was', async () => {
  const { model, records, draw } = await openFirst();
  draw(<DetailView detail={model.detail!} />);
  const { id, version } = model.detail!.row;
  await records.del([{ id, version }]);
  await model.detail!.load();
  expect(await screen.findByText('记录已删除，或您无权查看')).toBeDefined();
  expect(screen.queryByRole('heading', { name: '样例' })).toBeNull();
});
