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
  inputs: text('输入', 'Inputs'),
  result: text('结果', 'Result'),
  working: text('计算中…', 'Calculating…'),
  copyTable: text('复制表格', 'Copy table'),
  copyText: text('复制文字', 'Copy text'),
  parcel: text('包裹', 'Parcel'),
  noResult: text('填写左侧各项后显示结果', 'Fill in the fields on the left to see the result'),
} as const;
