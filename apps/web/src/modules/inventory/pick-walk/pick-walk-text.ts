import { text } from '@axle/kernel';

/** Words of the walk of a wave. */
export const walkText = {
  wave: text('波次', 'Wave'),
  none: text('没有已下发的波次。', 'No released waves.'),
  summary: text(
    '{type} · 已拣 {picked} / {qty} 件 · {stops} 站 · 约 {metres} 米',
    '{type} · {picked} of {qty} pcs picked · {stops} {stops|stop|stops} · about {metres} m',
  ),
  scan: text('扫描库位或SKU', 'Scan bin or SKU'),
  next: text('下一站', 'Next stop'),
  allPicked: text('全部拣完', 'All picked'),
  close: text('完成波次', 'Close wave'),
  closed: text('波次已完成', 'Wave closed'),
  confirm: text('确认 {count} 件', 'Confirm {count} pcs'),
  slots: text('放入格口', 'Into slots'),
  missing: text('短拣', 'Short pick'),
  missingQty: text('缺少件数', 'Missing pieces'),
  why: text('原因', 'Reason'),
  report: text('登记短拣', 'Record short pick'),
  path: text('拣货路线', 'Pick route'),
  stop: text('站', 'Stop'),
  bin: text('库位', 'Bin'),
  sku: text('SKU', 'SKU'),
  pieces: text('已拣/应拣', 'Picked / to pick'),
  wall: text('播种墙', 'Put-wall'),
  slot: text('格口 {slot}：{no}，{picked}/{qty}', 'Slot {slot}: {no}, {picked} of {qty}'),
  waits: text('还有扫描待发送，请等待网络恢复', 'Unsent scans; please wait for the connection'),
  held: text('冻结', 'Held'),
  notHere: text('此库位不在路线上', 'This bin is not on the route'),
} as const;
