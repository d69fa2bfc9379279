import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { MendCell } from './mend-cell.view.tsx';

// a page without a layout scrolls nowhere
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterAll(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(cleanup);

function Cell({ wrong, entity, choices }: { readonly wrong?: string; readonly entity?: string; readonly choices?: readonly string[] }) {
  const [value, setValue] = useState('Boschh');
  const nothing = () => undefined;
  return <MendCell value={value} label="Brand" wrong={wrong} entity={entity} choices={choices} onChange={setValue} onEnter={nothing} />;
}

const words = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('a refused reference offers the records there are until another text is typed, then those that it finds', async () => {
  openPage(1).draw(<Cell wrong="Brand not found" entity="supplier" />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Brand' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  fireEvent.focus(box);
  fireEvent.mouseDown(box);
  await waitFor(() => expect(words().length).toBeGreaterThan(2));
  fireEvent.change(box, { target: { value: 'Bosch' } });
  await waitFor(() => expect(words()).toEqual(['SU2Bosch（中）']));
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  await act(async () => undefined);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('SU2');
});

it('a refused choice offers what there is; a cell that is right is only typed in', async () => {
  openPage(1).draw(<Cell wrong="Unknown" choices={['自有', 'OEM']} />);
  fireEvent.mouseDown(screen.getByRole('combobox'));
  await waitFor(() => expect(words()).toEqual(['自有', 'OEM']));
  cleanup();
  openPage(1).draw(<Cell entity="supplier" />);
  expect(screen.getByRole('textbox', { name: 'Brand' }).getAttribute('aria-invalid')).toBeNull();
});
