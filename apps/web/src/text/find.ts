import { text } from '@axle/kernel';

/** The box that finds pages, actions and records. */
export const findText = {
  placeholder: text('页面、操作、编码、OE号，拼音首字母或英文', 'Page, action, code, OE number, pinyin or English'),
  pages: text('页面', 'Pages'),
  actions: text('操作', 'Actions'),
  recent: text('最近使用', 'Recent'),
  seen: text('最近查看', 'Recently viewed'),
  import: text('导入{page}', 'Import {page}'),
  myDownloads: text('我的下载', 'My downloads'),
  outOfUse: text('已停用', 'disabled'),
  loading: text('正在查找编码…', 'Searching codes…'),
  nothing: text('没有匹配的页面、操作或编码', 'No page, action or code matches'),
} as const;
