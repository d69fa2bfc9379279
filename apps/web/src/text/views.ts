import { text } from '@axle/kernel';

/** Saved views of lists. */
export const viewsText = {
  views: text('视图', 'Views'),
  everything: text('全部', 'All'),
  count: text('{count} 条', '{count} {count|row|rows}'),
  countMore: text('超过 {count} 条', 'More than {count} rows'),
  changed: text('视图“{name}”已修改', 'View “{name}” was changed'),
  back: text('还原', 'Restore'),
  save: text('保存', 'Save'),
  saved: text('视图已保存', 'View saved'),
  missing: text('该视图不存在，或未与您共享', 'The view does not exist or is not shared with you'),
  missingWhy: text(
    '链接指向的视图可能已删除，或是他人的私有视图。请对方共享该视图，或发送带筛选条件的链接。',
    'The view that the link names was deleted, or is somebody’s own. Ask them to share it, or for a link with the filters.',
  ),
  withoutView: text('不用视图打开', 'Open without the view'),
  blocked: text(
    '此视图按您无权查看的字段筛选或排序：{fields}。这些条件未生效，显示的数据可能更多。',
    'This view filters or sorts by fields you cannot read: {fields}. These conditions are not applied, so more rows may be shown.',
  ),
  dropped: text('此视图的部分条件已不适用，已略去：{fields}', 'Some conditions of this view no longer apply and were left out: {fields}'),
  closeNote: text('知道了', 'Close'),
} as const;
