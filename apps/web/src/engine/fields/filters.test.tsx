import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FilterBar } from '../list/filter-bar.view.tsx';
import { openPage } from '../testing/open-page.tsx';

afterEach(cleanup);

function openFilters() {
  const { model, draw } = openPage(30);
  const { container } = draw(<FilterBar list={model.list} />);
  const filterOf = (label: string) => screen.getByText(label, { selector: '.ax-filter-label' }).closest<HTMLElement>('.ax-filter')!;
  const numbers = () => [...filterOf('数量').querySelectorAll<HTMLInputElement>('input')];
  const compare = (operator: string) => fireEvent.change(filterOf('数量').querySelector('select')!, { target: { value: operator } });
  const enter = (input: HTMLInputElement | undefined, text: string) => {
    fireEvent.change(input!, { target: { value: text } });
    fireEvent.keyDown(input!, { key: 'Enter' });
  };
  return { list: model.list, container, filterOf, numbers, compare, enter };
}

describe('filters on the screen', () => {
  it('[spec 5.13, 5.14] a number waits for its comparison', () => {
    const { list, numbers, compare, enter } = openFilters();
    expect(numbers().map(input => input.disabled)).toEqual([true]);
    compare('gt');
    expect(numbers().map(input => input.disabled)).toEqual([false]);
    enter(numbers()[0], '1a2');
    expect(list.filterOf('size')).toEqual({ field: 'size', op: 'gt', value: 12 });
  });

  it('[spec 5.5] a range with both ends cleared is no filter', () => {
    const { list, numbers, compare, enter } = openFilters();
    compare('between');
    enter(numbers()[0], '3');
    expect(list.filterOf('size')).toEqual({ field: 'size', op: 'between', value: [3, null] });
    enter(numbers()[0], '');
    expect(list.filterOf('size')).toBeUndefined();
  });

  it('[spec 5.15] a text is searched exactly unless the user asks for what contains it', () => {
    const { filterOf } = openFilters();
    const exact = filterOf('编号').querySelector<HTMLElement>('.ax-filter-exact');
    expect(exact?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(exact!);
    expect(exact?.getAttribute('aria-pressed')).toBe('false');
  });
});
