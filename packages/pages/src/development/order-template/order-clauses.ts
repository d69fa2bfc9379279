import { text } from '@axle/kernel';
import { definePage } from '@axle/page-kit';
import { orderClauseRecords } from './clause-records.ts';

export const orderClauses = definePage({
  key: 'orderClauses',
  title: text('条款库', 'Clause library'),
  words: ['订单条款', '合同条款', 'order clauses', 'terms', 'wording'],
  help: {
    why: text('经核准的中英文条款，供订单模板选用。', 'Approved wording in both languages that order templates choose from.'),
    notes: [
      text(
        '模板保存时抄下条款内容：之后修改条款，已有的模板版本不变。',
        'A template keeps the words as they were when it was saved: changing a clause leaves its versions as they are.',
      ),
      text(
        '变量与下单邮件相同：{{order.no}}、{{order.date}}、{{supplier.name}}、{{buyer.name}}、{{company.name}}；拼错的会被指出。',
        'Variables are those of the order mail: {{order.no}}, {{order.date}}, {{supplier.name}}, {{buyer.name}} and {{company.name}}; a misspelt one is reported.',
      ),
    ],
  },
  resource: orderClauseRecords,
  columns: [
    'code',
    'topic',
    'titleZh',
    'titleEn',
    'textZh',
    'textEn',
    'templates',
    'status',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['code', 'topic', 'titleZh', 'titleEn', 'status', 'updatedAt'],
  search: ['code', 'titleZh', 'titleEn'],
  sort: [{ field: 'code' }],
  form: [{ title: text('条款', 'Clause'), fields: ['code', 'topic', 'titleZh', 'titleEn', 'textZh', 'textEn'] }],
  standard: ['list', 'add', 'update', 'enable', 'disable', 'export', 'log'],
});
