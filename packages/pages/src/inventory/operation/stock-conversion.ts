import { conversionRefusals, draftRefusals, holdReason } from '@axle/inventory';
import { definePage, defineResource } from '@axle/page-kit';
import { postingDrill } from '../document-drills.ts';
import { decidedColumns, decidedFields, movesOf, numberOf, ownStatuses, warehouseOf } from './operation-fields.ts';
import { operationState, operationStates, operationTransitions } from './operation-states.ts';
import { valueField } from '../stock-fields.ts';

/** Conversions of stock inside a warehouse. */
export const stockConversionRecords = defineResource({
  entity: 'stockConversion',
  label: { zh: '库内转换单', en: 'Conversion' },
  service: 'wms',
  readFrom: 'stock_conversion_list',
  nameFields: ['cvNo'],
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  searchedThrough: 'sku',
  fields: {
    cvNo: numberOf('转换单号', 'Conversion no.'),
    kind: {
      kind: 'enum',
      label: { zh: '类型', en: 'Type' },
      required: true,
      width: 110,
      options: [
        { code: 'status', label: { zh: '状态转换', en: 'Status' } },
        { code: 'bin', label: { zh: '移库', en: 'Bin' } },
        { code: 'assemble', label: { zh: '组装', en: 'Assemble' } },
        { code: 'disassemble', label: { zh: '拆分', en: 'Disassemble' } },
      ],
    },
    warehouse: warehouseOf,
    sku: {
      kind: 'ref',
      label: { zh: 'SKU', en: 'SKU' },
      entity: 'sku',
      required: true,
      width: 200,
      help: {
        zh: '组装与拆分选套件；子件按生效的BOM展开。',
        en: 'For assembly and disassembly, choose the kit; components follow the BOM in force.',
      },
    },
    skuCode: {
      kind: 'code',
      codesOf: 'sku',
      label: { zh: 'SKU编码', en: 'SKU code' },
      readOnly: true,
      figure: true,
      maxLength: 32,
      width: 130,
      hidden: true,
    },
    fromSku: { kind: 'text', label: { zh: '源SKU', en: 'From SKU' }, readOnly: true, figure: true, maxLength: 2000, width: 150 },
    bin: {
      kind: 'ref',
      label: { zh: '源库位', en: 'From bin' },
      entity: 'bin',
      within: { field: 'warehouse', like: 'warehouse' },
      width: 170,
      help: {
        zh: '组装不填：子件按拣货顺序取自仓内可用库位。',
        en: 'Leave empty for assembly: components are taken from available bins in pick sequence.',
      },
    },
    stockStatus: { kind: 'enum', label: { zh: '源状态', en: 'From status' }, initial: 'available', options: ownStatuses, width: 120 },
    toSku: { kind: 'text', label: { zh: '目标SKU', en: 'To SKU' }, readOnly: true, figure: true, maxLength: 2000, width: 150 },
    toBin: {
      kind: 'ref',
      label: { zh: '目标库位', en: 'To bin' },
      entity: 'bin',
      within: { field: 'warehouse', like: 'warehouse' },
      width: 170,
      help: { zh: '状态转换与拆分留空即原库位。', en: 'Leave empty for status changes and disassembly to use the same bin.' },
    },
    toStatus: { kind: 'enum', label: { zh: '目标状态', en: 'To status' }, options: ownStatuses, width: 120 },
    qty: { kind: 'integer', label: { zh: '数量', en: 'Qty' }, required: true, min: 1, max: 99_999, width: 90 },
    costOut: valueField('转出成本', 'Cost out', { figure: true, min: '0' }),
    costIn: valueField('转入成本', 'Cost in', { figure: true, min: '0' }),
    reason: {
      kind: 'text',
      label: { zh: '原因', en: 'Reason' },
      maxLength: 500,
      lines: 2,
      width: 200,
      help: { zh: '强制放行质检冻结时必填，至少5个字符。', en: 'Required to force a QC hold release, at least 5 characters.' },
    },
    state: operationState,
    ...decidedFields,
    components: {
      kind: 'lines',
      label: { zh: '子件', en: 'Components' },
      readOnly: true,
      by: ['sku'],
      most: 2000,
      sums: ['qty'],
      fields: {
        sku: { kind: 'ref', label: { zh: '子件SKU', en: 'Component' }, entity: 'sku', required: true, width: 240 },
        qty: { kind: 'integer', label: { zh: '数量', en: 'Qty' }, required: true, min: 1, max: 99_999_999, width: 90 },
      },
    },
  },
  checks: [conversionRefusals, holdReason],
  states: operationStates({ post: draftRefusals, fromDraft: true }),
});

