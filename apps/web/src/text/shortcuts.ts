import { type Text, text } from '@axle/kernel';

/** One shortcut: keys that are pressed together are joined by +, alternatives stand beside each other. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: Text;
}

/** The keyboard shortcuts, by where they work. */
export const shortcuts: readonly { readonly title: Text; readonly entries: readonly Shortcut[] }[] = [
  {
    title: text('任何位置', 'Everywhere'),
    entries: [
      { keys: ['Ctrl+K'], does: text('搜索并打开页面', 'Find and open a page') },
      { keys: ['?'], does: text('显示快捷键（输入时除外）', 'Show these shortcuts (not while typing)') },
      { keys: ['F6', 'Shift+F6'], does: text('到页面的下一部分、上一部分', 'Go to the next or previous part of the page') },
      { keys: ['Esc'], does: text('关闭窗口、抽屉或弹出框', 'Close the dialog, drawer or popup') },
    ],
  },
  {
    title: text('菜单与页面搜索', 'Menu and page search'),
    entries: [
      { keys: ['Tab'], does: text('到下一个菜单项', 'Go to the next menu item') },
      { keys: ['Enter'], does: text('展开、收起或打开', 'Expand, collapse or open') },
      { keys: ['↑', '↓'], does: text('在搜索结果中选择', 'Choose among the pages found') },
    ],
  },
  {
    title: text('已打开的页面', 'Open pages'),
    entries: [
      { keys: ['←', '→'], does: text('到相邻的标签', 'Go to the next tab') },
      { keys: ['Enter'], does: text('显示该页面', 'Show the page') },
      { keys: ['Delete'], does: text('关闭该页面', 'Close the page') },
    ],
  },
  {
    title: text('列表', 'Lists'),
    entries: [
      { keys: ['↓'], does: text('从搜索框进入列表', 'From the search into the list') },
      { keys: ['←', '→'], does: text('在工具栏按钮间移动', 'Move among the buttons of the toolbar') },
      { keys: ['↑', '↓', '←', '→'], does: text('移动到相邻单元格', 'Move to the next cell') },
      { keys: ['PageUp', 'PageDown'], does: text('上下翻一屏', 'Page up or down') },
      { keys: ['Home', 'End'], does: text('行首、行尾', 'First or last cell of the row') },
      { keys: ['Ctrl+Home', 'Ctrl+End'], does: text('第一个、最后一个单元格', 'First or last cell of the list') },
      { keys: ['Ctrl+↑', 'Ctrl+↓'], does: text('第一行、最后一行', 'First or last row') },
      { keys: ['Shift+↑', 'Shift+↓'], does: text('选择单元格区域', 'Select a range of cells') },
      { keys: ['Space'], does: text('勾选该行', 'Select the row') },
      { keys: ['Shift+Space'], does: text('连续勾选到该行', 'Select all rows up to this one') },
      { keys: ['Enter'], does: text('打开详情', 'Open the details') },
      { keys: ['Ctrl+C'], does: text('复制单元格或勾选的行', 'Copy the cell or selected rows') },
      { keys: ['Ctrl+Z', 'Ctrl+Y'], does: text('撤销、重做单元格的修改', 'Undo or redo a cell change') },
    ],
  },
  {
    title: text('记录', 'Records'),
    entries: [
      { keys: ['E'], does: text('编辑', 'Edit') },
      { keys: ['J', 'K'], does: text('下一条、上一条', 'Next or previous record') },
      { keys: ['.'], does: text('打开操作菜单', 'Open the menu of actions') },
    ],
  },
  {
    title: text('表单', 'Forms'),
    entries: [
      { keys: ['Ctrl+Enter'], does: text('保存', 'Save') },
      { keys: ['↑', '↓', 'PageUp', 'PageDown', 'Home', 'End'], does: text('在候选项中选择', 'Choose among suggestions') },
      { keys: ['Enter'], does: text('采用所选项', 'Use the selected one') },
    ],
  },
];
