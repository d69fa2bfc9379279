import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';
import type { UserRights } from '@axle/wire';
import { expect, it } from 'vitest';
import { isClosed, previewedFields } from './previewed-fields.ts';

const textField = (zh: string, en: string) => ({ kind: 'text', label: text(zh, en), maxLength: 40 }) as const;
const page = definePage({
  key: 'skuList',
  title: { zh: 'SKU', en: 'SKU' },
  help: { why: { zh: '', en: '' }, notes: [] },
  resource: defineResource({
    entity: 'part',
    label: { zh: '零件', en: 'Part' },
    service: 'base',
    nameFields: ['sku'],
    managed: false,
    fields: {
      sku: { ...textField('SKU', 'SKU'), required: true },
      price: textField('采购价', 'Price'),
      note: textField('备注', 'Note'),
      tiers: {
        kind: 'lines',
        label: { zh: '阶梯', en: 'Tiers' },
        by: ['from'],
        most: 9,
        fields: { from: textField('起', 'From'), price: textField('价', 'Price') },
      },
    },
  }),
  columns: ['sku', 'price'],
});
const role = (code: string) => ({ role: code, nameZh: code, nameEn: code, codes: ['basic.skuList.list'] });
const block = (field: string, mode: string, of?: string) => ({
  subject: of === undefined ? ('user' as const) : ('role' as const),
  ...(of === undefined ? {} : { role: of }),
  page: 'skuList',
  field,
  mode,
});
const rights = (roles: readonly string[], ...blocks: readonly ReturnType<typeof block>[]): UserRights => ({
  user: { id: 7, account: 'li', nickname: '李', nicknameEn: 'Li', state: 'active', isSuper: false },
  roles: roles.map(role),
  scopes: [],
  blocks,
});
const closed = (given: UserRights) =>
  previewedFields(given, page)
    .filter(isClosed)
    .map(({ path, shown, read, write }) => [path, shown, read, write]);

it('[W3] lists field by field what a user finds, columns of lines too', () => {
  const set = rights(
    ['operator'],
    block('price', 'readBlock', 'operator'),
    block('note', 'hide', 'operator'),
    block('tiers.price', 'writeBlock', 'operator'),
  );
  expect(closed(set)).toEqual([
    ['price', false, false, false],
    ['note', false, true, true],
    ['tiers.price', true, true, false],
  ]);
  expect(
    previewedFields(set, page)
      .find(({ path }) => path === 'price')
      ?.why.map(({ text: { en }, good }) => [en, good]),
  ).toEqual([['a setting for the role operator: read-blocked', false]]);
});

it('[S3] readBlock on skuList.price for operator: operator + buyer (buyer not blocked) sees it; a user-level block removes it again', () => {
  const ofRole = block('price', 'readBlock', 'operator');
  expect(closed(rights(['operator'], ofRole))).toHaveLength(1);
  expect(closed(rights(['operator', 'buyer'], ofRole))).toEqual([]);
  expect(closed(rights(['operator', 'buyer'], ofRole, block('price', 'readBlock')))).toHaveLength(1);
});
