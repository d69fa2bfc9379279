import { text } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../resource/resource.ts';
import { type Page } from './page.ts';
import { definePage } from './define-page.ts';
import { recordLinks } from './record-links.ts';
import { defineSection } from './section.ts';

const title = (word: string) => text(word, word);
const help = { why: title('for tests') };
const code = { kind: 'code', label: title('code'), maxLength: 20 } as const;
const part = defineResource({
  entity: 'part',
  label: title('part'),
  service: 'item',
  nameFields: ['code'],
  knownBy: { code: 'code' },
  fields: { code, weight: { kind: 'integer', label: title('weight'), min: 0, max: 9, approval: true } },
});
const order = defineResource({
  entity: 'order',
  label: title('order'),
  service: 'item',
  nameFields: ['no'],
  fields: {
    no: code,
    part: { kind: 'ref', entity: 'part', label: title('part') },
    spare: { kind: 'ref', entity: 'part', label: title('spare') },
  },
});
const label = defineResource({
  entity: 'label',
  label: title('label'),
  service: 'item',
  nameFields: ['no'],
  fields: { no: code, partCode: { ...code, codesOf: 'part' }, other: code },
});
const request = defineResource({
  entity: 'request',
  label: title('request'),
  service: 'item',
  managed: false,
  nameFields: ['of'],
  speaksOf: { entity: 'of', record: 'record', fields: 'changed', by: 'by', files: { field: 'state', in: ['open'] } },
  fields: {
    of: { kind: 'text', label: title('of'), maxLength: 20 },
    record: { kind: 'integer', label: title('record'), min: 1, max: 9 },
    changed: { kind: 'tags', label: title('changed'), maxLength: 20 },
    by: { kind: 'user', label: title('by') },
    state: { kind: 'enum', label: title('state'), options: [{ code: 'open', label: title('open') }] },
  },
});

const parts = definePage({ key: 'parts', title: title('Parts'), help, resource: part, columns: ['code'] });
const orders = definePage({ key: 'orders', title: title('Orders'), help, resource: order, columns: ['no'], filters: ['part', 'spare'] });
const labels = definePage({
  key: 'labels',
  title: title('Labels'),
  help,
  resource: label,
  columns: ['no'],
  filters: ['other', 'partCode'],
});
const requests = definePage({ key: 'requests', title: title('Requests'), help, resource: request, columns: ['of'] });
const section = defineSection({
  key: 'all',
  title: title('All'),
  defaultPage: 'parts',
  groups: [{ key: 'one', title: title('One'), pages: [parts, orders, labels, requests] }],
});
const summary = (page: Page) => recordLinks(page, [section]).map(link => [link.title.en, link.field, link.by]);

describe('[RL1] the records that speak of a record', () => {
  it('are those of pages that refer to it or hold its code, by their first field, and the requests about it', () => {
    expect(summary(parts)).toEqual([
      ['Orders', 'part', 'id'],
      ['Labels', 'partCode', 'code'],
      ['Requests', 'record', 'id'],
    ]);
    expect(recordLinks(parts, [section]).at(-1)?.filters).toEqual([
      { field: 'of', op: 'eq', value: 'part' },
      { field: 'state', op: 'in', value: ['open'] },
    ]);
  });

  it('are those that the page relates by itself, by its own words', () => {
    const related = [{ title: title('Spares'), section: 'all', page: 'orders', columns: ['no'], field: 'spare', by: 'id' }] as const;
    expect(summary({ ...parts, related })).toEqual([
      ['Spares', 'spare', 'id'],
      ['Labels', 'partCode', 'code'],
      ['Requests', 'record', 'id'],
    ]);
  });

  it('are those alone that the page counts, in its order; what speaks of no such record is none', () => {
    const big = [{ field: 'no', op: 'startsWith', value: 'B' }] as const;
    const counted = [{ page: 'labels' }, { page: 'orders', field: 'spare', title: title('Big'), filters: big }, { page: 'parts' }];
    expect(summary({ ...parts, counted })).toEqual([
      ['Labels', 'partCode', 'code'],
      ['Big', 'spare', 'id'],
    ]);
    expect(summary(orders)).toEqual([]);
  });

  it('are none of pages that list nothing', () => {
    const closed = { ...section, groups: [{ ...section.groups[0]!, pages: [parts, { ...orders, standard: [] }] }] };
    expect(recordLinks(parts, [closed])).toEqual([]);
  });
});

describe('[RL2] the tab under which they are seen', () => {
  const late = { key: 'late', title: title('Late'), filters: [{ field: 'no', op: 'startsWith', value: 'L' }] } as const;
  const map = { key: 'map', title: title('Map'), view: 'map' } as const;
  const all = { key: 'all', title: title('All') } as const;
  const tabOf = (...tabs: Page['tabs']) => {
    const [link] = recordLinks(parts, [{ ...section, groups: [{ ...section.groups[0]!, pages: [parts, { ...orders, tabs }] }] }]);
    return link?.tab?.key;
  };

  it('is that of all rows wherever it stands, else the first that shows rows', () => {
    expect([tabOf(), tabOf(late, map, all), tabOf(map, late), tabOf(map)]).toEqual([undefined, 'all', 'late', undefined]);
  });

  it('shows the rows of everybody to everybody', () => {
    expect(tabOf({ ...all, superOnly: true }, { ...all, key: 'mine', mine: 'no' }, late)).toBe('late');
  });
});
