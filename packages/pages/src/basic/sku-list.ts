import { cartonFitLines, gtinHolds, oeNumbersHold, numberSourcesHold, skuOrderMultiple, skuReadyToSubmit, skuWeights } from '@axle/catalog';
import { definePage, defineResource } from '@axle/page-kit';
import { identityFields } from './sku/identity-fields.ts';
import { lineFields } from './sku/line-fields.ts';
import { sizeFields } from './sku/size-fields.ts';
import { ownActions } from './sku/own-actions.ts';
import { relatedOfSku } from './sku/related.ts';
import { skuImporting } from './sku/importing.ts';
import { tradeFields } from './sku/trade-fields.ts';
import { workedFields } from './sku/worked-fields.ts';

export const skuRecords = defineResource({
  entity: 'sku',
  label: { zh: 'SKU', en: 'SKU' },
  service: 'mrp',
  readFrom: 'sku_shown',
  nameFields: ['sku', 'nameZh'],
  knownBy: { code: 'sku', names: ['nameZh', 'nameEn'] },
  fields: { ...identityFields, ...sizeFields, ...tradeFields, ...lineFields, ...workedFields },
  unique: [{ fields: ['sku'] }],
  checks: [oeNumbersHold, numberSourcesHold, gtinHolds, skuWeights, skuOrderMultiple],
  states: {
    field: 'salesStatus',
    initial: 'draft',
    final: ['archived'],
    deletable: ['draft'],
    transitions: [
      { key: 'submit', title: { zh: '提交', en: 'Submit' }, from: ['draft'], to: 'new', permission: 'updateStatus', check: skuReadyToSubmit, tone: 'primary', oneWay: { zh: '提交后可被采购、计划与Listing引用，不再是草稿；有误时直接修改。', en: 'Once submitted others may refer to it; what is wrong is changed in place.' } },
      { key: 'launch', title: { zh: '上架', en: 'Launch' }, from: ['new'], to: 'onSale', permission: 'updateStatus', oneWay: { zh: '新品期只有一次。', en: 'A part is new once.' } },
      { key: 'clear', title: { zh: '清货', en: 'Clearance' }, from: ['onSale'], to: 'clearance', permission: 'clear', tells: true, confirm: { zh: '清货后不再采购。', en: 'It is not bought any more.' },
        input: {
          clearReason: { kind: 'text', label: { zh: '清货原因', en: 'Reason of clearance' }, required: true, maxLength: 200 },
          clearDate: { kind: 'date', label: { zh: '清货截止', en: 'Cleared by' }, required: true },
        } },
      { key: 'resume', title: { zh: '恢复在售', en: 'Resume' }, from: ['clearance', 'stopped'], to: 'onSale', permission: 'updateStatus', approval: true, confirm: { zh: '由第二人审批后恢复在售，此前状态不变。', en: 'It is on sale again once somebody else approves it; until then its status stays.' },
        input: { reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, required: true, maxLength: 500, lines: 2 } } },
      { key: 'stop', title: { zh: '停售', en: 'Stop' }, from: ['new', 'clearance'], to: 'stopped', permission: 'updateStatus', tells: true, confirm: { zh: '停售后不能再卖，也不能再买。', en: 'It can neither be sold nor bought any more.' }, tone: 'danger', oneWay: { zh: '停售的新品恢复为在售，不再是新品。', en: 'A new part that was stopped resumes on sale, and is new no more.' } },
      { key: 'archive', title: { zh: '归档', en: 'Archive' }, from: ['stopped'], to: 'archived', permission: 'updateStatus', tells: true, confirm: { zh: '归档后不能恢复。', en: 'There is no way back.' }, tone: 'danger', oneWay: { zh: '归档是终态：编码不再使用，历史保留；需要时以新编码复制。', en: 'The end: the code is used no more and its history stays; a copy gets a code of its own.' } },
    ],
  },
});

const statusTab = (key: string, zh: string, en: string) =>
  ({ key, title: { zh, en }, filters: [{ field: 'salesStatus', op: 'eq' as const, value: key }] });

