import { text } from '@axle/kernel';

/** The dialog of exports that come round again. */
export const subscribeText = {
  subscribe: text('订阅', 'Subscribe'),
  subscribeHelp: text('按当前筛选、列与排序定时导出', 'Export this list on a schedule, with its filters, columns and order'),
  title: text('订阅{page}', 'Subscribe: {page}'),
  name: text('名称', 'Name'),
  rhythm: text('频率', 'Repeats'),
  weekday: text('星期', 'Weekday'),
  monthDay: text('每月几号', 'Day of month'),
  day: text('{day}日', '{day}'),
  hour: text('时间', 'Time'),
  mail: text('每次完成后邮件通知我', 'Mail me when each file is ready'),
  first: text('首次导出：{day} {time}（北京时间）', 'First export: {day} {time} (Beijing time)'),
  monthEnd: text('不足{day}天的月份取最后一天。', 'Months with fewer than {day} days have their last day instead.'),
  moves: text(
    '按当前筛选与排序导出；“最近7天”“本月”等相对日期每次重新计算，固定日期保持不变。',
    'Exported with the current filters and order. Relative dates such as “Last 7 days” move along, fixed dates stay.',
  ),
  toolHelp: text('按当前条件定时导出此表', 'Export this table on a schedule, under its conditions'),
  toolMoves: text(
    '按当前条件导出；留空的日期每次按当天计算（如最近30天），填写的日期保持不变。',
    'Exported with the current conditions. Dates left empty move along, such as the last 30 days; dates filled in stay.',
  ),
  done: text('已订阅“{name}”，文件将进入下载中心', 'Subscribed to “{name}”; the files go to the download centre'),
  toSubscriptions: text('查看定时导出', 'Scheduled exports'),
} as const;
