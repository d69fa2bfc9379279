import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** What came of a list that was pasted into a filter by records. */
export const pastedText = {
  found: on('粘贴 {count} 个，找到 {found} 个', '{count} pasted, {found} found'),
  foundSome: on('粘贴 {count} 个，找到 {found} 个；未找到：{missing}', '{count} pasted, {found} found; not found: {missing}'),
  cut: on(
    '{came}；一次最多筛选 {most} 个，只取前 {most} 个',
    '{came}; a filter takes at most {most} values, only the first {most} are used',
  ),
};
