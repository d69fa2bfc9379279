import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { PageInput } from './page-input.view.tsx';

afterEach(cleanup);

const field = { kind: 'page', by: 'page', label: { zh: '页面', en: 'Page' } } as const;

function Typed({ onGiven }: { onGiven(value: unknown): void }) {
  const [value, setValue] = useState<unknown>('goneLongAgo');
  const give = (given: unknown) => {
    setValue(given);
    onGiven(given);
  };
  return (
    <PageInput
      id="one"
      field={field}
      value={value}
      disabled={false}
      invalid={false}
      placeholder=""
      onChange={give}
      onLeave={() => undefined}
    />
  );
}

it('a page is found by a piece of its title and kept by its key; one that is not known stays by its key', async () => {
  const given: unknown[] = [];
  openPage(1).draw(<Typed onGiven={value => given.push(value)} />);
  const input = screen.getByRole<HTMLInputElement>('combobox');
  expect(input.value).toBe('goneLongAgo');
  fireEvent.change(input, { target: { value: '车型' } });
  await screen.findByRole('option', { name: /车型库/ });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(given).toEqual(['vehicleModel']);
  expect(input.value).toBe('车型库');
  fireEvent.change(input, { target: { value: '' } });
  fireEvent.blur(input);
  expect(given).toEqual(['vehicleModel', undefined]);
});
