import { text } from '@axle/kernel';

/** Actions on many records. */
export const bulkText = {
  title: text('批量{action}（{rows} 条）', '{action}: {rows} {rows|record|records}'),
  checking: text('正在逐条检查 {handled} / {rows}，尚未改动任何数据', 'Checking {handled} of {rows}; nothing has been changed yet'),
  running: text(
    '正在处理 {handled} / {rows}，可以关闭窗口，处理会继续',
    'Processing {handled} of {rows}; you can close this window, processing continues',
  ),
  decide: text('可以{action} {able} 条，共选 {rows} 条。', '{action}: possible for {able} of {rows} selected.'),
  decideNone: text('所选 {rows} 条都不能{action}。', '{action}: not possible for any of the {rows} selected.'),
  ended: text('{action}：{done} 条成功，共 {rows} 条。', '{action}: {done} of {rows} done.'),
  cancelled: text('已停止：{done} 条已处理并保留，其余未处理。', 'Stopped: {done} processed and kept; the rest not processed.'),
  able: text('可以处理', 'Possible'),
  done: text('成功', 'Done'),
  refused: text('不能处理', 'Refused'),
  more: text('显示前 {shown} 条，共 {all} 条；全部见结果文件。', 'Showing the first {shown} of {all}; see the result file for all.'),
  go: text('{action} {able} 条', '{action} {able}'),
  goOn: text('后台继续', 'Continue in background'),
  stop: text('停止', 'Stop'),
  retry: text('重试失败的', 'Retry failed'),
  resultFile: text('结果文件 {format}', 'Result file {format}'),
  fileLaid: text('结果文件已放入下载中心', 'The result file is in the download centre'),
} as const;
