import type { Text } from '@axle/kernel';

/** What the system writes into a record that people of both languages read. */
export const inBoth = ({ zh, en }: Text): string => `${zh} / ${en}`;
