const on = (zh: string, en: string) => ({ zh, en });

/** Words for two people who change one record. */
export const mergeText = {
  title: on('{who}同时修改了该记录', '{who} changed this record at the same time'),
  somebody: on('他人', 'Somebody else'),
  why: on(
    '互不冲突的修改已经合并。以下各处双方改得不同，请选择要保留的值。',
    'Changes that do not conflict have been merged. You both changed the following; choose which value to keep.',
  ),
  place: on('字段', 'Field'),
  before: on('原值', 'Before'),
  mine: on('我的', 'Mine'),
  theirs: on('{who}的', '{who}'),
  keepMine: on('{label}：保留我的', '{label}: keep mine'),
  keepTheirs: on('{label}：采用对方的', '{label}: use theirs'),
  take: on('合并', 'Merge'),
  removed: on('已删除该行', 'Line removed'),
  merged: on('已保存，并合并了{who}对{fields}的修改', 'Saved and merged with {who}’s changes to: {fields}'),
} as const;
