import { text } from '@axle/kernel';
import type { EnumField, PostAction } from '@axle/page-kit';
import { listingStatusOptions, prefixInput } from './mapping-options.ts';

/** What settles an exception of mapping, by its rule; empty where it is settled. */
export const nextStepField: EnumField = {
  kind: 'enum',
  label: text('下一步', 'Next step'),
  readOnly: true,
  figure: true,
  width: 176,
  help: text('“处理”按此执行；需在平台上改的，改后登记状态。', 'What “Settle” does; changes on the platform are recorded afterwards.'),
  options: [
    { code: 'mapEqual', label: text('映射到同码SKU', 'Map to equal code'), tone: 'info' },
    { code: 'mapPrefix', label: text('映射到前缀SKU', 'Map to code before hyphen'), tone: 'info' },
    { code: 'map', label: text('选择SKU映射', 'Choose a SKU to map'), tone: 'warn' },
    { code: 'replace', label: text('换为替代SKU', 'Replace by substitute'), tone: 'info' },
    { code: 'agree', label: text('统一SKU与FBA映射', 'Align SKU and FBA maps'), tone: 'info' },
    { code: 'activate', label: text('启用BOM', 'Activate BOM'), tone: 'info' },
    { code: 'offSale', label: text('在平台下架', 'Take off sale on platform'), tone: 'warn' },
    { code: 'relist', label: text('在平台上架', 'Relist on platform'), tone: 'warn' },
    { code: 'titleQuantity', label: text('改为标题数量', 'Take title quantity'), tone: 'info' },
  ],
};

/** The actions that settle exceptions of mapping, each ticked one by its rule. */
export const settleActions: readonly PostAction<'state' | 'rule'>[] = [
  {
    key: 'settle',
    title: text('处理', 'Settle'),
    permission: 'update',
    on: 'many',
    tone: 'primary',
    preview: true,
    when: { field: 'state', in: ['open', 'doing'] },
    input: {
      prefix: prefixInput,
      keep: {
        kind: 'enum',
        label: text('SKU映射与FBA映射不同时', 'Where SKU and FBA maps differ'),
        required: true,
        initial: 'fbaMap',
        options: [
          { code: 'fbaMap', label: text('以FBA映射为准', 'Keep the FBA map') },
          { code: 'skuMap', label: text('以SKU映射为准', 'Keep the SKU map') },
        ],
        help: text('仅用于R3。', 'For R3 only.'),
      },
    },
    confirm: text(
      '未映射：映射到同码SKU；R2：换为替代组中可售的SKU；R3：统一两种映射；R4：启用最新BOM草稿；R7：改为标题数量。新映射自今天起，仅限该店铺站点。',
      'Unmapped: maps to the SKU of equal code; R2: replaces the SKU by a substitute that can be sold; R3: aligns both maps; R4: activates the latest BOM draft; R7: takes the quantity of the title. New maps begin today, for the store and site alone.',
    ),
  },
  {
    key: 'recordStatus',
    title: text('登记平台状态', 'Record listing status'),
    permission: 'update',
    on: 'many',
    when: { field: 'rule', in: ['R5', 'R6'] },
    input: {
      listingStatus: {
        kind: 'enum',
        label: text('Listing状态', 'Listing status'),
        required: true,
        options: listingStatusOptions,
        help: text('平台上现在的状态；下次同步以平台为准。', 'Its current status on the platform; the next sync follows the platform.'),
      },
    },
  },
];
