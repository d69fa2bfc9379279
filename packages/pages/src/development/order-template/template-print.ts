import { text } from '@axle/kernel';
import type { PrintElement, PrintTemplate } from '@axle/page-kit';

const line = (y: number, words: string): PrintElement => ({ kind: 'text', x: 12, y, width: 186, height: 5, words, size: 9 });

const says = {
  zh: {
    key: 'orderTemplateZh',
    title: text('中文样张 A4', 'Chinese sample A4'),
    head: '采购订单样张　{tplNo}',
    name: '模板：{name}',
    parties: '采购方：{companyEntity}　供应商：{supplier}',
    terms: '交货至：{warehouse}　贸易条款：{incoterm}　付款方式：{paymentMethod}　币种：{currency}',
    inspections: '检验计划：{inspectPlan}',
    packing: '包装要求：{packing}',
    clauses: '{sampleZh}',
  },
  en: {
    key: 'orderTemplateEn',
    title: text('英文样张 A4', 'English sample A4'),
    head: 'Purchase order sample  {tplNo}',
    name: 'Template: {name}',
    parties: 'Buyer: {companyEntity}   Supplier: {supplier}',
    terms: 'Deliver to: {warehouse}   Incoterm: {incoterm}   Payment: {paymentMethod}   Currency: {currency}',
    inspections: 'Inspections: {inspectPlan}',
    packing: 'Packing: {packing}',
    clauses: '{sampleEn}',
  },
} as const;

const sample = (language: keyof typeof says): PrintTemplate => {
  const own = says[language];
  return {
    key: own.key,
    title: own.title,
    version: 3,
    namesRecords: true,
    sheet: { width: 210, height: 297 },
    per: 'record',
    elements: [
      { kind: 'picture', x: 12, y: 3, width: 36, height: 9, field: 'companyLogo' },
      { kind: 'text', x: 12, y: 3, width: 186, height: 9, lines: 2, words: '{letterhead}', size: 8, align: 'center' },
      { kind: 'text', x: 12, y: 12, width: 186, height: 9, words: own.head, size: 16 },
      line(25, own.name),
      line(31, own.parties),
      line(37, own.terms),
      line(43, own.inspections),
      {
        kind: 'table',
        x: 12,
        y: 52,
        width: 186,
        height: 84,
        size: 8,
        lines: 'lines',
        rowHeight: 7,
        columnsBy: 'layoutColumns',
        // what only an order has stands empty
        columns: [
          { field: 'supplierSku', as: 'sku', width: 84, label: text('货号与名称', 'Item no. and name') },
          { field: 'requiredDate', width: 26, label: text('要求交期', 'Required date') },
          { field: 'orderQty', as: 'effQty', width: 20, label: text('数量', 'Qty') },
          { field: 'price', width: 26, label: text('单价', 'Price') },
          { field: 'amount', width: 30, label: text('金额', 'Amount') },
        ],
      },
      { kind: 'text', x: 12, y: 142, width: 186, height: 18, lines: 4, words: own.packing, size: 8 },
      { kind: 'text', x: 12, y: 164, width: 186, height: 118, lines: 31, words: own.clauses, size: 8 },
      { kind: 'text', x: 12, y: 285, width: 186, height: 9, lines: 2, words: '{signature}', size: 8 },
    ],
  };
};

/** A template as an order from it reads, in either language, with sample values for its variables. */
export const templatePrints: readonly PrintTemplate[] = [sample('zh'), sample('en')];
