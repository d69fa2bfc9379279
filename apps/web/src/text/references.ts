import { text } from '@axle/kernel';

/** Fields that hold other records, and people. */
export const referenceText = {
  create: text('新建“{typed}”', 'Create "{typed}"'),
  nothing: text('没有匹配的记录', 'No matching records'),
  unknown: text('无权查看该记录', 'You have no permission to view this record'),
  look: text('速览', 'Quick look'),
  open: text('打开记录', 'Open the record'),
  related: text('在“{page}”中查看', 'View in {page}'),
  noneRelated: text('没有记录', 'No records'),
  firstFound: text('仅列出前 {most} 条，请继续输入以缩小范围', 'Only the first {most} are listed: type more to narrow them down'),
  firstRelated: text('只列出前 {most} 条', 'Only the first {most} are listed'),
  search: text('输入编码、名称或拼音首字母', 'Type a code or name'),
  searchOrPaste: text('输入编码、名称或拼音首字母，可粘贴多个', 'Type a code or name, or paste several'),
  branchOf: text('{name}的下级', 'Below {name}'),
};
