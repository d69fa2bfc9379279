import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, describe, expect, it } from 'vitest';
import { FormView } from '../../form/form.view.tsx';
import type { PageModel } from '../../page/page-model.ts';
import { openPage } from '../../testing/open-page.tsx';
import { localMoment } from './local-moment.ts';

afterEach(cleanup);

const Open = observer(({ model }: { readonly model: PageModel }) => model.form && <FormView form={model.form} />);

async function openForm() {
  const { model, draw } = openPage(1);
  await model.openForm();
  draw(<Open model={model} />);
  const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const enter = (label: RegExp, text: string) => {
    fireEvent.change(input(label), { target: { value: text } });
    fireEvent.blur(input(label));
    return input(label).value;
  };
  const draft = (name: string) => model.form?.drafts[name];
  const open = async (label: RegExp, dialog: string) => {
    fireEvent.keyDown(input(label), { key: 'ArrowDown' });
    return within(await screen.findByRole('dialog', { name: dialog }));
  };
  const key = (name: string, more: object = {}) => fireEvent.keyDown(document.activeElement!, { key: name, ...more });
  return { input, enter, draft, open, key };
}

describe('pickers', () => {
  it('[spec 9.14] take what is typed or pasted in any usual form and keep it in their own', async () => {
    const { enter, draft } = await openForm();
    expect(enter(/^生产日期/, '2026/5/2')).toBe('2026-05-02');
    expect(draft('madeOn')).toBe('2026-05-02');
    expect(enter(/^周次/, '2026年第21周')).toBe('2026-W21');
    expect(enter(/^月份/, '202605')).toBe('2026-05');
    expect(enter(/^时间/, '2026-05-20 8:30')).toBe('2026-05-20 08:30:00');
    expect(draft('seenAt')).toBe(new Date(2026, 4, 20, 8, 30).toISOString());
  });

  it('[spec 9.15] a time is kept as HH:mm:ss', async () => {
    const { enter, draft } = await openForm();
    expect(enter(/^开门时间/, '8：30')).toBe('08:30:00');
    expect(draft('opens')).toBe('08:30:00');
  });

  it('leave what they cannot read to be mended', async () => {
    const { enter } = await openForm();
    expect(enter(/^生产日期/, '20/05/2026')).toBe('20/05/2026');
    await screen.findByText('生产日期格式不正确：20/05/2026');
    expect(enter(/^时间/, 'noon')).toBe('noon');
    await screen.findByText('时间格式不正确：noon');
    expect(enter(/^生产日期/, '')).toBe('');
  });

  it('keep what is typed through the composition of an input method', async () => {
    const { input, enter } = await openForm();
    fireEvent.compositionStart(input(/^月份/));
    fireEvent.change(input(/^月份/), { target: { value: '2026nian5yue' } });
    expect(input(/^月份/).value).toBe('2026nian5yue');
    fireEvent.compositionEnd(input(/^月份/));
    expect(enter(/^月份/, '2026年5月')).toBe('2026-05');
  });

  it('a day is picked by the keyboard alone: arrows, Page keys, Enter; Escape gives the keyboard back', async () => {
    const { input, enter, open, key, draft } = await openForm();
    enter(/^生产日期/, '2026-05-20');
    const calendar = await open(/^生产日期/, '选择生产日期');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('2026年5月20日 星期三'));
    expect(calendar.getAllByRole('row')).toHaveLength(6);
    expect(calendar.getByRole('rowheader', { name: '第 21 周' }).textContent).toBe('21');
    key('ArrowRight');
    key('ArrowDown');
    key('PageDown', { shiftKey: true });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2027年5月28日 星期五');
    fireEvent.click(document.activeElement!);
    expect(draft('madeOn')).toBe('2027-05-28');
    expect(input(/^生产日期/).value).toBe('2027-05-28');
    expect(document.activeElement).toBe(input(/^生产日期/));
    await open(/^生产日期/, '选择生产日期');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('2027年5月28日 星期五'));
    key('Escape');
    expect(document.activeElement).toBe(input(/^生产日期/));
  });

  it('a week is picked by one of its days, a month among the twelve', async () => {
    const { enter, open, draft } = await openForm();
    enter(/^周次/, '2026-W21');
    const weeks = await open(/^周次/, '选择周次');
    fireEvent.click(await weeks.findByRole('button', { name: '2026年5月31日 星期日' }));
    expect(draft('week')).toBe('2026-W22');
    enter(/^月份/, '2026-05');
    const months = await open(/^月份/, '选择月份');
    fireEvent.click(await months.findByRole('button', { name: '12月' }));
    expect(draft('month')).toBe('2026-12');
  });

  it('the title of a calendar leads to its years and back down', async () => {
    const { enter, open, draft } = await openForm();
    enter(/^生产日期/, '2026-05-20');
    const calendar = await open(/^生产日期/, '选择生产日期');
    fireEvent.click(await calendar.findByRole('button', { name: /^2026年5月，/ }));
    fireEvent.click(calendar.getByRole('button', { name: /^2026年，/ }));
    fireEvent.click(calendar.getByRole('button', { name: '2019年' }));
    fireEvent.click(calendar.getByRole('button', { name: '2月' }));
    fireEvent.click(calendar.getByRole('button', { name: '2019年2月28日 星期四' }));
    expect(draft('madeOn')).toBe('2019-02-28');
  });

  it('a time is picked part by part, a moment by day and time, with its zone in sight', async () => {
    const { enter, open, draft } = await openForm();
    enter(/^开门时间/, '08:30:00');
    const clock = await open(/^开门时间/, '选择开门时间');
    fireEvent.change(await clock.findByLabelText('分'), { target: { value: '45' } });
    expect(draft('opens')).toBe('08:45:00');
    enter(/^时间/, '2026-05-20 08:30:00');
    const moment = await open(/^时间/, '选择时间');
    fireEvent.click(await moment.findByRole('button', { name: '2026年5月21日 星期四' }));
    fireEvent.change(await moment.findByLabelText('秒'), { target: { value: '15' } });
    expect(localMoment(String(draft('seenAt')))).toBe('2026-05-21 08:30:15');
    expect(moment.getByText(/^时区 UTC[+−]\d\d:\d\d /)).toBeDefined();
  });
});
