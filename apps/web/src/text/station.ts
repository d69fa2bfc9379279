import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Scan stations and tools. */
export const stationText = {
  camera: on('用摄像头扫描', 'Scan with the camera'),
  undo: on('撤销上一次', 'Undo last'),
  good: on('已记录', 'Recorded'),
  bad: on('未通过', 'Refused'),
  waiting: on('待发送', 'To send'),
  undone: on('已撤销', 'Undone'),
  list: on('扫描记录', 'Scans'),
  cut: on(
    '网络中断，{count} 次扫描待发送；可继续扫描，恢复后自动发送。',
    'Offline: {count} {count|scan|scans} to send. Keep scanning; they are sent when the connection is back.',
  ),
  full: on('待发送的扫描已满，请等待网络恢复', 'Too many unsent scans; please wait for the connection to return'),
  inputs: on('输入', 'Inputs'),
  result: on('结果', 'Result'),
  working: on('计算中…', 'Calculating…'),
  copyTable: on('复制表格', 'Copy table'),
  copyText: on('复制文字', 'Copy text'),
  parcel: on('包裹', 'Parcel'),
  noResult: on('填写左侧各项后显示结果', 'Fill in the fields on the left to see the result'),
} as const;
