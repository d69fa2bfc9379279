import { text } from '@axle/kernel';

/** Words for two people who change one record. */
export const mergeText = {
  title: text('{who}同时修改了该记录', '{who} changed this record at the same time'),
  somebody: text('他人', 'Somebody else'),
  why: text(
    '互不冲突的修改已经合并。以下各处双方改得不同，请选择要保留的值。',
    'Changes that do not conflict have been merged. You both changed the following; choose which value to keep.',
  ),
  place: text('字段', 'Field'),
  before: text('原值', 'Before'),
  mine: text('我的', 'Mine'),
  theirs: text('{who}的', '{who}'),
  keepMine: text('{label}：保留我的', '{label}: keep mine'),
  keepTheirs: text('{label}：采用对方的', '{label}: use theirs'),
  take: text('合并', 'Merge'),
  removed: text('已删除该行', 'Line removed'),
  merged: text('已保存，并合并了{who}对{fields}的修改', 'Saved and merged with {who}’s changes to: {fields}'),
} as const;
