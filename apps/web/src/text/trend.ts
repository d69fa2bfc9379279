import { text } from '@axle/kernel';

/** Courses of numbers. */
export const trendText = {
  course: text('{days}天：{first} → {last}，最低{least}，最高{most}', '{days} {days|day|days}: {first} → {last}, min {least}, max {most}'),
} as const;
