import { text } from '@axle/kernel';
import { defineResource, type EnumOption, type IntegerField, type MeasureField, type TextField } from '@axle/page-kit';
import { photosOf } from '../receipt/receipt-fields.ts';
import { materialQty } from './material-fields.ts';

/** PackException. */
export const packExceptionOptions = [
  { code: 'wrong_sku', label: { zh: '扫错货', en: 'Wrong item' }, tone: 'bad' },
  { code: 'excess', label: { zh: '多扫', en: 'Excess' }, tone: 'warn' },
  { code: 'weight_out', label: { zh: '超重差', en: 'Weight' }, tone: 'bad' },
  { code: 'address_issue', label: { zh: '地址异常', en: 'Address' }, tone: 'warn' },
  { code: 'carrier_reject', label: { zh: '面单失败', en: 'Label refused' }, tone: 'bad' },
] as const satisfies readonly EnumOption[];

const side = (zh: string, en: string, of: NonNullable<MeasureField['side']>): MeasureField => ({
  kind: 'measure',
  label: text(zh, en),
  unit: 'cm',
  readOnly: true,
  side: of,
  width: 84,
});
const grams = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  readOnly: true,
  min: 0,
  max: 10_000_000,
  width: 100,
});
const textField = (zh: string, en: string, maxLength: number, width: number, more: { readonly hidden?: boolean } = {}): TextField => ({
  kind: 'text',
  label: text(zh, en),
  readOnly: true,
  figure: true,
  maxLength,
  width,
  ...more,
});

/** Pictures of one parcel at most. */
const mostParcelPhotos = 20;

