import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** What calendars and clocks say. */
export const calendarText = {
  weekdays: [on('一', 'Mo'), on('二', 'Tu'), on('三', 'We'), on('四', 'Th'), on('五', 'Fr'), on('六', 'Sa'), on('日', 'Su')],
  weekdayNames: [
    on('星期一', 'Monday'),
    on('星期二', 'Tuesday'),
    on('星期三', 'Wednesday'),
    on('星期四', 'Thursday'),
    on('星期五', 'Friday'),
    on('星期六', 'Saturday'),
    on('星期日', 'Sunday'),
  ],
  months: [
    on('1月', 'Jan'),
    on('2月', 'Feb'),
    on('3月', 'Mar'),
    on('4月', 'Apr'),
    on('5月', 'May'),
    on('6月', 'Jun'),
    on('7月', 'Jul'),
    on('8月', 'Aug'),
    on('9月', 'Sep'),
    on('10月', 'Oct'),
    on('11月', 'Nov'),
    on('12月', 'Dec'),
  ],
  week: on('周', 'Wk'),
  weekNumber: on('第 {week} 周', 'Week {week}'),
  dayName: on('{year}年{month}月{day}日 {weekday}', '{weekday} {year}-{month}-{day}'),
  monthName: on('{year}年{month}', '{month} {year}'),
  yearName: on('{year}年', '{year}'),
  choose: on('选择{field}', 'Choose {field}'),
  earlier: on('向前', 'Earlier'),
  later: on('向后', 'Later'),
  wider: on('{shown}，选择其他年月', '{shown}, choose another month or year'),
  today: on('今天', 'Today'),
  now: on('现在', 'Now'),
  done: on('确定', 'Done'),
  hour: on('时', 'Hour'),
  minute: on('分', 'Minute'),
  second: on('秒', 'Second'),
  zone: on('时区 {zone}', 'Time zone {zone}'),
} as const;