export const stockConversion = definePage({
  key: 'stockConversion',
  title: { zh: '库内转换', en: 'Internal conversion' },
  help: {
    why: {
      zh: '变更库存状态或库位，组装与拆分套件，货权不变。',
      en: 'Changes stock status or bin, and assembles or disassembles kits, without changing ownership.',
    },
    notes: [
      {
        zh: '移库与不涉及残损的状态转换可直接过账；转入或转出残损、组装与拆分须审核。',
        en: 'Bin moves and status changes not involving damaged stock can be posted directly; changes to or from damaged, and kits, need approval.',
      },
      {
        zh: '质检冻结由检验结论放行；确需手工放行的，须有“强制放行”权限并写明原因。',
        en: 'QC holds are released by inspection; a manual release needs the “force release” right and a reason.',
      },
      {
        zh: '组装：套件价值为子件价值之和；拆分：按子件标准成本分摊，分毫不差。',
        en: 'Assembly: the kit is worth the sum of its components. Disassembly: its value is split by standard cost of the components, without rounding loss.',
      },
    ],
  },
  resource: stockConversionRecords,
  columns: [
    'cvNo',
    'kind',
    'warehouse',
    'fromSku',
    'bin',
    'stockStatus',
    'toSku',
    'toBin',
    'toStatus',
    'qty',
    'costOut',
    'costIn',
    'state',
    'reason',
    ...decidedColumns,
    'sku',
    'skuCode',
    'createdBy',
    'createdAt',
    'updatedBy',
    'updatedAt',
  ],
  pinned: 1,
  filters: ['cvNo', 'skuCode', 'warehouse', 'kind', 'state', 'postedAt', 'stockStatus', 'toStatus', 'bin', 'toBin'],
  totals: ['qty', 'costOut', 'costIn'],
  search: ['cvNo', 'skuCode'],
  sort: [{ field: 'createdAt', descending: true }],
  drills: { postingNo: postingDrill },
  tabs: [
    { key: 'tab1', title: { zh: '状态转换', en: 'Status' }, filters: [{ field: 'kind', op: 'eq', value: 'status' }] },
    { key: 'tab2', title: { zh: '移库', en: 'Bin' }, filters: [{ field: 'kind', op: 'eq', value: 'bin' }] },
    { key: 'tab3', title: { zh: '组装/拆分', en: 'Kits' }, filters: [{ field: 'kind', op: 'in', value: ['assemble', 'disassemble'] }] },
    { key: 'all', title: { zh: '全部', en: 'All' } },
  ],
  form: [
    { title: { zh: '转换', en: 'Conversion' }, fields: ['kind', 'warehouse', 'sku', 'qty', 'reason'] },
    { title: { zh: '从', en: 'From' }, fields: ['bin', 'stockStatus'] },
    { title: { zh: '到', en: 'To' }, fields: ['toBin', 'toStatus'] },
  ],
  standard: ['list', 'add', 'update', 'del', 'export', 'log'],
  transitions: operationTransitions,
  codes: [{ key: 'forceRelease', title: { zh: '强制放行质检冻结', en: 'Force release of QC hold' } }],
  related: [movesOf('cvNo')],
});
