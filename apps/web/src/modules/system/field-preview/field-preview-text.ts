import { text } from '@axle/kernel';

/** Words of what a user sees of the fields of a page. */
export const fieldPreviewText = {
  user: text('用户', 'User'),
  userHint: text('姓名或拼音首字母', 'Name'),
  nothing: text('没有匹配项', 'No matches'),
  page: text('页面', 'Page'),
  onlyClosed: text('只看受限的字段', 'Restricted fields only'),
  choose: text(
    '选择一个用户，逐字段查看其在页面上能看到、能修改什么，以及原因。',
    'Choose a user to see, field by field, what they can see and change on a page, and why.',
  ),
  summary: text(
    '{user}：显示 {shown} 个字段，可修改 {written} 个；{closed} 个受限。',
    '{user}: {shown} {shown|field|fields} shown, {written} editable, {closed} restricted.',
  ),
  noPage: text('{user} 无权打开此页面。', '{user} cannot open this page.'),
  noneClosed: text('没有受限的字段。', 'No restricted fields.'),
  field: text('字段', 'Field'),
  shown: text('屏幕', 'Screen'),
  read: text('读取', 'Read'),
  write: text('修改', 'Write'),
  why: text('原因', 'Reason'),
  yes: text('是', 'Yes'),
  no: text('否', 'No'),
  readOnly: text('系统写入', 'Written by the system'),
  loading: text('正在载入权限', 'Loading permissions'),
} as const;