export const skuList = definePage({
  key: 'skuList',
  title: { zh: 'MRP SKU', en: 'MRP SKU' },
  help: {
    why: { zh: '商品部维护每个零件唯一的主档；采购、计划、关务、运费与Listing都读它。', en: 'The one master record of a part, from which purchasing, planning, customs, freight and listings all read.' },
    notes: [
      { zh: 'SKU在建立后不能改名；品类须选最末级。', en: 'The SKU is fixed once it is made; the category is one of the lowest level.' },
      { zh: 'OE号查找时忽略大小写、空格、点和连字符：04465 06090 与 04465-06090 相同。', en: 'Case, spaces, dots and hyphens do not count in OE numbers: 04465 06090 is 04465-06090.' },
      { zh: '草稿提交前须有尺寸、箱装数、供应商、采购价与交期；草稿以外的SKU不能删除。', en: 'A draft is submitted with its size, carton, supplier, price and lead time; only drafts can be deleted.' },
      { zh: '新品上架前须至少有一个PT SKU映射到它；“无映射”筛出尚未在任何平台提供的SKU。', en: 'A new SKU is launched once a PT SKU is mapped to it; “No mapping” finds those that nothing offered stands for.' },
      { zh: '主OE号（“号码出处”中勾选，未勾选时为首个）、品牌与位置都相同的在用SKU视为疑似重复，确为不同零件须填写重复说明；整箱体积小于箱内单品合计的0.8倍时表单下方提示，不阻止保存。', en: 'A SKU in use with the same primary OE number (marked under “Whose numbers”, else the first), brand and position is probably the same part: say why where it is not. A carton with less than 0.8 of the room of its pieces is told of below the form and may be saved.' },
      { zh: '导入可选模板：基本资料可新增SKU；尺寸与装箱、报关、采购、OE与互换只修改已有SKU，OE号与互换号逐行追加。', en: 'A file is one of several templates: identity may add SKUs; size and packing, customs, purchase, and OE and interchange change those that are there, and OE and interchange numbers are added row by row.' },
      { zh: '清货由计划经理发起；清货或停售的SKU恢复在售须说明原因，由第二人在“基础信息审批”通过后生效。新品有了在售的Listing时自动上架。', en: 'The planning manager begins a clearance. A SKU that was cleared or stopped is on sale again with a reason and the approval of a second person; a new one goes on sale by itself with its first active listing.' },
      { zh: '清货、停售、归档前的窗口列出该SKU的库存与未结的收货、调拨、出库单、BOM与在售Listing。', en: 'Before clearance, stop and archiving the dialog lists what is left of a SKU: stock, receipts, transfers and outbound orders that are not done, BOMs and active listings.' },
      { zh: '清货须写明原因与截止日期；“设采购员”“设计划员”一次最多500个；“复制”以新编码建立草稿，不带图片与GTIN。', en: 'A clearance has a reason and a day; buyer and planner are set for at most 500 at a time; a copy is a draft under a code of its own, without pictures and GTIN.' },
    ],
  },
  resource: skuRecords,
  columns: ['sku', 'images', 'nameZh', 'nameEn', 'salesStatus', 'kind', 'category', 'brand', 'primaryOe', 'position', 'supplier', 'price', 'leadDays', 'moq', 'cartonQty', 'unitL', 'unitW', 'unitH', 'unitGrossKg', 'cartonCbm', 'tariffCn', 'exportRebate', 'originCountry', 'hazard', 'buyer', 'planner', 'priorities', 'completeness', 'pendingChanges', 'oeNumbers', 'developer', 'uom', 'pcsPerUom', 'gtin', 'shortName', 'interchangeNos', 'sourcesTold', 'certsTold', 'certExpiry', 'unitNetKg', 'cartonL', 'cartonW', 'cartonH', 'cartonGrossKg', 'innerQty', 'palletQty', 'packType', 'packingTold', 'unNo', 'declTold', 'declNameZh', 'declNameEn', 'declElements', 'materialZh', 'materialEn', 'useZh', 'useEn', 'model', 'brandExport', 'preference', 'supplierSku', 'taxRate', 'orderMultiple', 'iqcRequired', 'inspectionLevel', 'aql', 'warrantyMonths', 'launchDate', 'stopDate', 'clearReason', 'clearDate', 'unmapped', 'noImage', 'noTariff', 'noCarton', 'hasSubstitute', 'duplicateReason', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['sku', 'oeKeys', 'nameZh', 'category', 'brand', 'supplier', 'kind', 'hazard', 'buyer', 'planner', 'developer', 'price', 'leadDays', 'unitGrossKg', 'tariffCn', 'exportRebate', 'priorities', 'completeness', 'pendingChanges', 'primaryOe', 'interchangeNos', 'unmapped', 'noImage', 'noTariff', 'noCarton', 'hasSubstitute', 'certExpiry', 'launchDate', 'stopDate', 'createdAt'],
  search: ['sku', 'nameZh', 'nameEn'],
  sort: [{ field: 'updatedAt', descending: true }],
  tabs: [
    { key: 'all', title: { zh: '全部', en: 'All' } },
    statusTab('draft', '草稿', 'Draft'),
    statusTab('new', '新品', 'New'),
    statusTab('onSale', '在售', 'On sale'),
    statusTab('clearance', '清货', 'Clearance'),
    statusTab('stopped', '停售', 'Stopped'),
    statusTab('archived', '归档', 'Archived'),
  ],
  editsCells: true,
  form: [
    { title: { zh: '基本资料', en: 'Identity' }, fields: ['sku', 'images', 'nameZh', 'nameEn', 'shortName', 'kind', 'category', 'brand', 'uom', 'pcsPerUom', 'position', 'gtin', 'oeNumbers', 'interchangeNos', 'duplicateReason'] },
    { title: { zh: '号码出处', en: 'Whose numbers' }, fields: ['numberSources'] },
    { title: { zh: '负责人', en: 'People' }, fields: ['developer', 'buyer', 'planner'] },
    { title: { zh: '尺寸与装箱', en: 'Size & packing' }, fields: ['unitL', 'unitW', 'unitH', 'unitGrossKg', 'unitNetKg', 'cartonL', 'cartonW', 'cartonH', 'cartonGrossKg', 'cartonQty', 'innerQty', 'palletQty', 'packType', 'hazard', 'unNo'] },
    { title: { zh: '包材', en: 'Packing materials' }, fields: ['packingMaterials'] },
    { title: { zh: '报关', en: 'Customs' }, fields: ['tariffCn', 'declNameZh', 'declNameEn', 'declElements', 'materialZh', 'materialEn', 'useZh', 'useEn', 'model', 'originCountry', 'brandExport', 'preference'] },
    { title: { zh: '各国申报价值', en: 'Declared values' }, fields: ['declValues'] },
    { title: { zh: '认证', en: 'Certificates' }, fields: ['certs'] },
    { title: { zh: '采购', en: 'Purchase' }, fields: ['supplier', 'supplierSku', 'price', 'taxRate', 'leadDays', 'moq', 'orderMultiple', 'iqcRequired', 'inspectionLevel', 'aql', 'warrantyMonths'] },
  ],
  preview: cartonFitLines,
  standard: ['list', 'add', 'update', 'del', 'import', 'export', 'log'],
  related: [{ title: { zh: '平台SKU', en: 'PT SKUs' }, section: 'basic', page: 'ptSku', columns: ['sellerSku', 'store', 'site', 'parts', 'listingStatus', 'state'], field: 'skus', by: 'sku' }, ...relatedOfSku],
  drills: {
    pendingChanges: { section: 'system', page: 'basicInfoApproval', filters: [{ field: 'entity', op: 'eq', value: 'sku' }, { field: 'recordId', op: 'eq', by: 'id' }, { field: 'state', op: 'eq', value: 'pending' }] },
  },
  transitions: ['submit', 'launch', 'clear', 'resume', 'stop', 'archive'],
  actions: ownActions,
  importing: skuImporting,
});
