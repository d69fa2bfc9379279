import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of what a user sees of the fields of a page. */
export const text = {
  user: on('用户', 'User'),
  userHint: on('姓名或拼音首字母', 'Name'),
  nothing: on('没有匹配项', 'Nothing fits'),
  page: on('页面', 'Page'),
  onlyClosed: on('只看受限的字段', 'Closed fields only'),
  choose: on(
    '选择一个用户，逐字段查看其在页面上能看到、能修改什么，以及原因。',
    'Choose a user to see, field by field, what they see and may change on a page, and why.',
  ),
  summary: on(
    '{user}：显示 {shown} 个字段，可修改 {written} 个；{closed} 个受限。',
    '{user}: {shown} fields shown, {written} may be changed, {closed} closed.',
  ),
  noPage: on('{user} 打不开此页面。', '{user} cannot open this page.'),
  noneClosed: on('没有受限的字段。', 'No field is closed.'),
  field: on('字段', 'Field'),
  shown: on('屏幕', 'Screen'),
  read: on('读取', 'Reads'),
  write: on('修改', 'Changes'),
  why: on('原因', 'Why'),
  yes: on('是', 'Yes'),
  no: on('否', 'No'),
  readOnly: on('系统写入', 'Kept by the product'),
  loading: on('正在载入权限', 'Loading the rights'),
} as const;
