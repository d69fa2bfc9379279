import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** What is done with saved views. */
export const viewsMenuText = {
  private: on('仅自己', 'Only me'),
  team: on('本组织', 'My organisation'),
  public: on('所有人', 'Everybody'),
  audience: on('谁能看到', 'Visible to'),
  name: on('视图名称', 'View name'),
  saveAs: on('另存为视图…', 'Save as view…'),
  edit: on('重命名与共享…', 'Rename and share…'),
  remove: on('删除视图', 'Delete view'),
  removeText: on('删除视图“{name}”？与您共用它的人也将失去它。', 'Delete the view “{name}”? People you share it with lose it too.'),
  moveLeft: on('左移', 'Move left'),
  moveRight: on('右移', 'Move right'),
  setFirst: on('打开页面时显示', 'Show when the page opens'),
  unsetFirst: on('打开页面时不再显示', 'Do not show when the page opens'),
  roleFirst: on('设为角色默认', 'Set as default for a role'),
  copyLink: on('复制链接', 'Copy link'),
  linkCopied: on('链接已复制', 'Link copied'),
} as const;
