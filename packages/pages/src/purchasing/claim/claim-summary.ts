import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { documentWays } from '../document-ways.ts';
import { claimRecords } from './claim-records.ts';
import { claimSummaryTab } from './claim-summary-tool.ts';

export const claimSummary = definePage({
  key: 'claimSummary',
  title: text('索赔汇总', 'Claim summary'),
  words: ['理赔', '赔偿', 'claims', 'compensation'],
  help: {
    why: text(
      '汇总向供应商、承运商、仓库、保险公司与平台的索赔，以及收回了多少。',
      'Summarises claims against suppliers, carriers, warehouses, insurers and platforms, and the amounts recovered.',
    ),
    notes: [
      text(
        '收货差异处理为“索赔”时自动生成草稿；补齐对方与金额后提出，供应商会收到邮件。',
        'Receiving differences resolved as claims create drafts. Enter the party and the amount, then submit; suppliers are notified by mail.',
      ),
      text(
        '沟通记在“经过”里；达成金额不超过索赔金额，可分次收款或抵货款，收足后为已收回。',
        'Record negotiations in the timeline. The agreed amount cannot exceed the claimed amount; it is recovered by payments or offsets, and the claim is recovered once complete.',
      ),
      text(
        '收回率=已关闭索赔的收回金额/索赔金额；被拒30天内可重新协商。',
        'Recovery rate = recovered / claimed of closed claims. A rejected claim can be renegotiated within 30 days.',
      ),
    ],
  },
  resource: claimRecords,
  columns: [
    'claimNo',
    'party',
    'type',
    'state',
    'supplier',
    'counterparty',
    'currency',
    'claimed',
    'agreed',
    'recovered',
    'deadline',
    'bizNo',
    'sku',
    'qty',
    'owner',
    'matter',
    'submittedAt',
    'createdBy',
    'createdAt',
    'day',
    'mode',
    'warehouse',
    'companyEntity',
    'suitBy',
    'rejectedAt',
    'closedAt',
    'attachments',
    'difference',
    'bizKind',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: [
    'claimNo',
    'bizNo',
    'party',
    'supplier',
    'counterparty',
    'type',
    'state',
    'currency',
    'claimed',
    'createdAt',
    'deadline',
    'sku',
    'owner',
  ],
  totals: ['claimed', 'agreed', 'recovered'],
  search: ['claimNo', 'bizNo', 'counterparty', 'matter'],
  sort: [{ field: 'deadline' }],
  headline: ['party', 'supplier', 'counterparty', 'type', 'bizNo', 'claimed', 'agreed', 'recovered', 'deadline', 'owner'],
  drills: {
    bizNo: documentWays('bizNo', 'bizKind', ['order', 'batch', 'receipt', 'report', 'after_sale', 'deduction', 'settlement']),
  },
  tabs: [claimSummaryTab, { key: 'tab1', title: text('记录', 'Records') }],
  form: [
    {
      title: text('索赔', 'Claim'),
      fields: ['party', 'supplier', 'counterparty', 'type', 'bizNo', 'sku', 'qty', 'currency', 'claimed', 'matter', 'attachments'],
    },
    { title: text('期限与归属', 'Deadline and ownership'), fields: ['day', 'mode', 'deadline', 'owner', 'companyEntity', 'warehouse'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'export', 'log'],
  transitions: ['submit', 'agree', 'recover', 'reject', 'reopen', 'close'],
  actions: [
    {
      key: 'note',
      title: text('记沟通', 'Add note'),
      on: 'many',
      when: { field: 'state', in: ['draft', 'submitted', 'negotiating', 'agreed', 'recovered', 'rejected'] },
      input: { note: { kind: 'text', label: text('沟通内容', 'Note'), required: true, maxLength: 2000, lines: 4 } },
    },
  ],
  related: [
    {
      title: text('邮件', 'Mails'),
      section: 'purchase',
      page: 'mailConsole',
      columns: ['taskNo', 'kind', 'toAddresses', 'subject', 'state', 'createdAt', 'sentAt'],
      field: 'bizNo',
      by: 'claimNo',
    },
  ],
});
