import { text } from '@axle/kernel';
import { definePage, defineResource, type MoneyField, type PercentField } from '@axle/page-kit';
import { inState } from '../../in-state.ts';
import { priceChangeState, priceChangeStates } from './price-change-states.ts';

const money = (zh: string, en: string, more: Partial<MoneyField> = {}): MoneyField => ({
  kind: 'money',
  label: text(zh, en),
  scale: 2,
  min: '0.01',
  max: '9999999.99',
  currency: { field: 'currency' },
  readOnly: true,
  width: 100,
  ...more,
});
const share = (zh: string, en: string, more: Partial<PercentField> = {}): PercentField => ({
  kind: 'percent',
  label: text(zh, en),
  readOnly: true,
  scale: 2,
  places: 2,
  min: '-99999999',
  max: '99999999',
  width: 100,
  ...more,
});
const cost = { page: 'estimatedProfit', field: 'targetPrice' } as const;

/** Changes of prices of listings. */
export const priceChangeRecords = defineResource({
  entity: 'priceChange',
  label: text('调价单', 'Price change'),
  service: 'operation',
  nameFields: ['listing'],
  scopedBy: { kind: 'shop', field: 'store' },
  fields: {
    store: { kind: 'ref', label: text('店铺', 'Store'), entity: 'store', required: true, immutable: true, width: 150 },
    listing: {
      kind: 'ref',
      label: text('Listing', 'Listing'),
      entity: 'platformListing',
      required: true,
      immutable: true,
      key: true,
      within: { field: 'store', like: 'store' },
      width: 150,
    },
    currency: { kind: 'code', label: text('币种', 'Currency'), readOnly: true, maxLength: 3, width: 76 },
    oldPrice: money('原价', 'Old price'),
    newPrice: money('新价', 'New price', { readOnly: false, required: true }),
    changePercent: share('变动', 'Change'),
    floor: money('最低价', 'Floor', { seenWith: cost }),
    mapPrice: money('MAP', 'MAP', { hidden: true }),
    marginNew: share('新利润率', 'New margin', { seenWith: cost }),
    confirmChange: {
      kind: 'bool',
      label: text('确认大幅调价', 'Confirm large change'),
      hidden: true,
      width: 110,
      help: text('变动超过20%时勾选。', 'Tick for a change of more than 20%.'),
    },
    reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 300, width: 220 },
    effectiveFrom: { kind: 'date', label: text('生效日期', 'Effective from'), required: true, width: 110 },
    state: priceChangeState,
    applicant: { kind: 'user', label: text('提交人', 'Submitter'), readOnly: true, width: 96 },
    approver: { kind: 'user', label: text('审批人', 'Approver'), readOnly: true, width: 96 },
    approvedAt: { kind: 'instant', label: text('审批时间', 'Approved at'), readOnly: true, width: 150 },
    rejectReason: { kind: 'text', label: text('驳回原因', 'Rejection reason'), readOnly: true, maxLength: 300, width: 180 },
    appliedAt: { kind: 'instant', label: text('生效时间', 'Applied at'), readOnly: true, width: 150 },
    failure: { kind: 'text', label: text('失败原因', 'Why it failed'), readOnly: true, maxLength: 300, width: 180 },
  },
  unique: [
    {
      fields: ['listing', 'effectiveFrom', 'newPrice'],
      words: text('该Listing当天已有相同新价的调价单', 'The listing has a price change to this price on that day already'),
    },
  ],
  states: priceChangeStates,
});

export const priceChanges = definePage({
  key: 'priceChanges',
  title: text('调价单', 'Price changes'),
  words: ['调价', '改价', 'repricing'],
  help: {
    why: text('每一次调价的提出、审批与生效。', 'Every price change from its request over approval to the platform.'),
    notes: [
      text(
        '低于最低价需要“低于最低价”权限，低于MAP一律拒绝，变动超过20%须确认。',
        'A price below the floor needs the permission “Price below floor”, a price below MAP is always refused, more than 20% has to be confirmed.',
      ),
      text(
        '到生效日自动写入Listing：PartsGeek进入下一个Feed，其他平台用“价格文件”提交。',
        'On the effective date the price is written into the listing: PartsGeek gets it with the next feed, other platforms by the price file.',
      ),
    ],
  },
  resource: priceChangeRecords,
  columns: [
    'listing',
    'store',
    'oldPrice',
    'newPrice',
    'currency',
    'changePercent',
    'floor',
    'marginNew',
    'reason',
    'effectiveFrom',
    'state',
    'applicant',
    'approver',
    'approvedAt',
    'rejectReason',
    'appliedAt',
    'failure',
    'mapPrice',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['store', 'listing', 'state', 'effectiveFrom', 'changePercent', 'applicant'],
  search: ['reason'],
  sort: [{ field: 'effectiveFrom', descending: true }],
  headline: ['store', 'oldPrice', 'newPrice', 'changePercent', 'floor', 'effectiveFrom', 'state'],
  tabs: [
    { key: 'all', title: text('全部', 'All') },
    inState('toApprove', '待审', 'To approve', 'approving'),
    inState('approved', '已审', 'Approved', 'approved'),
    inState('applied', '已生效', 'Applied', 'applied'),
    inState('failed', '失败与驳回', 'Failed and rejected', 'failed', 'rejected'),
  ],
  form: [{ title: text('调价', 'Price change'), fields: ['store', 'listing', 'newPrice', 'effectiveFrom', 'reason', 'confirmChange'] }],
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  transitions: ['submit', 'approve', 'reject', 'rework'],
  actions: [
    {
      key: 'priceFile',
      title: text('价格文件', 'Price file'),
      permission: 'export',
      on: 'many',
      most: 1000,
      when: { field: 'state', in: ['approved', 'applied'] },
      effect: 'file',
    },
  ],
  importing: {
    columns: ['store', 'listing', 'newPrice', 'effectiveFrom', 'reason', 'confirmChange'],
    mode: 'per_row',
    addsOnly: true,
    also: { listing: ['listingId', 'listing id'], newPrice: ['new price', 'price'] },
    example: { store: 'EBAY-US', listing: '120455107919', newPrice: '45.95', effectiveFrom: '2026-06-01', reason: 'Competitor price' },
  },
});
