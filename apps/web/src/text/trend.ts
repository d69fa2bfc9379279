import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Courses of numbers. */
export const trendText = {
  course: on('{days}天：{first} → {last}，最低{least}，最高{most}', '{days} {days|day|days}: {first} → {last}, min {least}, max {most}'),
} as const;
