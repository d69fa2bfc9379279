import { text } from '@axle/kernel';
import type { Field } from '@axle/page-kit';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NumberCell } from './number-cell.view.tsx';

const price: Field = { kind: 'money', label: text('单价', 'Price'), scale: 4, currency: { field: 'currency' } };

afterEach(cleanup);

it.each([
  ['says its currency where no column does', false, 'CNY−1,250.00'],
  ['stands alone beside the column of its currency, with the digits of the currency', true, '−1,250.00'],
])('an amount %s', (_, besideShown, shown) => {
  const { container } = render(<NumberCell field={{ ...price, scale: 2 }} value="-1250" beside="CNY" besideShown={besideShown} />);
  expect(container.textContent).toBe(shown);
});

it('an amount in yen beside its column has no cents', () => {
  const { container } = render(<NumberCell field={{ ...price, scale: 2 }} value="1250" beside="JPY" besideShown />);
  expect(container.textContent).toBe('1,250');
});

it.each([
  ['0.00', 'ax-number ax-faint'],
  ['-0.01', 'ax-number ax-negative'],
  ['0.01', 'ax-number'],
])('%s stands out as much as it needs a look', (value, className) => {
  const { container } = render(<NumberCell field={{ ...price, scale: 2 }} value={value} />);
  expect(container.querySelector('.ax-number')?.className).toBe(className);
});

it('days before a date are no alarm', () => {
  const { container } = render(<NumberCell field={{ kind: 'integer', label: text('天数', 'Days'), min: -9, max: 9 }} value={-3} />);
  expect(container.querySelector('.ax-number')?.className).toBe('ax-number');
});
