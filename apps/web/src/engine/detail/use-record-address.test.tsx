import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLocation, useNavigate } from 'react-router';
import { settle } from '../../testing/settle.ts';
import type { PageModel } from '../page/page-model.ts';
import { openPage } from '../testing/open-page.tsx';
import { useRecordAddress } from './use-record-address.ts';

afterEach(cleanup);

function Probe({ model }: { readonly model: PageModel }) {
  const navigate = useNavigate();
  useRecordAddress(model, true);
  return (
    <>
      <output>{useLocation().search}</output>
      {['?tab=own&record=2', '?record=3', '?record=99', '?record=99&as=page', '?record=2&as=page', '?tab=own'].map(search => (
        <button key={search} type="button" onClick={() => void navigate({ search })}>
          {search}
        </button>
      ))}
    </>
  );
}

function openProbe() {
  const page = openPage(3);
  page.draw(<Probe model={page.model} />);
  return page;
}

const address = () => screen.getByRole('status').textContent;
const follow = (search: string) => fireEvent.click(screen.getByRole('button', { name: search }));

it('the open record stands in the address, beside what stood there', async () => {
  const { model, records } = openProbe();
  follow('?tab=own');
  const row = await records.read(3);
  if (row.ok) model.openDetail(row.value, 2);
  await waitFor(() => expect(address()).toBe('?tab=own&record=3'));
  model.closeDetail();
  await waitFor(() => expect(address()).toBe('?tab=own'));
});

it('an address that names a record opens it, and closes it when it names none', async () => {
  const { model } = openProbe();
  follow('?tab=own&record=2');
  await waitFor(() => expect(model.detail?.row.id).toBe(2));
  follow('?tab=own');
  await waitFor(() => expect(model.detail).toBeUndefined());
});

it('a record that is not there for the reader is refused in words and leaves the address', async () => {
  const { model, session } = openProbe();
  follow('?record=99');
  await waitFor(() => expect(address()).toBe(''));
  expect(session.heard).not.toBe('');
  expect(model.detail).toBeUndefined();
});

it('a record that fills the page keeps its address, also where it is not there for the reader', async () => {
  const { model, session } = openProbe();
  follow('?record=2&as=page');
  await waitFor(() => expect(model.detail?.row.id).toBe(2));
  model.closeDetail();
  await waitFor(() => expect(address()).toBe(''));
  follow('?record=99&as=page');
  await waitFor(() => expect(model.details.missing?.code).toBe('NOT_FOUND'));
  expect([address(), session.heard]).toEqual(['?record=99&as=page', '']);
});

it('the record that the address names last is opened, whichever is read first', async () => {
  const { model, records } = openProbe();
  const slow = Promise.withResolvers<void>();
  const read = records.read.bind(records);
  const asked: number[] = [];
  records.read = async id => {
    asked.push(id);
    if (id === 2 && asked.length === 1) await slow.promise;
    return read(id);
  };
  follow('?tab=own&record=2');
  follow('?record=3');
  await waitFor(() => expect(model.detail?.row.id).toBe(3));
  slow.resolve();
  await settle();
  expect([asked[0], model.detail?.row.id, address()]).toEqual([2, 3, '?record=3']);
});
