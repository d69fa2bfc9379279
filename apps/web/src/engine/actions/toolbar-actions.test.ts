import { definePage, defineResource } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { engineText } from '../../text/engine.ts';
import { toolbarActions } from './toolbar-actions.ts';

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
  standard: ['list', 'add', 'update', 'del', 'log'],
  actions: [
    { key: 'send', title: { zh: '发送', en: 'Send' }, on: 'none' },
    { key: 'test', title: { zh: '测试', en: 'Test' }, on: 'none', effect: 'open', opens },
  ],
});

it('[G11] whatever writes says why it cannot be pressed while somebody else looks; what only opens can be', () => {
  const reader = { can: () => true, userId: 7 };
  const blocked = (viewing: boolean) =>
    Object.fromEntries(toolbarActions('basic', page, { ...reader, viewing }, []).map(action => [action.key, action.blocked]));
  expect(blocked(false)).toMatchObject({ add: undefined, send: undefined, test: undefined });
  expect(blocked(true)).toEqual({
    add: engineText.viewing,
    update: engineText.viewing,
    del: engineText.viewing,
    send: engineText.viewing,
    test: undefined,
  });
});
