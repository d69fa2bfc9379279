import { definePage, type LineField } from '@axle/page-kit';
import { documentDrill } from './stock/document-drills.ts';
import { manifestSheet } from './parcel/parcel-prints.ts';
import { parcelRecords } from './parcel/parcel-records.ts';

const manifest: LineField = { kind: 'code', label: { zh: '交接单号', en: 'Manifest' }, required: true, maxLength: 20 };

export const parcelHandover = definePage({
  key: 'parcelHandover',
  title: { zh: '包裹交接', en: 'Parcels and handover' },
  help: {
    why: { zh: '将已封箱的包裹凭交接单交给快递商，并过账出库。', en: 'Hands closed parcels to the courier on a signed manifest and posts the goods out.' },
    notes: [
      { zh: '“建交接单”收入该仓库该快递商所有待交接的包裹；逐件扫描包裹号或运单号。', en: '“Create manifest” takes all packed parcels of the warehouse and courier; each is scanned by parcel or waybill.' },
      { zh: '少扫时不能确认，并列出未扫的包裹；可扫描，或移出交接单。', en: 'It is not confirmed while a parcel is not scanned; those are named, to be scanned or removed.' },
      { zh: '确认后逐包裹过账出库；重复确认不重复过账。仓店配置为“打包完成时”过账的包裹在封箱时已过账，最后一个包裹交接后订单为已出库。', en: 'Confirming posts each parcel out; confirming again posts nothing. Parcels of shops that book “when packed” were posted when they were closed; their order has shipped once the last one goes.' },
      { zh: '快递商首次扫描的时间由“登记首次扫描”填入（可按粘贴的运单号批量勾选）；此后不能冲销出库。', en: 'When the courier first scanned parcels is told by “First scan”, for all that a pasted list of waybills finds; from then on shipping is not reversed.' },
    ],
  },
  resource: parcelRecords,
  columns: ['parcelNo', 'state', 'outboundNo', 'waybillNo', 'courier', 'channel', 'warehouse', 'pieces', 'carton', 'lengthCm', 'widthCm', 'heightCm', 'expectedG', 'actualG', 'chargeableKg', 'manifestNo', 'packedAt', 'handedAt', 'carrierFirstScanAt', 'exception', 'weightOk', 'overrideBy', 'overrideReason', 'wrongScans', 'photos', 'tape', 'tapeQty', 'filler', 'fillerQty', 'receiver', 'shipTo', 'phone', 'courierCode', 'channelCode', 'createdBy', 'createdAt', 'updatedBy', 'updatedAt'],
  pinned: 1,
  filters: ['parcelNo', 'waybillNo', 'outboundNo', 'courier', 'channel', 'warehouse', 'state', 'manifestNo', 'packedAt', 'handedAt', 'carrierFirstScanAt', 'exception', 'weightOk', 'actualG'],
  totals: ['pieces', 'actualG', 'chargeableKg'],
  search: ['parcelNo', 'waybillNo', 'outboundNo', 'manifestNo'],
  sort: [{ field: 'createdAt', descending: true }],
  drills: { outboundNo: documentDrill('outbound', 'outboundNo') },
  tabs: [
    { key: 'tab1', title: { zh: '包裹', en: 'Parcels' } },
    { key: 'waiting', title: { zh: '待交接', en: 'To hand over' }, filters: [{ field: 'state', op: 'in', value: ['packed', 'manifested'] }] },
    { key: 'tab2', title: { zh: '交接单', en: 'Manifests' }, view: 'wms/manifests' },
  ],
  standard: ['list', 'export', 'log'],
  transitions: ['voidParcel'],
  actions: [
    {
      key: 'createManifest', title: { zh: '建交接单', en: 'Create manifest' }, on: 'none', tone: 'primary', thenTab: 'tab2',
      input: {
        warehouse: { kind: 'ref', label: { zh: '仓库', en: 'Warehouse' }, entity: 'warehouse', required: true },
        courier: { kind: 'ref', label: { zh: '快递商', en: 'Courier' }, entity: 'courier', required: true },
      },
    },
    { key: 'scanParcel', title: { zh: '扫入交接单', en: 'Scan to manifest' }, on: 'none', input: { manifest, code: { kind: 'text', label: { zh: '包裹号或运单号', en: 'Parcel or waybill' }, required: true, maxLength: 60 } } },
    { key: 'removeParcel', title: { zh: '移出交接单', en: 'Remove from manifest' }, on: 'many', when: { field: 'state', in: ['packed', 'manifested'] } },
    {
      key: 'firstScan', title: { zh: '登记首次扫描', en: 'First scan' }, on: 'many', when: { field: 'state', in: ['handed'] },
      input: { at: { kind: 'instant', label: { zh: '快递商首次扫描', en: 'First scanned by courier' }, required: true } },
    },
    { key: 'confirmHandover', title: { zh: '确认交接', en: 'Confirm handover' }, on: 'none', tone: 'primary', input: { manifest } },
    { key: 'printManifest', title: { zh: '打印交接单', en: 'Print manifest' }, on: 'many', effect: 'print', prints: [manifestSheet] },
  ],
});
