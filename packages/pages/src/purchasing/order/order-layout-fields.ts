import { text } from '@axle/kernel';
import type { EnumListField, EnumOption, Fields, FilesField, TextField } from '@axle/page-kit';
import { printedEndings } from '../../printed-endings.ts';

/** Columns that the lines of an order may have in its print. */
export const layoutColumns = [
  { code: 'sku', label: text('货号与名称', 'Item no. and name') },
  { code: 'requiredDate', label: text('要求交期', 'Required date') },
  { code: 'effQty', label: text('数量', 'Qty') },
  { code: 'price', label: text('单价', 'Price') },
  { code: 'amount', label: text('金额', 'Amount') },
] as const satisfies readonly EnumOption[];

const words = (zh: string, en: string, help: TextField['help']): TextField => ({
  kind: 'text',
  label: text(zh, en),
  maxLength: 200,
  lines: 2,
  hidden: true,
  width: 200,
  ...(help ? { help } : {}),
});

/** What stands above and below an order, beside its columns. */
export const letterFields = {
  letterhead: words('抬头', 'Letterhead', text('印在订单顶端，最多两行。', 'Printed at the top of the order, two lines at most.')),
  signature: words('签章', 'Signatures', text('印在订单底端，最多两行。', 'Printed at the bottom of the order, two lines at most.')),
} as const satisfies Fields;

/** The logo that is printed: that of the company that orders. */
export const logoField: FilesField = {
  kind: 'files',
  label: text('公司标志', 'Company logo'),
  most: 1,
  endings: printedEndings,
  mostBytes: 1_048_576,
  readOnly: true,
  figure: true,
  hidden: true,
  seenWith: { page: 'companyEntity', field: 'logo' },
  width: 90,
};

/** The columns that are drawn, as prints read them. */
export const drawnField = {
  kind: 'enumList',
  label: text('打印列', 'Printed columns'),
  readOnly: true,
  figure: true,
  hidden: true,
  options: layoutColumns,
  width: 220,
} as const satisfies EnumListField;

/** How its template lays its print out. */
export const layoutFields = {
  letterhead: { ...letterFields.letterhead, readOnly: true, figure: true },
  signature: { ...letterFields.signature, readOnly: true, figure: true },
  layoutColumns: drawnField,
  companyLogo: logoField,
} as const satisfies Fields;
