import type { PageRecords } from '../../../engine/records/records-of.ts';
import type { LocalDate } from '@axle/kernel';
import { inMemoryRecords } from '@axle/page-kit/testing';
import { loadPage } from '@axle/pages';
import { describe, expect, it } from 'vitest';
import { VehicleSearchStore } from './vehicle-search.store.ts';

const { resource } = (await loadPage('basic', 'vehicleSearchResult'))!;

const rows = [2007, 2008, 2009, 2011].flatMap((year, place) => [
  { id: place * 3 + 1, version: 1, market: 'US', year, make: 'Toyota', model: 'Camry', engine: '2.4L L4' },
  { id: place * 3 + 2, version: 1, market: 'US', year, make: 'Toyota', model: 'Camry', engine: '3.5L V6' },
  { id: place * 3 + 3, version: 1, market: 'US', year, make: 'Honda', model: 'Civic' },
]);

const search = async (picked: ConstructorParameters<typeof VehicleSearchStore>[1] = []) => {
  const store = new VehicleSearchStore(inMemoryRecords(resource!, rows, { today: '2026-05-20' as LocalDate }) as PageRecords, picked);
  await store.load();
  return store;
};
const offered = (store: VehicleSearchStore, step: Parameters<VehicleSearchStore['pick']>[0]) =>
  store.choices.get(step)?.map(choice => choice.value);

describe('vehicle search', () => {
  it('offers only what the steps before leave, the newest year first', async () => {
    const store = await search();
    expect([offered(store, 'year'), offered(store, 'make')]).toEqual([[2011, 2009, 2008, 2007], undefined]);
    store.pick('year', 2008);
    await store.load();
    expect(offered(store, 'make')).toEqual(['Honda', 'Toyota']);
    store.pick('make', 'Toyota');
    await store.load();
    expect(offered(store, 'model')).toEqual(['Camry']);
  });

  it('[B10] shows the years of the model as ranges, and the fields in which its vehicles differ', async () => {
    const store = await search([
      ['year', 2008],
      ['make', 'Toyota'],
      ['model', 'Camry'],
    ]);
    expect([store.total, store.years, store.qualifiers]).toEqual([
      2,
      [
        { from: 2007, to: 2009 },
        { from: 2011, to: 2011 },
      ],
      ['engine'],
    ]);
    store.pick('engine', '3.5L V6');
    await store.load();
    expect(store.vehicles?.map(row => row['engine'])).toEqual(['3.5L V6']);
  });

  it('opens later steps again when an earlier one changes', async () => {
    const store = await search([
      ['year', 2008],
      ['make', 'Toyota'],
      ['model', 'Camry'],
    ]);
    store.pick('make', 'Honda');
    await store.load();
    expect([store.settled, store.vehicles, store.picks.get('year')]).toEqual([false, undefined, 2008]);
  });

  it('finds all years of a model', async () => {
    const store = await search([
      ['make', 'Honda'],
      ['model', 'Civic'],
    ]);
    expect([store.way, store.total, offered(store, 'year')]).toEqual(['byModel', 4, [2011, 2009, 2008, 2007]]);
  });
});
