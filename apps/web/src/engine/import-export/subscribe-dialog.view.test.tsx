import { ok, refuse } from '@axle/kernel';
import type { SubscriptionWish } from '@axle/wire';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageLayers } from '../page/page-layers.view.tsx';
import { openPage } from '../testing/open-page.tsx';
import type { TaskCenter } from './task-center.ts';

afterEach(cleanup);

const no = { code: 'DUPLICATE_IN_DB', message: { zh: '您已有同名的定时导出', en: 'You already have a scheduled export with this name' } };

/** The dialog of a list under a relative filter, in English or Chinese. */
async function open(language: 'en' | 'zh-cn' = 'en') {
  const asked: SubscriptionWish[] = [];
  const center = {
    subscribe: async (wish: SubscriptionWish) => {
      asked.push(wish);
      return asked.length === 1 ? refuse(no) : ok({ id: 1 });
    },
  } as unknown as TaskCenter;
  const page = openPage(3, { center });
  page.session.language = language;
  page.model.list.setFilter('seenAt', { field: 'seenAt', op: 'between', value: 'last7d' });
  await page.model.exports.open(language);
  page.draw(<PageLayers />);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  return { ...page, asked };
}

const choose = (name: string, value: string) => fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const choices = (name: string) => [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);

it('a list is subscribed to with its relative filter, its columns and its order; a refusal stays in the dialog', async () => {
  const { model, asked } = await open();
  expect(screen.getByRole('status').textContent).toMatch(/^First export: \d{4}-\d\d-\d\d 08:00 \(Beijing time\)$/);
  expect(screen.queryByRole('combobox', { name: 'Weekday' })).toBeNull();
  choose('Repeats', 'weekly');
  expect(choices('Weekday')).toHaveLength(7);
  choose('Weekday', '5');
  choose('Time', '18');
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: ' Week ' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mail me when each file is ready' }));
  const send = async () => act(async () => fireEvent.submit(screen.getByRole('textbox', { name: 'Name' }).closest('form')!));
  await send();
  expect(screen.getByRole('alert').textContent).toBe(no.message.en);
  expect(model.exports.exporting).toBeDefined();
  await send();
  expect(asked[1]).toEqual({
    page: model.page.key,
    name: 'Week',
    format: 'xlsx',
    columns: model.list.columns.shown.map(({ field }) => field),
    query: { filters: [{ field: 'seenAt', op: 'between', value: 'last7d' }], sort: model.list.state.sort },
    rhythm: 'weekly',
    weekday: 5,
    hour: 18,
    mail: true,
  });
  expect(model.exports.exporting).toBeUndefined();
});

it('a monthly one says what comes of day 31, in Chinese too, and none goes without a name', async () => {
  const { asked } = await open('zh-cn');
  choose('频率', 'monthly');
  choose('每月几号', '31');
  expect(screen.getByRole('status').textContent).toMatch(/^首次导出：\d{4}-\d\d-\d\d 08:00（北京时间） 不足31天的月份取最后一天。$/);
  fireEvent.change(screen.getByRole('textbox', { name: '名称' }), { target: { value: ' ' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '订阅' }).disabled).toBe(true);
  fireEvent.submit(screen.getByRole('textbox', { name: '名称' }).closest('form')!);
  expect(asked).toEqual([]);
});
