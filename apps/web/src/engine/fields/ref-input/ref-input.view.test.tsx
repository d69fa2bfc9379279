import { ok, text } from '@axle/kernel';
import type { ReferredRecord } from '@axle/page-kit';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { GallerySession, galleryServices } from '../../../gallery/gallery-services.ts';
import { galleryReferring } from '../../../gallery/gallery-references.ts';
import { type Port, ServicesProvider } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { MayMakeContext } from '../../references/may-make.ts';
import { References } from '../../references/references.ts';
import { RefInput } from './ref-input.view.tsx';

afterEach(cleanup);

const old: ReferredRecord = { id: 7, code: 'OLD-1', name: text('旧牌', 'Old brand'), disabled: true };
const field = { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand' } as const;

/** A picker of brands, of which the server finds none in use unless others are given. */
function openPicker({ inForm = true, mayAdd = true, value = undefined as number | undefined, found = {} as object } = {}) {
  const session = new GallerySession();
  session.can = () => mayAdd;
  session.referred = () => old;
  const services = galleryServices(session);
  const references = { ...galleryReferring, find: async () => ok({ rows: [], page: { section: 'basic', page: 'brand' }, ...found }) };
  const known = new Map<unknown, unknown>([
    [References, references],
    [Session, session],
  ]);
  const get = <T,>(port: Port<T>) => (known.get(port) as T | undefined) ?? services.get(port);
  const nothing = () => undefined;
  const rest = { disabled: false, invalid: false, placeholder: '', onChange: nothing, onLeave: nothing };
  render(
    <MemoryRouter>
      <ServicesProvider services={{ get }}>
        <MayMakeContext value={inForm}>
          <RefInput id="brand" field={field} value={value} {...rest} />
        </MayMakeContext>
      </ServicesProvider>
    </MemoryRouter>,
  );
  return { input: screen.getByRole<HTMLInputElement>('combobox'), session };
}

it('offers to create a record that a form did not find, to users who may add such records', async () => {
  fireEvent.change(openPicker().input, { target: { value: '新牌' } });
  expect((await screen.findByRole('option')).textContent).toBe('新建“新牌”');
  cleanup();
  for (const less of [{ inForm: false }, { mayAdd: false }]) {
    fireEvent.change(openPicker(less).input, { target: { value: '新牌' } });
    expect((await screen.findByRole('option')).textContent).toBe('没有匹配的记录');
    cleanup();
  }
});

it('a value that is out of use stands with its mark, in the language of the reader', async () => {
  const { input, session } = openPicker({ value: 7 });
  expect(input.value).toBe('OLD-1 旧牌（已停用）');
  session.setLanguage('en');
  await waitFor(() => expect(input.value).toBe('OLD-1 Old brand (disabled)'));
});

it('says below what was found that there is more of it', async () => {
  const brands = [1, 2].map(id => ({ id, code: `B-${id}`, name: text('牌', 'Brand') }));
  const words = async (found: object) => {
    fireEvent.change(openPicker({ found }).input, { target: { value: 'b' } });
    const shown = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    cleanup();
    return shown;
  };
  expect(await words({ rows: brands, most: 2 })).toEqual(['B-1 牌', 'B-2 牌', '仅列出前 2 条，请继续输入以缩小范围']);
  expect(await words({ rows: brands })).toEqual(['B-1 牌', 'B-2 牌']);
});
