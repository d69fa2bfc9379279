import { ok, text } from '@axle/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { GallerySession, galleryServices } from '../../../gallery/gallery-services.ts';
import { galleryReferring } from '../../../gallery/gallery-references.ts';
import { type Port, ServicesProvider } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { MayMakeContext } from '../../references/may-make.ts';
import { References } from '../../references/references.ts';
import { CascadeInput } from './cascade-input.view.tsx';

afterEach(cleanup);

const field = { kind: 'cascade', label: text('品类', 'Category'), entity: 'category' } as const;

/** The picker of a tree in which nothing stands, opened and searched. */
async function search(typed: string, { inForm = true, mayAdd = true } = {}) {
  const session = new GallerySession();
  session.can = () => mayAdd;
  const services = galleryServices(session);
  const references = { ...galleryReferring, tree: async () => ok({ rows: [], page: { section: 'basic', page: 'category' } }) };
  const known = new Map<unknown, unknown>([
    [References, references],
    [Session, session],
  ]);
  const get = <T,>(port: Port<T>) => (known.get(port) as T | undefined) ?? services.get(port);
  const nothing = () => undefined;
  const rest = { disabled: false, invalid: false, placeholder: '选择', onChange: nothing, onLeave: nothing };
  render(
    <MemoryRouter>
      <ServicesProvider services={{ get }}>
        <MayMakeContext value={inForm}>
          <CascadeInput id="category" field={field} value={undefined} {...rest} />
        </MayMakeContext>
      </ServicesProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: '选择' }));
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: typed } });
}

it('the picker of a tree offers to create a record that a form did not find, to users who may add such records', async () => {
  await search('新类');
  await screen.findByRole('button', { name: '新建“新类”' });
  cleanup();
  for (const less of [{ inForm: false }, { mayAdd: false }]) {
    await search('新类', less);
    await screen.findByText('没有匹配的记录');
    expect(screen.queryByRole('button', { name: /新建/ })).toBeNull();
    cleanup();
  }
});
