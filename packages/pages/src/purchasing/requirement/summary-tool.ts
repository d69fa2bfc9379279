import { text } from '@axle/kernel';
import type { IntegerField, LineField, PageTab } from '@axle/page-kit';
import { requirementFields } from './requirement-fields.ts';

const count = (zh: string, en: string, width = 90): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: -1_000_000_000,
  max: 1_000_000_000,
  width,
});
const bound = (zh: string, en: string, max: number): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max });
const day = (zh: string, en: string): LineField => ({ kind: 'date', label: text(zh, en), width: 116 });
const key = (zh: string, en: string): IntegerField => ({ ...count(zh, en), required: true, hidden: true });

/** What the summary is asked by; each is a condition on the requirements, or an end of one. */
const inputs = {
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', several: true },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', several: true },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), several: true },
  latestTo: day('最晚下单日至', 'To be ordered by'),
  overdue: { kind: 'bool', label: text('仅逾期', 'Only overdue') },
  warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse', several: true },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', several: true },
  currency: { kind: 'tags', label: text('币种', 'Currency'), maxLength: 3 },
  category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category' },
  source: { kind: 'enumList', label: text('来源', 'Source'), options: requirementFields.source.options },
  clearance: {
    kind: 'enum',
    label: text('清仓', 'Clearance'),
    options: [
      { code: 'only', label: text('仅清仓', 'Clearance only') },
      { code: 'without', label: text('不含清仓', 'Without clearance') },
    ],
  },
  latestFrom: day('最晚下单日自', 'To be ordered from'),
  requiredFrom: day('要求交期自', 'Required from'),
  requiredTo: day('要求交期至', 'Required until'),
  openFrom: bound('未下单≥', 'Open from', 999_999),
  openTo: bound('未下单≤', 'Open up to', 999_999),
  priorityFrom: bound('优先级≥', 'Priority from', 9),
  priorityTo: bound('优先级≤', 'Priority up to', 9),
} as const satisfies Readonly<Record<string, LineField>>;

/** What is open by supplier, by the week in which it is to be ordered, and by SKU: what would be ordered, and what it comes to. */
export const summaryTab = {
  key: 'tab0',
  title: text('按供应商', 'By supplier'),
  view: 'purchasing/required-summary',
  tool: {
    byView: true,
    reads: ['sku', 'qty', 'openQty', 'supplier', 'requiredDate', 'latestOrderDate'],
    inputs,
    exports: 'rows',
    results: {
      more: { kind: 'bool', label: text('未全部列出', 'Not all of them') },
      rows: {
        kind: 'lines',
        label: text('采购需求汇总', 'Requirements'),
        by: ['no'],
        most: 20_000,
        sums: ['openQty', 'suggestedQty'],
        fields: {
          no: key('序号', 'No.'),
          supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 240 },
          week: { kind: 'week', label: text('下单周', 'Order week'), width: 100 },
          sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', width: 300 },
          salesStatus: requirementFields.salesStatus,
          buyer: { kind: 'user', label: text('采购员', 'Buyer'), width: 100 },
          warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse', width: 150 },
          companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', width: 150 },
          currency: { kind: 'code', label: text('币种', 'Currency'), maxLength: 3, width: 70 },
          openQty: count('未下单', 'Open'),
          requiredDate: day('要求交期', 'Required date'),
          latestOrderDate: { ...requirementFields.latestOrderDate, width: 116 },
          onHand: count('现有库存', 'On hand'),
          inTransit: count('在途', 'In transit'),
          free: { ...count('可用库存', 'Free stock'), hidden: true },
          safety: { ...count('安全库存', 'Safety stock'), hidden: true },
          netRequirement: count('净需求', 'Net requirement', 110),
          moq: count('起订量', 'MOQ', 80),
          cartonQty: count('箱规', 'Carton qty', 80),
          suggestedQty: count('建议数量', 'Suggested qty', 96),
          surplus: count('多订', 'Surplus', 80),
          priceNow: { kind: 'decimal', label: text('现价', 'Price now'), scale: 4, places: 2, width: 96 },
          amount: { kind: 'decimal', label: text('金额', 'Amount'), scale: 4, places: 2, width: 120 },
          daysLate: count('逾期天数', 'Days late', 86),
          waiting: { ...count('待确认', 'To confirm'), hidden: true },
        },
      },
      needs: {
        kind: 'lines',
        label: text('需求', 'Requirements'),
        by: ['id'],
        most: 20_000,
        fields: {
          id: key('需求', 'Requirement'),
          version: key('版本', 'Version'),
          no: key('序号', 'No.'),
          isNew: { kind: 'bool', label: text('待确认', 'To confirm'), hidden: true },
        },
      },
    },
  },
} as const satisfies PageTab;
