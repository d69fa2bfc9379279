import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Fields that hold other records, and people. */
export const referenceText = {
  nothing: on('没有匹配的记录', 'No matching records'),
  disabled: on('{code}（已停用）', '{code} (disabled)'),
  unknown: on('无权查看该记录', 'You have no permission to view this record'),
  look: on('速览', 'Quick look'),
  open: on('打开记录', 'Open the record'),
  related: on('在“{page}”中查看', 'View in {page}'),
  noneRelated: on('没有记录', 'No records'),
  firstRelated: on('只列出前 {most} 条', 'Only the first {most} are listed'),
  search: on('输入编码、名称或拼音首字母', 'Type a code or name'),
  searchOrPaste: on('输入编码、名称或拼音首字母，可粘贴多个', 'Type a code or name, or paste several'),
  branchOf: on('{name}的下级', 'Below {name}'),
};
