import { text } from '@axle/kernel';

/** What came of a list that was pasted into a filter by records. */
export const pastedText = {
  found: text('粘贴 {count} 个，找到 {found} 个', '{count} pasted, {found} found'),
  foundSome: text('粘贴 {count} 个，找到 {found} 个；未找到：{missing}', '{count} pasted, {found} found; not found: {missing}'),
  cut: text(
    '{came}；一次最多筛选 {most} 个，只取前 {most} 个',
    '{came}; a filter takes at most {most} values, only the first {most} are used',
  ),
};
