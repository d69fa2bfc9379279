import { text } from '@axle/kernel';

/** Texts for records that an action brought into another state than intended, and for the number of ticked records. */
export const outcomeText = {
  became: text('{done}，另 {count} 条为{state}', '{done}; {count} {count|is|are} “{state}”'),
  onlyBecame: text('{action}：{count} 条为{state}', '{action}: {count} {count|is|are} “{state}”'),
  ticked: text('已选 {count} 条', '{count} selected'),
  noneTicked: text('未选任何记录', 'No records selected'),
} as const;
