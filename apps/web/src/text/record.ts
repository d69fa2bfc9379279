import { type Text, text } from '@axle/kernel';

/** What the page of one record says beside its values. */
export const recordWords = {
  sections: text('分区', 'Sections'),
  showEmpty: text('显示 {count} 个空字段', 'Show {count} empty {count|field|fields}'),
  hideEmpty: text('收起空字段', 'Hide empty fields'),
  asPage: text('整页打开', 'Open as page'),
  toList: text('返回列表', 'Back to list'),
  flow: text('单据流', 'Document flow'),
  linked: text('相关记录', 'Related records'),
  actions: text('操作', 'Actions'),
  gone: text('记录已删除，或您无权查看', 'The record was deleted, or you may not see it'),
} as const satisfies Readonly<Record<string, Text>>;
