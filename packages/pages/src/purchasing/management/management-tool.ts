import { text } from '@axle/kernel';
import type { EnumField, LineField, LinesField, PageTab } from '@axle/page-kit';
import { weekFields } from '../forecast/forecast-tools.ts';
import { boardReads, categoryInput, figure, pendingOrders } from '../board/board-fields.ts';
import { tilesOf } from '../board/board-tiles.ts';
import { againstOptions, bucketOptions, managementKpiOptions, stepOptions } from './management-words.ts';

/** Of which month and part of the business. */
export const managementInputs = {
  month: { kind: 'month', label: text('月份', 'Month'), help: text('不填为本月。', 'This month if left empty.') },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', several: true },
  category: categoryInput(text('含下级；往来余额与付款不分品类。', 'Including subcategories; balances and payments cover all categories.')),
  currency: {
    kind: 'code',
    label: text('币种', 'Currency'),
    maxLength: 3,
    help: text('不填则折CNY。', 'In CNY if left empty.'),
  },
} as const satisfies Readonly<Record<string, LineField>>;

/** What its conditions are called in addresses. */
export const managementAddress = { kpi: 'kpi', month: 'month', entity: 'companyEntity' } as const;

/** How long something is due. */
export const bucketField: EnumField = { kind: 'enum', label: text('账龄', 'Age'), options: bucketOptions, width: 110 };

const table = (zh: string, en: string, by: readonly string[], most: number, fields: LinesField['fields']) =>
  ({ kind: 'lines', label: text(zh, en), by, most, fields }) as const satisfies LinesField;

/** The board: its figures, and what spend, payables and payments are made of. */
export const managementTab = {
  key: 'tab0',
  title: text('看板', 'Board'),
  view: 'purchasing/management-board',
  tool: {
    byView: true,
    reads: boardReads,
    inputs: {
      ...managementInputs,
      against: { kind: 'enum', label: text('变动对比', 'Change against'), required: true, initial: 'lastMonth', options: againstOptions },
    },
    address: managementAddress,
    exports: 'tiles',
    paper: true,
    results: {
      pending: pendingOrders,
      tiles: tilesOf(managementKpiOptions),
      steps: table('采购额变动', 'Change of spend', ['step'], 5, {
        step: { kind: 'enum', label: text('原因', 'Reason'), required: true, options: stepOptions },
        amount: figure('金额', 'Amount'),
      }),
      companies: table('按采购主体与币种', 'Spend by company and currency', ['companyEntity', 'currency'], 200, {
        companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', required: true, width: 180 },
        currency: { kind: 'code', label: text('币种', 'Currency'), required: true, maxLength: 3, width: 76 },
        amount: figure('金额', 'Amount'),
        amountCny: figure('计入金额', 'Counted amount'),
        comparison: figure('去年同期', 'Last year'),
      }),
      cash: table('未来8周付款', 'Cash out, next 8 weeks', ['bucket'], 20, weekFields),
      aging: table('应付账龄（按到期日）', 'Payables by due date', ['bucket'], 6, {
        bucket: { ...bucketField, required: true },
        amount: figure('金额', 'Amount'),
      }),
      categories: table('采购额：品类与供应商', 'Spend by category and supplier', ['category', 'supplier'], 500, {
        category: { kind: 'cascade', label: text('品类', 'Category'), entity: 'category', required: true, width: 160 },
        supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', width: 200 },
        amount: figure('金额', 'Amount'),
      }),
    },
  },
} as const satisfies PageTab<(typeof boardReads)[number]>;
