import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Actions on many records. */
export const bulkText = {
  title: on('批量{action}（{rows} 条）', '{action}: {rows} records'),
  checking: on('正在逐条检查 {handled} / {rows}，尚未改动任何数据', 'Checking {handled} of {rows}; nothing is changed yet'),
  running: on('正在处理 {handled} / {rows}，可以关闭窗口，处理会继续', '{handled} of {rows} done; you can close this window, it goes on'),
  decide: on('可以{action} {able} 条，共选 {rows} 条。', '{able} of {rows} can be done: {action}.'),
  decideNone: on('所选 {rows} 条都不能{action}。', 'None of the {rows} can be done: {action}.'),
  ended: on('{action}：{done} 条成功，共 {rows} 条。', '{action}: {done} of {rows} done.'),
  cancelled: on('已停止：{done} 条已处理并保留，其余未处理。', 'Stopped: {done} were done and stay so, the rest was not touched.'),
  able: on('可以处理', 'Can be done'),
  done: on('成功', 'Done'),
  refused: on('不能处理', 'Refused'),
  more: on('显示前 {shown} 条，共 {all} 条；全部见结果文件。', 'The first {shown} of {all}; the file of results has them all.'),
  go: on('{action} {able} 条', '{action} {able}'),
  goOn: on('后台继续', 'Go on in the background'),
  stop: on('停止', 'Stop'),
  retry: on('重试失败的', 'Try the refused again'),
  resultFile: on('结果文件 {format}', 'Results as {format}'),
  fileLaid: on('结果文件已放入下载中心', 'The file of results is in the download centre'),
} as const;
