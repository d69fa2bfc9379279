import { text } from '@axle/kernel';

/** Scan stations and tools. */
export const stationText = {
  camera: text('用摄像头扫描', 'Scan with the camera'),
  undo: text('撤销上一次', 'Undo last'),
  good: text('已记录', 'Recorded'),
  bad: text('未通过', 'Refused'),
  waiting: text('待发送', 'To send'),
  undone: text('已撤销', 'Undone'),
  list: text('扫描记录', 'Scans'),
  cut: text(
    '网络中断，{count} 次扫描待发送；可继续扫描，恢复后自动发送。',
    'Offline: {count} {count|scan|scans} to send. Keep scanning; they are sent when the connection is back.',
  ),
  full: text('待发送的扫描已满，请等待网络恢复', 'Too many unsent scans; please wait for the connection to return'),
  unsentTitle: text('未发送的扫描', 'Scans not sent'),
  unsent: text('{count} 次扫描未发送', '{count} {count|scan|scans} not sent'),
  sendNow: text('发送', 'Send'),
  refused: text('{count} 次扫描被拒绝，请核对后丢弃', '{count} {count|scan was|scans were} refused; check and discard'),
  kept: text('保留的扫描', 'Kept scans'),
  discard: text('丢弃', 'Discard'),
  discardAsk: text('这次扫描不会再发送。', 'This scan will not be sent.'),
  inputs: text('输入', 'Inputs'),
  result: text('结果', 'Result'),
  working: text('计算中…', 'Calculating…'),
  copyTable: text('复制表格', 'Copy table'),
  copyText: text('复制文字', 'Copy text'),
  parcel: text('包裹', 'Parcel'),
  noResult: text('填写左侧各项后显示结果', 'Fill in the fields on the left to see the result'),
} as const;
