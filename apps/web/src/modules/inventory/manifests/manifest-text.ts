import { text } from '@axle/kernel';

/** Words of manifests. */
export const manifestText = {
  create: text('建交接单', 'Create manifest'),
  list: text('交接单', 'Manifests'),
  none: text('没有交接单；点“建交接单”收入所有待交接的包裹。', 'No manifests; creating one includes all parcels to hand over.'),
  choose: text('选择一张交接单', 'Choose a manifest'),
  open: text('未交接', 'Open'),
  handed: text('已交接', 'Handed over'),
  scanned: text('已扫 {scanned} / {all}', '{scanned} of {all} scanned'),
  prompt: text('扫描包裹号或运单号', 'Scan parcel or waybill number'),
  parcel: text('包裹', 'Parcel'),
  waybill: text('运单号', 'Waybill'),
  order: text('出库单', 'Order'),
  grams: text('实重（克）', 'Actual (g)'),
  status: text('状态', 'Status'),
  waiting: text('未扫', 'Not scanned'),
  done: text('已扫', 'Scanned'),
  remove: text('移出', 'Remove'),
  confirm: text('确认交接', 'Confirm handover'),
  print: text('打印交接单', 'Print manifest'),
  confirmed: text('交接单 {no} 已交接，货物已出库', 'Manifest {no} handed over; goods posted out'),
  reason: text('补打原因', 'Reprint reason'),
} as const;
