import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of what a user sees of the fields of a page. */
export const text = {
  user: on('用户', 'User'),
  userHint: on('姓名或拼音首字母', 'Name'),
  nothing: on('没有匹配项', 'No matches'),
  page: on('页面', 'Page'),
  onlyClosed: on('只看受限的字段', 'Restricted fields only'),
  choose: on(
    '选择一个用户，逐字段查看其在页面上能看到、能修改什么，以及原因。',
    'Choose a user to see, field by field, what they can see and change on a page, and why.',
  ),
  summary: on(
    '{user}：显示 {shown} 个字段，可修改 {written} 个；{closed} 个受限。',
    '{user}: {shown} fields shown, {written} editable, {closed} restricted.',
  ),
  noPage: on('{user} 无权打开此页面。', '{user} cannot open this page.'),
  noneClosed: on('没有受限的字段。', 'No restricted fields.'),
  field: on('字段', 'Field'),
  shown: on('屏幕', 'Screen'),
  read: on('读取', 'Read'),
  write: on('修改', 'Write'),
  why: on('原因', 'Reason'),
  yes: on('是', 'Yes'),
  no: on('否', 'No'),
  readOnly: on('系统写入', 'Written by the system'),
  loading: on('正在载入权限', 'Loading permissions'),
} as const;
