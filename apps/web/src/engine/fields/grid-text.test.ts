import { text } from '@axle/kernel';
import { defineResource } from '@axle/page-kit';
import { expect, it } from 'vitest';
import type { ListStore } from '../list/list-store.ts';
import { cellText, codeText, type GridReader, recordText, titleText } from './grid-text.ts';
const resource = defineResource({
  entity: 'route',
  label: text('线路', 'Route'),
  service: 'samples',
  nameFields: ['channel', 'mode', 'zone', 'from'],
  fields: {
    channel: { kind: 'ref', entity: 'channel', label: text('渠道', 'Channel') },
    mode: { kind: 'enum', label: text('方式', 'Mode'), options: [{ code: 'sea', label: text('海运', 'Sea') }] },
    zone: { kind: 'code', label: text('分区', 'Zone'), maxLength: 8 },
    from: { kind: 'date', label: text('起', 'From') },
  },
});
const reader = (language: GridReader['language']): GridReader => ({
  language,
  nickname: id => `#${id}`,
  pageTitle: key => key,
  referred: (_entity, id) => (id === 7 ? { id, code: 'RM48', name: text('皇家邮政', 'Royal Mail') } : undefined),
});

it('a record is called by the words of what names it, never by the numbers that refer', () => {
  const row = { id: 1, version: 1, channel: 7, mode: 'sea', zone: '3', from: '2026-01-01' };
  expect(recordText(resource, row, reader('zh-cn'))).toBe('皇家邮政 海运 3 2026-01-01');
  expect(recordText(resource, row, reader('en'))).toBe('Royal Mail Sea 3 2026-01-01');
  expect(recordText(resource, { ...row, zone: null, mode: undefined }, reader('en'))).toBe('Royal Mail 2026-01-01');
});

it('[RF2] a cell is copied as it is shown: a record that it refers to by its code and name', () => {
  const list = { fields: resource.fields } as unknown as ListStore;
  const row = { id: 1, version: 1, channel: 7, zone: '3' };
  expect([cellText(list, row, 'channel', reader('zh-cn')), cellText(list, row, 'channel', reader('en'))]).toEqual([
    'RM48 皇家邮政',
    'RM48 Royal Mail',
  ]);
  expect([cellText(list, { ...row, channel: 8 }, 'channel', reader('en')), cellText(list, row, 'zone', reader('en'))]).toEqual(['#8', '3']);
});

it('over its page a record has the name of its reader’s language, and in the tab of the browser its code', () => {
  const known = defineResource({
    entity: 'pad',
    label: text('刹车片', 'Pad'),
    service: 'samples',
    nameFields: ['code', 'nameZh'],
    knownBy: { code: 'code', names: ['nameZh', 'nameEn'] },
    fields: {
      code: { kind: 'code', label: text('编码', 'Code'), maxLength: 8 },
      nameZh: { kind: 'text', label: text('中文名称', 'Chinese name'), maxLength: 20 },
      nameEn: { kind: 'text', label: text('英文名称', 'English name'), maxLength: 20 },
    },
  });
  const row = { id: 1, version: 1, code: 'BRP-1', nameZh: '前刹车片', nameEn: 'Front pads' };
  expect(titleText(known, row, reader('zh-cn'))).toBe('BRP-1 前刹车片');
  expect(titleText(known, row, reader('en'))).toBe('BRP-1 Front pads');
  expect(titleText(known, { ...row, nameEn: undefined }, reader('en'))).toBe('BRP-1 前刹车片');
  expect(codeText(known, row, reader('en'))).toBe('BRP-1');
  expect(codeText(resource, { id: 1, version: 1, channel: 7, mode: 'sea' }, reader('en'))).toBe('Royal Mail Sea');
});
