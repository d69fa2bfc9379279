import { text } from '@axle/kernel';
import { definePage, type IntegerField, type RefField, type TextField } from '@axle/page-kit';
import { materialQty } from './material-fields.ts';
import { packingSlip, parcelLabels, parcelLabelsZpl } from './parcel-prints.ts';
import { packExceptionOptions, parcelRecords } from './parcel-records.ts';
import { photosOf } from '../receipt/receipt-fields.ts';

const parcel: IntegerField = { kind: 'integer', label: { zh: '包裹', en: 'Parcel' }, required: true, min: 1, max: Number.MAX_SAFE_INTEGER };
const code: TextField = { kind: 'text', label: { zh: '扫描内容', en: 'Scanned' }, required: true, maxLength: 60 };
const material = (zh: string, en: string, required = false): RefField => ({
  kind: 'ref',
  label: text(zh, en),
  entity: 'packingMaterial',
  required,
});

export const packStation = definePage({
  key: 'packStation',
  title: { zh: '打包复核台', en: 'Packing station' },
  words: ['打包', '复核', 'packing'],
  help: {
    why: {
      zh: '逐件扫描复核，选箱、称重、贴面单，使对的货贴对的单发出。',
      en: 'Verifies by scan, boxes, weighs and labels each parcel, so that the right goods leave with the right label.',
    },
    notes: [
      {
        zh: '扫描出库单号、包裹号、波次货位（波次号-格号），单品波次可直接扫SKU。',
        en: 'Scan an outbound order, a parcel or a wave slot (wave-slot); for single-piece waves, scan the SKU.',
      },
      {
        zh: '扫错或多扫不改变计数；“撤销”收回自己的上一次扫描。',
        en: 'Wrong or excess scans do not change the counts; “Undo” reverses your own last scan.',
      },
      {
        zh: '重量须在应重±50克或±3%（取大）以内；超差由另一名有权限者用账号或工号与密码放行并写明原因。',
        en: 'The weight must be within ±50 g or ±3% of the expected weight (whichever is greater). Beyond that, another authorised person approves it with account or badge, password and a reason.',
      },
      {
        zh: '箱子装得下且承得住、重量通过、收件地址完整，才能取运单和封箱；不满足时由另一名有权限者写明原因放行。地址可在出库单“改地址”补全。',
        en: 'A waybill needs a box that holds and bears the goods, an accepted weight and a complete address; another authorised person can approve exceptions with a reason. Complete addresses on the outbound order with “Change address”.',
      },
      {
        zh: '全部扫齐并有运单才能封箱；封箱扣减纸箱、胶带与填充。',
        en: 'A parcel can be closed once everything is scanned and there is a waybill. Closing deducts box, tape and filler from stock.',
      },
      {
        zh: '高价值包裹：内装货物按最近成本（各SKU最近一层库存的单位成本，人民币）的价值超过仓店配置的“拍照金额”时，封箱前须拍照；成本未知的货物按零计。取店铺与收货国家在用配置中最低的金额。',
        en: 'High-value parcels: if the goods are worth more at last cost (unit cost of the latest layer of each SKU, in CNY) than “Photo above” in the store configuration, a photo is required before closing. Goods of unknown cost count as zero. The lowest amount of the configurations in use for store and country applies.',
      },
      {
        zh: '快递商自己的面单：扫描或输入其运单号；否则从渠道号段取号。',
        en: 'Courier’s own label: scan or type its waybill number; otherwise a number is taken from the channel’s range.',
      },
      {
        zh: '仓店配置要求装箱单的店铺，可在运单处打印（A6，不含价格）。',
        en: 'For stores whose configuration asks for a packing slip, it can be printed next to the waybill (A6, without prices).',
      },
      {
        zh: '面单按仓店配置的“面单模板”打印；各配置不一致或未配置时为100×150。',
        en: 'Labels use the “Label template” of the store configuration; 100×150 if configurations differ or there is none.',
      },
      {
        zh: '断网时可继续扫描，恢复后按次序送出，每次扫描只计一次。',
        en: 'Scanning continues offline; scans are sent in order once the connection is back, and each counts once.',
      },
    ],
  },
  resource: parcelRecords,
  view: 'inventory/pack-station',
  standard: ['list'],
  tabs: [
    {
      key: 'desk',
      title: { zh: '打包台', en: 'Packing desk' },
      tool: {
        reads: ['parcelNo', 'lines', 'carton', 'actualG', 'photos'],
        inputs: { parcel },
        results: { outboundNo: { kind: 'text', label: { zh: '出库单号', en: 'Outbound order' }, maxLength: 20 } },
      },
    },
  ],
  actions: [
    { key: 'open', title: { zh: '打开订单', en: 'Open order' }, on: 'none', input: { code } },
    { key: 'scan', title: { zh: '扫描', en: 'Scan' }, on: 'none', input: { parcel, code } },
    {
      key: 'undo',
      title: { zh: '撤销扫描', en: 'Undo scan' },
      permission: 'scan',
      on: 'none',
      input: { parcel, key: { kind: 'text', label: { zh: '扫描标识', en: 'Scan key' }, required: true, maxLength: 36 } },
    },
    { key: 'splitParcel', title: { zh: '拆分包裹', en: 'Split' }, on: 'none', input: { parcel } },
    {
      key: 'chooseBox',
      title: { zh: '选箱', en: 'Choose box' },
      on: 'none',
      input: {
        parcel,
        box: material('箱型', 'Box', true),
        tape: material('胶带', 'Tape'),
        tapeQty: materialQty('胶带用量', 'Tape used', { min: '0.001', max: '1000' }),
        filler: material('填充', 'Filler'),
        fillerQty: materialQty('填充用量', 'Filler used', { min: '0.001', max: '1000' }),
      },
    },
    {
      key: 'weigh',
      title: { zh: '称重', en: 'Weigh' },
      on: 'none',
      input: { parcel, actualG: { kind: 'integer', label: { zh: '实重（克）', en: 'Weight (g)' }, required: true, min: 1, max: 70_000 } },
    },
    {
      key: 'override',
      title: { zh: '放行', en: 'Approve parcel' },
      on: 'none',
      input: {
        parcel,
        badge: { kind: 'text', label: { zh: '放行人账号或工号', en: 'Account or badge' }, required: true, maxLength: 60 },
        password: { kind: 'text', label: { zh: '放行人密码', en: 'Password' }, required: true, maxLength: 200, secret: true },
        reason: { kind: 'text', label: { zh: '原因', en: 'Reason' }, required: true, maxLength: 500 },
      },
    },
    {
      key: 'getWaybill',
      title: { zh: '取运单', en: 'Get waybill' },
      on: 'none',
      input: { parcel, waybillNo: { kind: 'text', label: { zh: '快递商运单号', en: 'Courier waybill' }, maxLength: 60 } },
    },
    {
      key: 'reprint',
      title: { zh: '打印面单', en: 'Print label' },
      on: 'many',
      effect: 'print',
      prints: [...Object.values(parcelLabels), ...Object.values(parcelLabelsZpl)],
    },
    {
      key: 'printSlip',
      title: { zh: '打印装箱单', en: 'Print packing slip' },
      permission: 'reprint',
      on: 'many',
      effect: 'print',
      prints: [packingSlip],
    },
    {
      key: 'addPhoto',
      title: { zh: '拍照', en: 'Add photos' },
      permission: 'scan',
      on: 'none',
      input: { parcel, photos: photosOf('照片', 'Photos', { most: 5, required: true }) },
    },
    { key: 'close', title: { zh: '封箱', en: 'Close' }, on: 'none', tone: 'primary', input: { parcel } },
    {
      key: 'exception',
      title: { zh: '异常', en: 'Exception' },
      on: 'none',
      tone: 'danger',
      input: {
        parcel,
        kind: { kind: 'enum', label: { zh: '异常', en: 'Exception' }, required: true, options: packExceptionOptions },
        note: { kind: 'text', label: { zh: '说明', en: 'Description' }, required: true, maxLength: 400 },
      },
    },
  ],
});
