import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FilterBar } from '../list/filter-bar.view.tsx';
import { layOut } from '../testing/laid-out.ts';
import { openPage } from '../testing/open-page.tsx';

beforeAll(() => layOut(3000));
afterEach(cleanup);

async function openFilters() {
  const { model, draw } = openPage(30);
  const { container } = draw(<FilterBar list={model.list} />);
  const filterOf = (label: string) => screen.getByText(label, { selector: '.ax-filter-label' }).closest<HTMLElement>('.ax-filter')!;
  const numbers = () => [...filterOf('数量').querySelectorAll<HTMLInputElement>('input')];
  const compare = (operator: string) => fireEvent.change(filterOf('数量').querySelector('select')!, { target: { value: operator } });
  const enter = (input: HTMLInputElement | undefined, text: string) => {
    fireEvent.change(input!, { target: { value: text } });
    fireEvent.keyDown(input!, { key: 'Enter' });
  };
  // the filter of numbers is loaded with the first list that has numbers
  await waitFor(() => expect(numbers().length).toBeGreaterThan(0));
  return { list: model.list, container, filterOf, numbers, compare, enter };
}

describe('filters on the screen', () => {
  it('[spec 5.13, 5.14] a number waits for its comparison', async () => {
    const { list, numbers, compare, enter } = await openFilters();
    expect(numbers().map(input => input.disabled)).toEqual([true]);
    compare('gt');
    expect(numbers().map(input => input.disabled)).toEqual([false]);
    enter(numbers()[0], '1a2');
    expect(list.filterOf('size')).toEqual({ field: 'size', op: 'gt', value: 12 });
  });

  it('[spec 5.5] a range with both ends cleared is no filter', async () => {
    const { list, numbers, compare, enter } = await openFilters();
    compare('between');
    enter(numbers()[0], '3');
    expect(list.filterOf('size')).toEqual({ field: 'size', op: 'between', value: [3, null] });
    enter(numbers()[0], '');
    expect(list.filterOf('size')).toBeUndefined();
  });

  it('[spec 5.15] a text is searched exactly unless the user asks for what contains it', async () => {
    const { filterOf } = await openFilters();
    const exact = filterOf('编号').querySelector<HTMLElement>('.ax-filter-exact');
    expect(exact?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(exact!);
    expect(exact?.getAttribute('aria-pressed')).toBe('false');
  });

  it('what may be empty can be asked for being empty; what never is cannot', async () => {
    const { list, filterOf } = await openFilters();
    expect(filterOf('数量').querySelector('.ax-filter-conditions')).toBeNull();
    fireEvent.click(filterOf('备注').querySelector('.ax-filter-conditions')!);
    fireEvent.click(await screen.findByRole('menuitem', { name: '为空' }));
    expect(list.filterOf('note')).toEqual({ field: 'note', op: 'isEmpty' });
    expect(filterOf('备注').textContent).toContain('为空');
    fireEvent.click(filterOf('备注').querySelector('[aria-label="清除"]')!);
    expect(list.filterOf('note')).toBeUndefined();
  });

  it('choices are narrowed by the other conditions, and can be left out instead', async () => {
    const { list, filterOf } = await openFilters();
    list.setFilter('size', { field: 'size', op: 'lt', value: 5 });
    fireEvent.click(filterOf('形式').querySelector('.ax-filter-button')!);
    const van = await screen.findByRole('checkbox', { name: /^厢式\/MPV\s*3$/ });
    fireEvent.click(van);
    expect(list.filterOf('styles')).toEqual({ field: 'styles', op: 'in', value: ['van'] });
    fireEvent.click(screen.getByRole('button', { name: '排除所选' }));
    expect(list.filterOf('styles')).toEqual({ field: 'styles', op: 'notIn', value: ['van'] });
  });

  it('days are counted back from today by any number, and stay relative', async () => {
    const { list, filterOf } = await openFilters();
    fireEvent.click(filterOf('时间').querySelector('.ax-filter-button')!);
    fireEvent.change(await screen.findByRole('combobox', { name: '相对日期' }), { target: { value: 'olderThan' } });
    const days = screen.getByRole('textbox', { name: '天' });
    fireEvent.change(days, { target: { value: '45' } });
    fireEvent.keyDown(days, { key: 'Enter' });
    expect(list.filterOf('seenAt')).toEqual({ field: 'seenAt', op: 'between', value: 'olderThan45d' });
    expect(list.toAddress(new URLSearchParams()).get('seenAt')).toBe('between:olderThan45d');
    expect(list.serverFilters.at(-1)?.value).toEqual([null, new Date('2026-04-05T23:59:59.999').toISOString()]);
  });

  it('a span from day to day is typed in any usual form or picked, and shown in the product’s own', async () => {
    const { list, filterOf, enter } = await openFilters();
    fireEvent.click(filterOf('生产日期').querySelector('.ax-filter-button')!);
    const end = async (label: string) => screen.findByRole<HTMLInputElement>('combobox', { name: label });
    const type = async (label: string, day: string) => {
      enter(await end(label), day);
      fireEvent.blur(await end(label));
    };
    await type('从', '2026/5/20');
    expect(list.filterOf('madeOn')).toEqual({ field: 'madeOn', op: 'between', value: ['2026-05-20', null] });
    await type('到', '2026年5月31日');
    expect(list.filterOf('madeOn')?.value).toEqual(['2026-05-20', '2026-05-31']);
    expect([(await end('从')).value, (await end('到')).value]).toEqual(['2026-05-20', '2026-05-31']);
    expect(filterOf('生产日期').textContent).toContain('2026-05-20 – 2026-05-31');
    await type('从', '2026-06-40');
    expect(list.filterOf('madeOn')?.value).toEqual(['2026-05-20', '2026-05-31']);
    await type('从', '2026-06-04');
    expect(list.filterOf('madeOn')?.value).toEqual(['2026-06-04', null]);
  });

  it('an exact number is compared as it is typed, in other units too, and what cannot be read asks for nothing', async () => {
    const { list, filterOf, enter } = await openFilters();
    const control = (label: string) => filterOf(label).querySelector<HTMLInputElement>('input')!;
    fireEvent.change(filterOf('单价').querySelector('select')!, { target: { value: 'gte' } });
    enter(control('单价'), '１,000.50');
    expect(list.filterOf('price')).toEqual({ field: 'price', op: 'gte', value: '1000.5' });
    expect(control('单价').value).toBe('1,000.5000');
    enter(control('单价'), 'much');
    expect(control('单价').getAttribute('aria-invalid')).toBe('true');
    expect(list.filterOf('price')).toEqual({ field: 'price', op: 'gte', value: '1000.5' });
    fireEvent.change(filterOf('长').querySelector('select')!, { target: { value: 'between' } });
    enter(control('长'), '12 in');
    expect(list.filterOf('length')).toEqual({ field: 'length', op: 'between', value: ['30.48', null] });
    fireEvent.change(filterOf('月份').querySelector('select')!, { target: { value: 'lt' } });
    enter(control('月份'), '2026年5月');
    expect(list.filterOf('month')).toEqual({ field: 'month', op: 'lt', value: '2026-05' });
  });
});
