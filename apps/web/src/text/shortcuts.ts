import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** One shortcut: keys that are pressed together are joined by +, alternatives stand beside each other. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly does: Text;
}

/** The keyboard shortcuts, by where they work. */
export const shortcuts: readonly { readonly title: Text; readonly entries: readonly Shortcut[] }[] = [
  {
    title: on('任何位置', 'Everywhere'),
    entries: [
      { keys: ['Ctrl+K'], does: on('搜索并打开页面', 'Find and open a page') },
      { keys: ['?'], does: on('显示快捷键（输入时除外）', 'Show these shortcuts (not while typing)') },
      { keys: ['Esc'], does: on('关闭窗口、抽屉或弹出框', 'Close the dialog, drawer or popup') },
    ],
  },
  {
    title: on('菜单与页面搜索', 'Menu and page search'),
    entries: [
      { keys: ['Tab'], does: on('到下一个菜单项', 'Go to the next menu item') },
      { keys: ['Enter'], does: on('展开、收起或打开', 'Expand, collapse or open') },
      { keys: ['↑', '↓'], does: on('在搜索结果中选择', 'Choose among the pages found') },
    ],
  },
  {
    title: on('已打开的页面', 'Open pages'),
    entries: [
      { keys: ['←', '→'], does: on('到相邻的标签', 'Go to the next tab') },
      { keys: ['Enter'], does: on('显示该页面', 'Show the page') },
      { keys: ['Delete'], does: on('关闭该页面', 'Close the page') },
    ],
  },
  {
    title: on('列表', 'Lists'),
    entries: [
      { keys: ['↑', '↓', '←', '→'], does: on('移动到相邻单元格', 'Move to the next cell') },
      { keys: ['PageUp', 'PageDown'], does: on('上下翻一屏', 'Page up or down') },
      { keys: ['Home', 'End'], does: on('行首、行尾', 'First or last cell of the row') },
      { keys: ['Ctrl+Home', 'Ctrl+End'], does: on('第一个、最后一个单元格', 'First or last cell of the list') },
      { keys: ['Ctrl+↑', 'Ctrl+↓'], does: on('第一行、最后一行', 'First or last row') },
      { keys: ['Space'], does: on('勾选该行', 'Select the row') },
      { keys: ['Shift+Space'], does: on('连续勾选到该行', 'Select all rows up to this one') },
      { keys: ['Enter'], does: on('打开详情', 'Open the details') },
      { keys: ['Ctrl+C'], does: on('复制单元格或勾选的行', 'Copy the cell or selected rows') },
      { keys: ['Ctrl+Z', 'Ctrl+Y'], does: on('撤销、重做单元格的修改', 'Undo or redo a cell change') },
    ],
  },
  {
    title: on('表单', 'Forms'),
    entries: [
      { keys: ['Ctrl+Enter'], does: on('保存', 'Save') },
      { keys: ['↑', '↓'], does: on('在候选项中选择', 'Choose among suggestions') },
      { keys: ['Enter'], does: on('采用所选项', 'Use the selected one') },
    ],
  },
];
