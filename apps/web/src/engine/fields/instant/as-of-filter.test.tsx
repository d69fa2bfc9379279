import type { Field, Filter } from '@axle/page-kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { AsOfFilter } from './as-of-filter.view.tsx';

afterEach(cleanup);

const label = { zh: '截至日', en: 'As of' };

/** The filter of a field, and what it asked for. */
function asked(field: Field, filter?: Filter) {
  const given: (Filter | undefined)[] = [];
  const { draw, model } = openPage(1);
  draw(
    <>
      <span id="label">截至日</span>
      <AsOfFilter name="asOf" field={field} filter={filter} list={model.list} labelledBy="label" onFilter={next => void given.push(next)} />
    </>,
  );
  return { given, input: screen.getByRole('combobox', { name: '截至日' }) };
}

it('a day is asked for when it is typed to its end, in the product’s own form, and what is no day is marked', () => {
  const { given, input } = asked({ kind: 'date', label });
  expect(input.getAttribute('placeholder')).toBe('YYYY-MM-DD');
  input.focus();
  fireEvent.change(input, { target: { value: '2026-05-40' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect([input.getAttribute('aria-invalid'), given]).toEqual(['true', []]);
  fireEvent.change(input, { target: { value: '2026/5/20' } });
  expect(given).toEqual([]);
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.blur(input);
  expect(given).toContainEqual({ field: 'asOf', op: 'lte', value: '2026-05-20' });
});

it('a moment that is taken away asks for the present', () => {
  const { given, input } = asked({ kind: 'instant', label }, { field: 'asOf', op: 'lte', value: '2026-05-20T08:00:00.000Z' });
  input.focus();
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.blur(input);
  expect(given).toEqual([undefined]);
});
