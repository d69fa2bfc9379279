import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of manifests. */
export const manifestText = {
  create: on('建交接单', 'Create manifest'),
  list: on('交接单', 'Manifests'),
  none: on('没有交接单；点“建交接单”收入所有待交接的包裹。', 'No manifests; creating one includes all parcels to hand over.'),
  choose: on('选择一张交接单', 'Choose a manifest'),
  open: on('未交接', 'Open'),
  handed: on('已交接', 'Handed over'),
  scanned: on('已扫 {scanned} / {all}', '{scanned} of {all} scanned'),
  prompt: on('扫描包裹号或运单号', 'Scan parcel or waybill number'),
  parcel: on('包裹', 'Parcel'),
  waybill: on('运单号', 'Waybill'),
  order: on('出库单', 'Order'),
  grams: on('实重（克）', 'Actual (g)'),
  status: on('状态', 'Status'),
  waiting: on('未扫', 'Not scanned'),
  done: on('已扫', 'Scanned'),
  remove: on('移出', 'Remove'),
  confirm: on('确认交接', 'Confirm handover'),
  print: on('打印交接单', 'Print manifest'),
  confirmed: on('交接单 {no} 已交接，货物已出库', 'Manifest {no} handed over; goods posted out'),
  reason: on('补打原因', 'Reprint reason'),
} as const;
