import { definePage, defineResource } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { engineText } from '../../text/engine.ts';
import { runsInBulk, toolbarActions } from './toolbar-actions.ts';

const resource = defineResource({
  entity: 'sample',
  label: { zh: '样品', en: 'Sample' },
  service: 'base',
  nameFields: ['code'],
  fields: { code: { kind: 'code', label: { zh: '编码', en: 'Code' }, required: true, key: true, maxLength: 20 } },
});
const opens = { section: 'basic', page: 'sample', tab: 'test', inputs: {} };
const page = definePage({
  key: 'sample',
  title: { zh: '样品', en: 'Samples' },
  help: { why: { zh: '样品', en: 'Samples' }, notes: [] },
  resource,
  columns: ['code'],
  standard: ['list', 'add', 'update', 'del', 'log'],
  actions: [
    { key: 'send', title: { zh: '发送', en: 'Send' }, on: 'none' },
    { key: 'test', title: { zh: '测试', en: 'Test' }, on: 'none', effect: 'open', opens },
    { key: 'fetch', title: { zh: '下载', en: 'Download' }, on: 'none', effect: 'file' },
    { key: 'fetchCounted', title: { zh: '下载', en: 'Download' }, on: 'none', effect: 'file', countedBy: 'count_download' },
  ],
});

it('[G11] whatever writes says why it cannot be pressed while somebody else looks; what only opens can be', () => {
  const reader = { can: () => true, userId: 7 };
  const blocked = (viewing: boolean) =>
    Object.fromEntries(toolbarActions('basic', page, { ...reader, viewing }, []).map(action => [action.key, action.blocked]));
  expect(blocked(false)).toMatchObject({ add: undefined, send: undefined, test: undefined, fetchCounted: undefined });
  expect(blocked(true)).toEqual({
    add: engineText.viewing,
    update: engineText.viewing,
    del: engineText.viewing,
    send: engineText.viewing,
    test: undefined,
    fetch: undefined,
    fetchCounted: engineText.viewing,
  });
});

it('records that stay as they are in their states are neither changed nor deleted, and the buttons say why', () => {
  const states = { field: 'state', initial: 'draft', final: [], editable: ['draft'], deletable: ['draft'], transitions: [] };
  const reader = { can: () => true, userId: 7, viewing: false };
  const blocked = (...rows: readonly string[]) => {
    const ticked = rows.map((state, id) => ({ id, version: 1, state }));
    const actions = toolbarActions('basic', { ...page, resource: { ...resource, states } }, reader, ticked as never);
    return actions.flatMap(({ key, blocked: why }) => (why ? [`${key}: ${why.en}`] : []));
  };
  expect(blocked('draft')).toEqual([]);
  expect(blocked('posted')).toEqual([
    'update: Only draft can be changed (current status: posted)',
    'del: Only draft can be deleted (current status: posted)',
  ]);
  expect(blocked('posted', 'draft')).toEqual([`update: ${engineText.tickOnlyOne.en}`]);
});

it('ticked rows that are one piece of work go in one call, and a set of them in the way of sets', () => {
  const reader = { can: () => true, userId: 7, viewing: false };
  const merge = { key: 'merge', title: { zh: '合并', en: 'Merge' }, on: 'many', whole: true } as const;
  const merging = { ...page, actions: [merge, { ...merge, key: 'each', whole: false }] };
  const actions = toolbarActions('basic', merging, reader, []);
  const [whole, each] = ['merge', 'each'].map(key => actions.find(action => action.key === key)!);
  const asked = [101, 5000].map(ticked => [runsInBulk(merging, whole!, ticked, false), runsInBulk(merging, each!, ticked, false)]);
  expect(asked).toEqual([
    [false, true],
    [false, true],
  ]);
  expect(runsInBulk(merging, whole!, 0, true)).toBe(true);
  const rows = Array.from({ length: 5001 }, (_, id) => ({ id, version: 1 }));
  const most = toolbarActions('basic', merging, reader, rows).find(({ key }) => key === 'merge');
  expect(most?.blocked?.en).toContain('5,000');
});
