import type { DecimalField, Field } from '@axle/page-kit';

const month = (number: number, en: string): DecimalField => ({
  kind: 'decimal',
  approval: true,
  label: { zh: `${number}月`, en },
  required: true,
  scale: 4,
  places: 2,
  min: '0.2',
  max: '5',
  initial: '1',
  width: 76,
});

/** The factors of the months. */
export const monthFields = {
  m1: month(1, 'Jan'),
  m2: month(2, 'Feb'),
  m3: month(3, 'Mar'),
  m4: month(4, 'Apr'),
  m5: month(5, 'May'),
  m6: month(6, 'Jun'),
  m7: month(7, 'Jul'),
  m8: month(8, 'Aug'),
  m9: month(9, 'Sep'),
  m10: month(10, 'Oct'),
  m11: month(11, 'Nov'),
  m12: month(12, 'Dec'),
} as const satisfies Readonly<Record<string, Field>>;
