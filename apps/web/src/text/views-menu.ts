import { text } from '@axle/kernel';

/** What is done with saved views. */
export const viewsMenuText = {
  private: text('仅自己', 'Only me'),
  team: text('本组织', 'My organisation'),
  public: text('所有人', 'Everybody'),
  audience: text('谁能看到', 'Visible to'),
  name: text('视图名称', 'View name'),
  saveAs: text('另存为视图…', 'Save as view…'),
  edit: text('重命名与共享…', 'Rename and share…'),
  remove: text('删除视图', 'Delete view'),
  removeText: text('删除视图“{name}”？与您共用它的人也将失去它。', 'Delete the view “{name}”? People you share it with lose it too.'),
  moveLeft: text('左移', 'Move left'),
  moveRight: text('右移', 'Move right'),
  setFirst: text('打开页面时显示', 'Show when the page opens'),
  unsetFirst: text('打开页面时不再显示', 'Do not show when the page opens'),
  roleFirst: text('设为角色默认', 'Set as default for a role'),
  copyLink: text('复制链接', 'Copy link'),
  linkCopied: text('链接已复制', 'Link copied'),
} as const;
