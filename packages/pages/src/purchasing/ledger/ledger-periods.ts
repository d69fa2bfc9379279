import { text } from '@axle/kernel';
import { definePage, defineResource } from '@axle/page-kit';

const company = text('采购主体', 'Company entity');

const ledgerPeriodRecords = defineResource({
  entity: 'ledgerPeriod',
  label: text('往来期间', 'Ledger period'),
  service: 'purchase-service',
  nameFields: ['companyEntity', 'period'],
  managed: false,
  searchedThrough: 'companyEntity',
  fields: {
    companyEntity: { kind: 'ref', label: company, entity: 'companyEntity', required: true, readOnly: true, key: true, width: 200 },
    period: { kind: 'month', label: text('期间', 'Period'), required: true, readOnly: true, key: true, width: 100 },
    state: {
      kind: 'enum',
      label: text('状态', 'Status'),
      required: true,
      readOnly: true,
      width: 110,
      options: [
        { code: 'closed', label: text('已关账', 'Closed'), tone: 'good' },
        { code: 'open', label: text('已反关账', 'Reopened'), tone: 'warn' },
      ],
    },
    closedBy: { kind: 'user', label: text('关账人', 'Closed by'), readOnly: true, width: 110 },
    closedAt: { kind: 'instant', label: text('关账时间', 'Closed at'), required: true, readOnly: true, width: 160 },
    reopenedBy: { kind: 'user', label: text('反关账人', 'Reopened by'), readOnly: true, width: 110 },
    reopenedAt: { kind: 'instant', label: text('反关账时间', 'Reopened at'), readOnly: true, width: 160 },
    reason: { kind: 'text', label: text('反关账原因', 'Reason for reopening'), readOnly: true, maxLength: 500, width: 240 },
  },
});

export const ledgerPeriods = definePage({
  key: 'ledgerPeriods',
  title: text('关账', 'Closing'),
  words: ['月结', '反关账', 'period close', 'month end'],
  help: {
    why: text('财务在月份结束后关账，之后不能再记到该月。', 'Finance closes a month once it is over; nothing is posted in it afterwards.'),
    notes: [
      text(
        '各采购主体分别按月份顺序关账，第一次可以从任意月份开始；只有最后关账的月份可以反关账。',
        'Each company closes its months in turn, beginning with any; only the last closed one can be reopened.',
      ),
    ],
  },
  resource: ledgerPeriodRecords,
  columns: ['companyEntity', 'period', 'state', 'closedBy', 'closedAt', 'reopenedBy', 'reopenedAt', 'reason'],
  pinned: 2,
  filters: ['companyEntity', 'period', 'state', 'closedBy', 'closedAt'],
  sort: [{ field: 'period', descending: true }],
  standard: ['list', 'export'],
  actions: [
    {
      key: 'closePeriod',
      title: text('关闭月份', 'Close period'),
      on: 'none',
      tone: 'primary',
      confirm: text('关账后不能再记账到该月。', 'Nothing is posted in the month afterwards.'),
      input: {
        companyEntity: { kind: 'ref', label: company, entity: 'companyEntity', required: true },
        period: { kind: 'month', label: text('期间', 'Period'), required: true },
      },
    },
    {
      key: 'reopen',
      title: text('反关账', 'Reopen'),
      on: 'one',
      tone: 'danger',
      when: { field: 'state', in: ['closed'] },
      confirm: text('该月又可以记账。', 'The month can be posted in again.'),
      input: { reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 500, lines: 2 } },
    },
  ],
});
