import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { projectLines } from '../project/project-lines.ts';

/** Its properties and vehicles, who supplies it, what is ordered of it first, and where it will be offered. */
export const launchFields = {
  properties: {
    kind: 'lines',
    label: text('属性', 'Properties'),
    by: ['property'],
    most: 200,
    fields: {
      property: { kind: 'ref', label: text('属性', 'Property'), entity: 'skuProperty', required: true, width: 220 },
      value: {
        kind: 'text',
        label: text('取值', 'Value'),
        required: true,
        maxLength: 200,
        width: 240,
        help: text('选项填编码，区间填10~20，是/否填true或false。', 'Options by code, a range as 10~20, yes/no as true or false.'),
      },
    },
    help: text('按品类模板填写，必填属性计入完整度。', 'By the template of the category; required ones count for completeness.'),
  },
  fitments: projectLines.fitments,
  supplierItem: {
    kind: 'ref',
    label: text('供应商SKU', 'Supplier item'),
    entity: 'supplierSku',
    width: 200,
    help: text('尚未关联SKU的货号，价格须已审批。', 'An item without a SKU; its price must be approved.'),
  },
  firstOrderRule: {
    kind: 'enum',
    label: text('首单数量', 'First order by'),
    width: 110,
    options: [
      { code: 'months', label: text('月销×月数', 'Months of sales') },
      { code: 'moq', label: text('起订量', 'MOQ') },
      { code: 'fixed', label: text('固定数量', 'Set quantity') },
    ],
    help: text('再按起订量、箱规与订货倍数进位。', 'Then rounded up to MOQ, cartons and order multiple.'),
  },
  firstOrderMonths: { kind: 'decimal', label: text('月数', 'Months'), scale: 1, min: '0.5', max: '6', hidden: true, width: 80 },
  firstOrderQty: { kind: 'integer', label: text('首单件数', 'First order qty'), min: 1, max: 999_999, hidden: true, width: 100 },
  requiredDate: {
    kind: 'date',
    label: text('首单要求交期', 'First order due'),
    hidden: true,
    width: 126,
    help: text('供应商交货的日期。', 'The day on which the supplier hands over.'),
  },
  warehouse: { kind: 'ref', label: text('交货仓库', 'Deliver to'), entity: 'warehouse', hidden: true, width: 140 },
  companyEntity: { kind: 'ref', label: text('采购主体', 'Company entity'), entity: 'companyEntity', hidden: true, width: 160 },
  storeSites: {
    kind: 'lines',
    label: text('上架店铺站点', 'Stores and sites to list on'),
    by: ['storeSite'],
    most: 50,
    fields: { storeSite: { kind: 'ref', label: text('店铺站点', 'Store and site'), entity: 'storeSite', required: true, width: 220 } },
    help: text('亚马逊站点；建SKU时各生成一条待上架任务。', 'Amazon sites; each gets a pending listing when the SKU is created.'),
  },
  note: { kind: 'text', label: text('备注', 'Note'), maxLength: 1000, lines: 3, hidden: true, width: 200 },
} as const satisfies Fields;
