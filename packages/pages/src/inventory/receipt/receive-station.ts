import { definePage, type IntegerField, type TextField } from '@axle/page-kit';
import { receiptLineRecords } from './line-records.ts';
import { photosOf } from './receipt-fields.ts';

const receipt: IntegerField = {
  kind: 'integer',
  label: { zh: '收货单', en: 'Receipt' },
  required: true,
  min: 1,
  max: 9_007_199_254_740_991,
};
const version: IntegerField = { kind: 'integer', label: { zh: '版本', en: 'Version' }, required: true, min: 1, max: 2_147_483_647 };
const code: TextField = { kind: 'text', label: { zh: '扫描内容', en: 'Scanned' }, required: true, maxLength: 120 };
const photos = photosOf('照片', 'Photos', { most: 5, required: true });

export const receiveStation = definePage({
  key: 'receiveStation',
  title: { zh: '收货扫描台', en: 'Receiving station' },
  help: {
    why: {
      zh: '逐件或按箱扫描到货，可盲收；每次扫描立即过账到收货库位。',
      en: 'Scan arriving goods by piece or carton, optionally blind; each scan is posted to the dock bin at once.',
    },
    notes: [
      {
        zh: '先扫收货单号、柜号或采购单号打开收货单，再扫货。',
        en: 'Scan the receipt, container or purchase order number to open the receipt, then the goods.',
      },
      {
        zh: '可扫SKU、PT SKU、EAN/UPC、FNSKU和外箱ITF-14；“12*条码”为12件，“3C*条码”为3箱。',
        en: 'Scan SKU, PT SKU, EAN/UPC, FNSKU or carton ITF-14; “12*code” means 12 pieces, “3C*code” 3 cartons.',
      },
      {
        zh: '需要质检的SKU入待检，残损须拍照；超出可收上限的件数放在库存之外。',
        en: 'SKUs to inspect go to QC hold, damage needs a photo; pieces above the max receivable stay outside stock.',
      },
      {
        zh: '断网时最多暂存200次扫描，恢复后逐次送出，每次只记一次。',
        en: 'Offline, up to 200 scans are kept and sent one by one once the connection is back; each counts once.',
      },
      { zh: '只能在5分钟内撤销本人在该行的最后一次扫描。', en: 'You can undo only your own last scan of a line, within 5 minutes.' },
    ],
  },
  resource: receiptLineRecords,
  view: 'inventory/receive-station',
  columns: [
    'receiptNo',
    'skuCode',
    'sku',
    'cartonQty',
    'goodQty',
    'holdQty',
    'damagedQty',
    'overQty',
    'expectedQty',
    'mostQty',
    'remainingQty',
    'poNo',
    'state',
    'type',
    'sourceNo',
    'containerNo',
    'warehouse',
    'lineNo',
  ],
  filters: ['receiptNo', 'skuCode', 'containerNo', 'poNo', 'sourceNo', 'warehouse', 'state'],
  sort: [{ field: 'receiptNo' }, { field: 'lineNo' }],
  standard: ['list'],
  actions: [
    { key: 'start', title: { zh: '开始收货', en: 'Start counting' }, on: 'none', effect: 'post', input: { receipt, version } },
    { key: 'scan', title: { zh: '扫描', en: 'Scan' }, on: 'none', input: { receipt, code } },
    { key: 'setDamaged', title: { zh: '登记残损', en: 'Damaged' }, on: 'none', input: { receipt, code, photos } },
    {
      key: 'unknownBarcode',
      title: { zh: '登记错货', en: 'Wrong goods' },
      on: 'none',
      input: {
        receipt,
        code,
        note: { kind: 'text', label: { zh: '说明', en: 'Note' }, maxLength: 500 },
        photos: { ...photos, required: false },
      },
    },
    { key: 'addPhoto', title: { zh: '添加照片', en: 'Add photos' }, permission: 'scan', on: 'none', input: { receipt, photos } },
    {
      key: 'undoLast',
      title: { zh: '撤销扫描', en: 'Undo scan' },
      on: 'none',
      input: { key: { kind: 'text', label: { zh: '扫描标识', en: 'Scan key' }, required: true, maxLength: 36 } },
    },
    { key: 'finish', title: { zh: '完成清点', en: 'Finish counting' }, on: 'none', input: { receipt, version } },
  ],
});
