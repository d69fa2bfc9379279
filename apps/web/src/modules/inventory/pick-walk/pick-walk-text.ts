import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the walk of a wave. */
export const walkText = {
  wave: on('波次', 'Wave'),
  none: on('没有已下发的波次。', 'No released waves.'),
  told: on(
    '{type} · 已拣 {picked} / {qty} 件 · {stops} 站 · 约 {metres} 米',
    '{type} · {picked} of {qty} pcs picked · {stops} {stops|stop|stops} · about {metres} m',
  ),
  scan: on('扫描库位或SKU', 'Scan bin or SKU'),
  next: on('下一站', 'Next stop'),
  allPicked: on('全部拣完', 'All picked'),
  close: on('完成波次', 'Close wave'),
  closed: on('波次已完成', 'Wave closed'),
  confirm: on('确认 {count} 件', 'Confirm {count} pcs'),
  slots: on('放入格口', 'Into slots'),
  missing: on('短拣', 'Short pick'),
  missingQty: on('缺少件数', 'Missing pieces'),
  why: on('原因', 'Reason'),
  tell: on('登记短拣', 'Record short pick'),
  path: on('拣货路线', 'Pick route'),
  stop: on('站', 'Stop'),
  bin: on('库位', 'Bin'),
  sku: on('SKU', 'SKU'),
  pieces: on('已拣/应拣', 'Picked / to pick'),
  wall: on('播种墙', 'Put-wall'),
  slot: on('格口 {slot}：{no}，{picked}/{qty}', 'Slot {slot}: {no}, {picked} of {qty}'),
  waits: on('还有扫描待发送，请等待网络恢复', 'Unsent scans; please wait for the connection'),
  held: on('冻结', 'Held'),
  notHere: on('此库位不在路线上', 'This bin is not on the route'),
} as const;
