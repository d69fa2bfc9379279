import { text } from '@axle/kernel';
import type { ColumnDrill, LineField, LinesField, PageTab } from '@axle/page-kit';
import { count, day, figure, words } from '../board/board-fields.ts';
import { stageOptions } from './forecast-words.ts';

/** The fields that the forecast rests on. */
export const forecastReads = ['companyEntity', 'supplier', 'currency', 'amount', 'dueDate'] as const;

/** Which part of what is to be paid is looked at. */
export const forecastInputs = {
  weeks: { kind: 'integer', label: text('周数', 'Weeks'), required: true, initial: 12, min: 4, max: 26 },
  base: {
    kind: 'enum',
    label: text('日期口径', 'Date basis'),
    required: true,
    initial: 'payDate',
    options: [
      { code: 'payDate', label: text('付款日（工作日）', 'Payment day (working day)') },
      { code: 'dueDate', label: text('到期日', 'Due date') },
    ],
  },
  includeEstimated: { kind: 'bool', label: text('含估算', 'With estimates'), initial: true },
  stage: { kind: 'enumList', label: text('阶段', 'Stages'), options: stageOptions },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', several: true },
  currency: { kind: 'tags', label: text('币种', 'Currencies'), maxLength: 3, bare: true },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', several: true },
  buyer: { kind: 'user', label: text('采购员', 'Buyer'), several: true },
} as const satisfies Readonly<Record<string, LineField>>;

const stage: LineField = { kind: 'enum', label: text('阶段', 'Stage'), required: true, options: stageOptions, width: 110 };
/** A currency. */
export const currency: LineField = { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, width: 76 };
const bucket = { ...words('周', 'Week', 110), required: true } as LineField;
/** Who is paid. */
export const supplier: LineField = { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 210 };

/** A column of the forecast in CNY: its stages, and what they add up to. */
export const weekFields: LinesField['fields'] = {
  bucket,
  ...Object.fromEntries(stageOptions.map(({ code, label }) => [code, figure(label.zh, label.en)])),
  total: figure('合计', 'Total'),
  cumulative: figure('累计', 'Cumulative'),
};

/** What is to be paid by week, currency and stage. */
export const forecastTab = {
  key: 'tab0',
  title: text('周×币种', 'Week × currency'),
  view: 'purchasing/forecast',
  tool: {
    byView: true,
    reads: forecastReads,
    inputs: forecastInputs,
    exports: 'cells',
    results: {
      weeks: {
        kind: 'lines',
        label: text('每周合计（CNY）', 'Totals by week (CNY)'),
        by: ['bucket'],
        most: 40,
        fields: weekFields,
      },
      cells: {
        kind: 'lines',
        label: text('支出预测', 'Expenditure forecast'),
        by: ['currency', 'stage', 'supplier', 'bucket'],
        most: 20_000,
        fields: { currency, stage, supplier, bucket, amount: figure('金额', 'Amount'), rows: count('笔数', 'Rows') },
      },
      noRate: words('无汇率的币种', 'Currencies without a rate'),
    },
  },
} as const satisfies PageTab<(typeof forecastReads)[number]>;

/** The page with the document of an amount, by its stage. */
const stageDocument = (section: string, page: string, field: string, stages: readonly string[], tab?: string): ColumnDrill => ({
  section,
  page,
  ...(tab === undefined ? {} : { tab }),
  filters: [{ field, op: 'eq', by: 'documentNo' }],
  when: { field: 'stage', in: stages },
});

const stageDocuments: readonly ColumnDrill[] = [
  stageDocument('finance', 'paymentApproval', 'paymentNo', ['paid', 'requested'], 'tab2'),
  stageDocument('purchase', 'purchaseSettlement', 'settleNo', ['matched'], 'tab1'),
  stageDocument('purchase', 'purchaseOrder', 'orderNo', ['scheduled'], 'all'),
  stageDocument('purchase', 'purchaseRequiredSummary', 'reqNo', ['estimated'], 'tab1'),
  stageDocument('purchase', 'expenditureForecast', 'memo', ['manual'], 'tab3'),
];

/** What is to be paid to whom, and the documents it is of. */
export const forecastSuppliersTab = {
  key: 'tab1',
  title: text('按供应商', 'By supplier'),
  tool: {
    reads: forecastReads,
    inputs: {
      ...forecastInputs,
      bucket: {
        kind: 'text',
        label: text('周', 'Week'),
        maxLength: 10,
        help: text('如 2026-W21、overdue、later。', 'Such as 2026-W21, overdue, later.'),
      },
    },
    exports: 'documents',
    results: {
      found: count('笔数', 'Rows'),
      suppliers: {
        kind: 'lines',
        label: text('按供应商与币种', 'By supplier and currency'),
        by: ['supplier', 'currency'],
        most: 1000,
        fields: { supplier, currency, amount: figure('金额', 'Amount'), rows: count('笔数', 'Rows') },
      },
      documents: {
        kind: 'lines',
        label: text('明细', 'Documents'),
        by: ['documentNo', 'stage', 'due', 'amount'],
        most: 2000,
        fields: {
          documentNo: { kind: 'code', documentNo: true, label: text('单号', 'Document no.'), maxLength: 40, width: 170 } as LineField,
          stage,
          supplier,
          buyer: { kind: 'user', label: text('采购员', 'Buyer'), width: 100 },
          companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', width: 170 },
          currency,
          amount: figure('金额', 'Amount'),
          due: day('到期日', 'Due'),
          pay: day('付款日', 'Payment day'),
          movedFrom: day('原到期日', 'Original due date'),
          moveReason: words('延后原因', 'Reason for postponement'),
          bucket,
          isOrder: { kind: 'bool', label: text('订单', 'Order'), hidden: true },
        },
      },
    },
    opens: { documents: { documentNo: stageDocuments } },
  },
} as const satisfies PageTab<(typeof forecastReads)[number]>;
