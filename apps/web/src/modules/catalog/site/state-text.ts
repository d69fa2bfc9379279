import { text } from '@axle/kernel';

/** Words of the tool that turns texts into states. */
export const stateText = {
  texts: text('州的写法（每行一个）', 'State names (one per line)'),
  normalise: text('规范化', 'Normalise'),
  text: text('原文', 'Text'),
  abbreviation: text('简称', 'Abbreviation'),
  counts: text('识别 {known} 个，未识别 {unknown} 个', '{known} matched, {unknown} unmatched'),
} as const;
