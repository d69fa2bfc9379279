import { type Text, text } from '@axle/kernel';

/** Labels and documents. */
export const printText = {
  title: text('{action}：{count} 条', '{action}: {count} {count|record|records}'),
  template: text('模板', 'Template'),
  copies: text('份数', 'Copies'),
  reason: text('补打原因', 'Reprint reason'),
  print: text('打印', 'Print'),
  preview: text('预览', 'Preview'),
  done: text('已生成打印文件：{name}', 'Print file ready: {name}'),
  missing: text(
    '{count}处有无法打印的字符，将印成“□”：{texts}',
    '{count} {count|text has|texts have} letters that cannot be printed and become “□”: {texts}',
  ),
  and: text('；', '; '),
  newTab: text('在新标签页打开', 'Open in new tab'),
} as const satisfies Readonly<Record<string, Text>>;
