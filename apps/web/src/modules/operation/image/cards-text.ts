import { text } from '@axle/kernel';

/** Words of the cards of pictures. */
export const cardsText = {
  find: text('SKU；回车查找', 'SKU; Enter to search'),
  slot: text('图位', 'Slot'),
  state: text('状态', 'Status'),
  all: text('全部', 'All'),
  none: text('没有图片', 'No images'),
  more: text('更多', 'More'),
  choose: text('选中{name}', 'Choose {name}'),
  open: text('查看{name}', 'View {name}'),
  compare: text('比较所选（{count}）', 'Compare ({count})'),
  clear: text('清除所选', 'Clear'),
  chosen: text('已选 {count}', '{count} chosen'),
  beside: text('图片比较', 'Images side by side'),
  size: text('{width} × {height} px，占比 {fill}%', '{width} × {height} px, fill {fill}%'),
  edition: text('第{edition}版', 'version {edition}'),
  check: text('检查并上传', 'Check and upload'),
  checked: text('上传前检查', 'Check before upload'),
  chooseFiles: text('选择图片文件', 'Choose image files'),
  hint: text(
    '文件名如 BP-0446_main_en.jpg 自动归位。先在本机检查，再上传；服务器会再查一遍。',
    'Names such as BP-0446_main_en.jpg assign themselves. Files are checked here first, and again on the server.',
  ),
  fine: text('合格', 'Fine'),
  broken: text('不是图片或已损坏', 'Not an image, or damaged'),
  unnamed: text('文件名不是“SKU_图位_语言”', 'The name is not SKU_slot_language'),
  measuring: text('检查中…', 'Checking…'),
  upload: text('上传（{count}）', 'Upload ({count})'),
} as const;
