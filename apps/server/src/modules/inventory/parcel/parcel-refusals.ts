import { fill, type Refusal, type Text, text } from '@axle/kernel';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/** Why something cannot be done with a parcel or a manifest. */
export const parcelRefusals = {
  unknownCode: refusal('UNKNOWN_CODE', '没有待打包的订单匹配此码', 'No order to pack matches this code'),
  notPacking: refusal('NOT_PACKING', '包裹不在打包中', 'The parcel is not being packed'),
  notPicked: refusal(
    'NOT_PICKED',
    '订单尚未拣货完成，或已打包、冻结、取消',
    'The order is not fully picked, or is packed, on hold or cancelled',
  ),
  nothingLeft: refusal('NOTHING_LEFT', '订单已全部装入包裹', 'All pieces of the order are in parcels'),
  nothingToSplit: refusal(
    'NOTHING_TO_SPLIT',
    '先扫描要留在本包裹的货，且须有剩余',
    'First scan the pieces that stay in this parcel; some must remain',
  ),
  notScanned: refusal('NOT_SCANNED', '尚有货未扫描', 'Not everything has been scanned'),
  noBox: refusal('NO_BOX', '请先选箱', 'Choose a box first'),
  notBox: refusal('NOT_A_BOX', '请选择在用的纸箱、快递袋或托盘', 'Choose an enabled carton, mailer or pallet'),
  notSupply: refusal(
    'NOT_A_SUPPLY',
    '耗材须为在用的胶带或填充，并填写用量',
    'Tape and filler must be enabled materials, each with a quantity',
  ),
  notWeighed: refusal('NOT_WEIGHED', '请先称重', 'Weigh the parcel first'),
  noOverride: refusal('NOTHING_TO_PASS', '没有需要放行的', 'Nothing needs approval'),
  manyPhotos: refusal('MANY_PHOTOS', '每个包裹最多20张照片', 'A parcel can have at most 20 photos'),
  noWaybill: refusal('NO_WAYBILL', '请先取运单', 'Get a waybill first'),
  badWaybill: refusal(
    'WAYBILL_FORMAT',
    '运单号须为4至60位字母、数字或连字符',
    'A waybill number must have 4 to 60 letters, digits or hyphens',
  ),
  waybillTaken: refusal('WAYBILL_TAKEN', '该运单号已在另一包裹上', 'This waybill number is on another parcel'),
  hasWaybill: refusal('HAS_WAYBILL', '包裹已有运单', 'The parcel already has a waybill'),
  ownBadge: refusal('OWN_BADGE', '须由另一人放行', 'Another person must approve it'),
  badBadge: refusal('BAD_BADGE', '账号、工号或密码不正确，或已锁定', 'Wrong account, badge or password, or the account is locked'),
  mayNot: refusal('BADGE_MAY_NOT', '此人没有放行权限', 'This person has no right to approve parcels'),
  notForManifest: refusal(
    'NOT_FOR_MANIFEST',
    '所选包裹中有未封箱、已在交接单上，或不属于该仓库与快递商的',
    'Some selected parcels are not closed, already on a manifest, or of another warehouse or courier',
  ),
  noParcels: refusal('NO_PARCELS', '没有待交接的包裹', 'No parcels to hand over'),
  notHanded: refusal('NOT_HANDED', '包裹尚未交接', 'The parcel has not been handed over yet'),
  scanTime: refusal('SCAN_TIME', '首次扫描时间须在交接之后、现在之前', 'The first scan must be after the handover and not in the future'),
  notOpen: refusal('MANIFEST_HANDED', '交接单已交接', 'The manifest has already been handed over'),
  noParcel: refusal('NO_PARCEL', '没有这个包裹', 'The parcel does not exist'),
  scannedBefore: refusal('SCANNED_BEFORE', '包裹已扫过', 'The parcel has already been scanned'),
  notPacked: refusal('NOT_PACKED', '包裹未封箱，或已交接、已作废', 'The parcel is not closed, or is already handed over or voided'),
  elsewhere: refusal('OTHER_MANIFEST', '包裹属于别的仓库、快递商或交接单', 'The parcel belongs to another warehouse, courier or manifest'),
} as const satisfies Readonly<Record<string, Refusal>>;

/** The parcel weighs other than it should. */
export const weightOut = (expected: number | undefined, actual: number): Refusal =>
  expected === undefined
    ? refusal('WEIGHT_UNKNOWN', 'SKU缺少重量，无法核对：请放行', 'A SKU has no weight to check against; approve the weight manually')
    : {
        code: 'WEIGHT_OUT',
        message: fill(
          { zh: '重量超差：应 {e} 克，实 {a} 克', en: 'Weight out of tolerance: expected {e} g, actual {a} g' },
          { e: expected.toLocaleString('en'), a: actual.toLocaleString('en') },
        ),
      };

/** Parcels of a manifest that were not scanned, named. */
const allAsk: Text = {
  zh: '没有勾选包裹；该仓库与快递商有 {count} 个待交接包裹，全部交接请选“全部待交接包裹”',
  en: 'No parcels are selected; {count} {count|parcel waits|parcels wait} for this warehouse and courier. Tick “All parcels to hand over” to take them all',
};

/** Nobody said that all parcels that wait are meant. */
export const allParcels = (count: number): Refusal => ({ code: 'ALL_PARCELS', field: 'all', message: fill(allAsk, { count }) });

export const notAllScanned = (missing: readonly string[]): Refusal => ({
  code: 'NOT_ALL_SCANNED',
  message: fill(
    { zh: '少扫 {n} 件：{parcels}', en: '{n} {n|parcel|parcels} not scanned: {parcels}' },
    { n: String(missing.length), parcels: { zh: missing.slice(0, 10).join('、'), en: missing.slice(0, 10).join(', ') } },
  ),
});
