import { text } from '@axle/kernel';
import { defineResource, type TextField } from '@axle/page-kit';
import { checkClauseWording } from '@axle/templates';

/** Most letters of a clause in one language. */
export const mostClauseLetters = 2000;

const words = (zh: string, en: string): TextField => ({
  kind: 'text',
  label: text(zh, en),
  maxLength: mostClauseLetters,
  lines: 4,
  width: 320,
});

/** What a clause says, in both languages. */
export const clauseWords = {
  titleZh: { kind: 'text', label: text('中文标题', 'Chinese title'), maxLength: 100, width: 150 },
  titleEn: { kind: 'text', label: text('英文标题', 'English title'), maxLength: 100, width: 180 },
  textZh: words('中文条款', 'Chinese text'),
  textEn: words('英文条款', 'English text'),
} as const;

/** Wording that templates of orders choose from. */
export const orderClauseRecords = defineResource({
  entity: 'orderClause',
  label: text('订单条款', 'Order clause'),
  service: 'item',
  readFrom: 'order_clause_list',
  nameFields: ['code', 'titleZh'],
  knownBy: { code: 'code', names: ['titleZh', 'titleEn'] },
  fields: {
    code: { kind: 'code', label: text('条款编码', 'Code'), required: true, key: true, immutable: true, maxLength: 20, width: 110 },
    topic: {
      kind: 'enum',
      label: text('主题', 'Topic'),
      required: true,
      options: [
        { code: 'quality', label: text('质量', 'Quality') },
        { code: 'packing', label: text('包装', 'Packing') },
        { code: 'delivery', label: text('交期', 'Delivery') },
        { code: 'payment', label: text('付款', 'Payment') },
        { code: 'law', label: text('法律与合规', 'Law & compliance') },
        { code: 'other', label: text('其他', 'Other') },
      ],
      width: 100,
    },
    titleZh: { ...clauseWords.titleZh, required: true },
    titleEn: { ...clauseWords.titleEn, required: true },
    textZh: {
      ...clauseWords.textZh,
      required: true,
      help: text(
        '可用 {{order.no}}、{{supplier.name}}、{{buyer.name}} 等变量。',
        'Variables such as {{order.no}}, {{supplier.name}} and {{buyer.name}} may be used.',
      ),
    },
    textEn: { ...clauseWords.textEn, required: true },
    templates: {
      kind: 'integer',
      label: text('使用的模板', 'Templates'),
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000,
      width: 96,
    },
  },
  unique: [{ fields: ['code'] }],
  checks: [checkClauseWording],
});