/** What of an order goes into one box, from the packing table to the courier. */
export const parcelRecords = defineResource({
  entity: 'parcel',
  label: { zh: '包裹', en: 'Parcel' },
  service: 'wms',
  readFrom: 'parcel_list',
  nameFields: ['parcelNo'],
  scopedBy: { kind: 'warehouse', field: 'warehouse' },
  constraints: {
    parcel_lines_scanned_within: {
      code: 'SCANNED_MORE',
      field: 'scanned',
      message: { zh: '扫描数超出应装数', en: 'More pieces scanned than the parcel holds' },
    },
  },
  fields: {
    parcelNo: {
      kind: 'code',
      documentNo: true,
      label: { zh: '包裹号', en: 'Parcel' },
      required: true,
      readOnly: true,
      key: true,
      maxLength: 20,
      width: 150,
    },
    waybillNo: { kind: 'code', label: { zh: '运单号', en: 'Waybill' }, readOnly: true, maxLength: 60, width: 170 },
    outboundNo: {
      kind: 'code',
      documentNo: true,
      label: { zh: '出库单号', en: 'Outbound order' },
      readOnly: true,
      maxLength: 20,
      width: 150,
    },
    courier: { kind: 'ref', label: { zh: '快递商', en: 'Courier' }, entity: 'courier', readOnly: true, figure: true, width: 120 },
    channel: { kind: 'ref', label: { zh: '渠道', en: 'Channel' }, entity: 'logisticsChannel', readOnly: true, figure: true, width: 150 },
    courierCode: textField('快递商编码', 'Courier code', 20, 110, { hidden: true }),
    channelCode: textField('渠道编码', 'Channel code', 30, 140, { hidden: true }),
    warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true, readOnly: true, width: 150 },
    carton: { kind: 'ref', label: { zh: '箱型', en: 'Box' }, entity: 'packingMaterial', readOnly: true, width: 150 },
    tape: { kind: 'ref', label: { zh: '胶带', en: 'Tape' }, entity: 'packingMaterial', readOnly: true, width: 150, hidden: true },
    tapeQty: materialQty('胶带用量', 'Tape used', { readOnly: true, hidden: true }),
    filler: { kind: 'ref', label: { zh: '填充', en: 'Filler' }, entity: 'packingMaterial', readOnly: true, width: 150, hidden: true },
    fillerQty: materialQty('填充用量', 'Filler used', { readOnly: true, hidden: true }),
    lengthCm: side('长', 'Length', 'length'),
    widthCm: side('宽', 'Width', 'width'),
    heightCm: side('高', 'Height', 'height'),
    expectedG: grams('应重（克）', 'Expected (g)'),
    actualG: grams('实重（克）', 'Actual (g)'),
    chargeableKg: {
      kind: 'decimal',
      label: { zh: '计费重（kg）', en: 'Chargeable (kg)' },
      scale: 3,
      readOnly: true,
      width: 120,
      help: {
        zh: '按渠道运费表：实重与体积重取大，进位。',
        en: 'By the channel’s rate card: the greater of actual and dimensional weight, rounded up.',
      },
    },
    weightOk: { kind: 'bool', label: { zh: '重量相符', en: 'Weight accepted' }, readOnly: true, width: 96, hidden: true },
    overrideBy: { kind: 'user', label: { zh: '超差放行人', en: 'Approved by' }, readOnly: true, width: 110, hidden: true },
    overrideReason: {
      kind: 'text',
      label: { zh: '放行原因', en: 'Approval reason' },
      readOnly: true,
      maxLength: 500,
      width: 180,
      hidden: true,
    },
    manifestNo: { kind: 'code', documentNo: true, label: { zh: '交接单号', en: 'Manifest' }, readOnly: true, maxLength: 20, width: 150 },
    pieces: { kind: 'integer', label: { zh: '件数', en: 'Pieces' }, readOnly: true, figure: true, min: 0, max: 1_000_000, width: 80 },
    wrongScans: {
      kind: 'integer',
      label: { zh: '错扫次数', en: 'Wrong scans' },
      readOnly: true,
      figure: true,
      min: 0,
      max: 1_000_000,
      width: 96,
      hidden: true,
    },
    exception: { kind: 'enum', label: { zh: '异常', en: 'Exception' }, readOnly: true, options: packExceptionOptions, width: 100 },
    state: {
      kind: 'enum',
      label: { zh: '状态', en: 'Status' },
      readOnly: true,
      width: 100,
      options: [
        { code: 'packing', label: { zh: '打包中', en: 'Packing' }, tone: 'info' },
        { code: 'packed', label: { zh: '待交接', en: 'Packed' }, tone: 'warn' },
        { code: 'manifested', label: { zh: '已扫入交接单', en: 'On manifest' }, tone: 'info' },
        { code: 'handed', label: { zh: '已交接', en: 'Handed over' }, tone: 'good' },
        { code: 'voided', label: { zh: '已作废', en: 'Voided' }, tone: 'neutral' },
      ],
    },
    packedAt: { kind: 'instant', label: { zh: '打包时间', en: 'Packed at' }, readOnly: true, width: 160 },
    handedAt: { kind: 'instant', label: { zh: '交接时间', en: 'Handed over at' }, readOnly: true, width: 160 },
    carrierFirstScanAt: {
      kind: 'instant',
      label: { zh: '快递商首次扫描', en: 'First scanned by courier' },
      readOnly: true,
      width: 170,
      help: { zh: '此后不能冲销出库。', en: 'After this, shipping cannot be reversed.' },
    },
    photos: photosOf('照片', 'Photos', { readOnly: true, most: mostParcelPhotos, hidden: true }),
    receiver: textField('收件人', 'Receiver', 100, 140, { hidden: true }),
    shipTo: textField('收件地址', 'Ship to', 500, 240, { hidden: true }),
    phone: textField('电话', 'Phone', 40, 120, { hidden: true }),
    lines: {
      kind: 'lines',
      label: { zh: '内件', en: 'Contents' },
      by: ['sku'],
      most: 200,
      sums: ['qty', 'scanned'],
      fields: {
        sku: { kind: 'ref', label: { zh: 'SKU', en: 'SKU' }, entity: 'sku', required: true, width: 200 },
        qty: { kind: 'integer', label: { zh: '应装件数', en: 'Expected' }, required: true, min: 1, max: 99_999, width: 100 },
        scanned: { kind: 'integer', label: { zh: '已扫', en: 'Scanned' }, required: true, min: 0, max: 99_999, width: 100 },
      },
    },
  },
  unique: [{ fields: ['parcelNo'] }],
  states: {
    field: 'state',
    initial: 'packing',
    final: ['voided'],
    editable: [],
    deletable: [],
    transitions: [
      {
        key: 'close',
        title: { zh: '封箱', en: 'Close' },
        from: ['packing'],
        to: 'packed',
        oneWay: { zh: '已封箱的包裹作废后，订单重新打包。', en: 'To change a closed parcel, void it and pack the order again.' },
      },
      { key: 'scanParcel', title: { zh: '扫入交接单', en: 'Scan to manifest' }, from: ['packed'], to: 'manifested' },
      { key: 'removeParcel', title: { zh: '移出交接单', en: 'Remove from manifest' }, from: ['manifested'], to: 'packed' },
      {
        key: 'confirmHandover',
        title: { zh: '确认交接', en: 'Confirm handover' },
        from: ['manifested'],
        to: 'handed',
      },
      { key: 'takeBack', title: { zh: '冲销出库', en: 'Reverse shipping' }, from: ['handed'], to: 'packed' },
      {
        key: 'voidParcel',
        title: { zh: '作废包裹', en: 'Void parcel' },
        from: ['packing', 'packed'],
        to: 'voided',
        tone: 'danger',
        confirm: {
          zh: '运单同时作废，包材退回，订单回到待打包。',
          en: 'The waybill is voided too, packing material is returned, and the order goes back to “To pack”.',
        },
        oneWay: {
          zh: '作废的包裹号与运单不再使用，重新打包产生新的包裹。',
          en: 'The parcel number and waybill are not used again; packing again creates a new parcel.',
        },
      },
    ],
  },
});
