import { type Text, text } from '../text.ts';

/** Short names of the days of the week, Monday first. */
export const weekdayNames: readonly Text[] = [
  text('周一', 'Mon'),
  text('周二', 'Tue'),
  text('周三', 'Wed'),
  text('周四', 'Thu'),
  text('周五', 'Fri'),
  text('周六', 'Sat'),
  text('周日', 'Sun'),
];
