import { text } from '@axle/kernel';

/** The list that is pasted where records are chosen, and what came of it. */
export const pastedText = {
  placeholder: text('选择或粘贴列表', 'Select or paste a list'),
  many: text('已选 {count} 项', '{count} selected'),
  found: text('粘贴 {count} 个，找到 {found} 个', '{count} pasted, {found} found'),
  foundSome: text('粘贴 {count} 个，找到 {found} 个；未找到：{missing}', '{count} pasted, {found} found; not found: {missing}'),
  cut: text(
    '{came}；一次最多筛选 {most} 个，只取前 {most} 个',
    '{came}; a filter takes at most {most} values, only the first {most} are used',
  ),
};
