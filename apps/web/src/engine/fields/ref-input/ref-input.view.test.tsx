import { ok, text } from '@axle/kernel';
import type { RefField } from '@axle/page-kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { GallerySession, galleryServices } from '../../../gallery/gallery-services.ts';
import { type Services, ServicesProvider } from '../../../shell/services.tsx';
import { RecordInHandContext } from '../../references/record-in-hand.ts';
import { type FoundWithin, References } from '../../references/references.ts';
import { RefInput } from './ref-input.view.tsx';

afterEach(cleanup);

const named = (id: number, code: string) => ({ id, code, name: text(code, code) });
const sites = [named(1, 'AMZ-US'), named(2, 'AMZ-DE')];
/** Shop 7 sells on both sites, shop 8 on the second alone. */
const soldBy: Readonly<Record<number, readonly number[]>> = { 7: [1, 2], 8: [2] };
const field: RefField = {
  kind: 'ref',
  label: text('站点', 'Site'),
  entity: 'site',
  paired: { entity: 'storeSite', by: 'site', with: 'store', like: 'store', refusal: text('不在此销售', 'Not sold here') },
};

function open(first: number) {
  const others = galleryServices(new GallerySession());
  const asked: (FoundWithin | undefined)[] = [];
  const met = (within?: FoundWithin) => {
    asked.push(within);
    return sites.filter(({ id }) => within === undefined || soldBy[within.id]!.includes(id));
  };
  const { match, tree, codes } = others.get(References);
  const references: References = {
    match,
    tree,
    codes,
    find: async (_entity, _typed, _signal, within) => ok({ rows: met(within), most: 50 }),
    one: async (_entity, id, within) => ok({ rows: met(within).filter(row => row.id === id), most: 50 }),
  };
  const services: Services = { get: port => ((port as unknown) === References ? (references as never) : others.get(port)) };
  const held: unknown[] = [];
  let choose: (store: number | undefined) => void = () => undefined;
  function Form() {
    const [store, setStore] = useState<number | undefined>(7);
    const [site, setSite] = useState<unknown>(first);
    choose = setStore;
    held.push(site);
    return (
      <RecordInHandContext value={name => (name === 'store' ? store : undefined)}>
        <RefInput
          id="site"
          field={field}
          value={site}
          disabled={false}
          invalid={false}
          placeholder=""
          onChange={setSite}
          onLeave={() => undefined}
        />
      </RecordInHandContext>
    );
  }
  render(
    <ServicesProvider services={services}>
      <Form />
    </ServicesProvider>,
  );
  return { asked, held: () => held.at(-1), choose: (store: number | undefined) => choose(store) };
}

it('offers what goes with the record in hand', async () => {
  const { asked } = open(1);
  fireEvent.mouseDown(screen.getByRole('combobox'));
  await vi.waitFor(() => expect(asked).toContainEqual({ field: 'store', id: 7, through: { entity: 'storeSite', by: 'site' } }));
});

it('gives up what was chosen once it no longer goes with it, and keeps what does', async () => {
  const kept = open(2);
  kept.choose(8);
  await vi.waitFor(() => expect(kept.asked).toHaveLength(1));
  expect(kept.held()).toBe(2);
  cleanup();
  const given = open(1);
  given.choose(undefined);
  given.choose(8);
  await vi.waitFor(() => expect(given.held()).toBeUndefined());
});
