import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** The box that finds pages, actions and records. */
export const findText = {
  placeholder: on('页面、操作、编码、OE号，拼音首字母或英文', 'Page, action, code, OE number, pinyin or English'),
  pages: on('页面', 'Pages'),
  actions: on('操作', 'Actions'),
  recent: on('最近选择', 'Recent'),
  import: on('导入{page}', 'Import {page}'),
  myDownloads: on('我的下载', 'My downloads'),
  outOfUse: on('已停用', 'disabled'),
  loading: on('正在查找编码…', 'Searching codes…'),
  nothing: on('没有匹配的页面、操作或编码', 'No page, action or code matches'),
} as const satisfies Record<string, Text>;
