import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the tool that turns texts into states. */
export const stateText = {
  texts: on('州的写法（每行一个）', 'State names (one per line)'),
  normalise: on('规范化', 'Normalise'),
  text: on('原文', 'Text'),
  abbreviation: on('简称', 'Abbreviation'),
  counts: on('识别 {known} 个，未识别 {unknown} 个', '{known} matched, {unknown} unmatched'),
} as const;
