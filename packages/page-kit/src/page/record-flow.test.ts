import { text } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../resource/resource.ts';
import { definePage } from './define-page.ts';
import { stepsAfter, stepsBefore } from './record-flow.ts';
import { defineSection } from './section.ts';

const title = (word: string) => text(word, word);
const help = { why: title('for tests') };
const code = { kind: 'code', label: title('no'), maxLength: 20 } as const;
const kind = { kind: 'enum', label: title('kind'), options: [{ code: 'order', label: title('order') }] } as const;
const resource = (entity: string) =>
  defineResource({ entity, label: title(entity), service: 'item', nameFields: ['no'], fields: { no: code, source: code, kind } });

const orders = definePage({ key: 'orders', title: title('Orders'), help, resource: resource('order'), columns: ['no'] });
const parcels = definePage({
  key: 'parcels',
  title: title('Parcels'),
  help,
  resource: resource('parcel'),
  columns: ['no', 'source'],
  follows: ['source'],
  drills: {
    source: {
      section: 'all',
      page: 'orders',
      filters: [{ field: 'no', op: 'eq', by: 'source' }],
      when: { field: 'kind', in: ['order'] },
    },
  },
});
const waves = definePage({
  key: 'waves',
  title: title('Waves'),
  help,
  resource: defineResource({
    entity: 'wave',
    label: title('wave'),
    service: 'item',
    nameFields: ['no'],
    fields: { no: code, orders: { kind: 'tags', label: title('orders'), maxLength: 20 } },
  }),
  columns: ['no', 'orders'],
  follows: ['orders'],
  drills: { orders: { section: 'all', page: 'orders', filters: [{ field: 'no', op: 'in', by: 'orders' }] } },
});
const section = defineSection({
  key: 'all',
  title: title('All'),
  defaultPage: 'orders',
  groups: [{ key: 'one', title: title('One'), pages: [orders, parcels, waves] }],
});
const summary = (steps: ReturnType<typeof stepsAfter>) => steps.map(({ page, filters }) => [page.key, ...filters]);

describe('[RF1] the documents around a document', () => {
  it('before it are those that its columns name', () => {
    expect(summary(stepsBefore(parcels, { no: 'P1', source: 'O1', kind: 'order' }, [section]))).toEqual([
      ['orders', { field: 'no', op: 'eq', value: 'O1' }],
    ]);
    expect(stepsBefore(parcels, { no: 'P1', source: 'O1' }, [section])).toEqual([]);
    expect(stepsBefore(parcels, { no: 'P1', kind: 'order' }, [section])).toEqual([]);
  });

  it('after it are those that name it', () => {
    expect(summary(stepsAfter(orders, { no: 'O1' }, [section]))).toEqual([
      ['parcels', { field: 'source', op: 'eq', value: 'O1' }, { field: 'kind', op: 'in', value: ['order'] }],
      ['waves', { field: 'orders', op: 'in', value: ['O1'] }],
    ]);
    expect(stepsAfter(parcels, { no: 'P1' }, [section])).toEqual([]);
  });

  it('may be several that one column names', () => {
    expect(summary(stepsBefore(waves, { no: 'W1', orders: ['O1', 'O2'] }, [section]))).toEqual([
      ['orders', { field: 'no', op: 'in', value: ['O1', 'O2'] }],
    ]);
  });
});
