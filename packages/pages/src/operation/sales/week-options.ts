import { text } from '@axle/kernel';

/** Days of the week, Monday first. */
export const weekdayOptions = [
  { code: '1', label: text('周一', 'Mon') },
  { code: '2', label: text('周二', 'Tue') },
  { code: '3', label: text('周三', 'Wed') },
  { code: '4', label: text('周四', 'Thu') },
  { code: '5', label: text('周五', 'Fri') },
  { code: '6', label: text('周六', 'Sat') },
  { code: '7', label: text('周日', 'Sun') },
] as const;

/** Hours of a day. */
export const hourOptions = Array.from({ length: 24 }, (_, hour) => {
  const code = String(hour).padStart(2, '0');
  return { code, label: text(`${code}时`, `${code}:00`) };
});
