import { text } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { RefCell } from './ref-cell.view.tsx';

afterEach(cleanup);

const pads: ReferredRecord = { id: 7, code: 'BRP-10000', name: text('前刹车片', 'Front brake pads') };
const field = { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku' } as const;

function shown(record: ReferredRecord, more: { readonly nameAlone?: true } = {}) {
  const { draw, session } = openPage(1);
  session.referred = () => record;
  return draw(<RefCell field={{ ...field, ...more }} value={record.id} />).container.firstElementChild!;
}

it('[RF2] a record is shown by its code and its name, unless the code stands beside it', () => {
  expect(shown(pads).textContent).toBe('BRP-10000 前刹车片');
  expect(shown(pads, { nameAlone: true }).textContent).toBe('前刹车片');
});

it('[RF2] a record whose name is its code is shown by it once, a deleted one by the name that the server returns', () => {
  expect(shown({ ...pads, code: '', name: text('#7 已不存在', '#7 no longer exists') }).textContent).toBe('#7 已不存在');
  expect(shown({ ...pads, name: text('BRP-10000', 'BRP-10000') }).textContent).toBe('BRP-10000');
});

it('[RF2] a document is shown by its number as people read it', () => {
  expect(shown({ ...pads, code: 'PO26112800031', name: text('PO26112800031', 'PO26112800031') }).textContent).toBe('PO-261-128-00031');
});

it('a record that has a picture shows it before its code; one without keeps the room for it, other kinds have none', async () => {
  const pictured = shown({ ...pads, picture: 3 });
  await waitFor(() => expect(pictured.querySelector('.ax-ref-picture > img')?.getAttribute('src')).toBe('data:,'));
  expect(pictured.textContent).toBe('BRP-10000 前刹车片');
  const room = (record: ReferredRecord) => shown(record).querySelector('.ax-ref-picture')?.className;
  expect([room({ ...pads, picture: 0 }), room(pads)]).toEqual(['ax-ref-picture ax-none', undefined]);
});

it('what is out of use is marked where it stands', () => {
  const cell = shown({ ...pads, disabled: true });
  expect([cell.classList.contains('ax-out-of-use'), cell.getAttribute('title')]).toEqual([true, 'BRP-10000（已停用） 前刹车片']);
});
