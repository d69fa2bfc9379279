import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Labels and documents. */
export const printText = {
  title: on('{action}：{count} 条', '{action}: {count} {count|record|records}'),
  template: on('模板', 'Template'),
  copies: on('份数', 'Copies'),
  reason: on('补打原因', 'Reprint reason'),
  print: on('打印', 'Print'),
  preview: on('预览', 'Preview'),
  done: on('已生成打印文件：{name}', 'Print file ready: {name}'),
  newTab: on('在新标签页打开', 'Open in new tab'),
} as const satisfies Readonly<Record<string, Text>>;
