import { text } from '@axle/kernel';

/** Words of the board of projects. */
export const projectBoardText = {
  day: text('第{days}天，限{allowed}天', 'Day {days} of {allowed}'),
  late: text('超期{days}天', '{days} d late'),
  held: text('暂停{days}天', 'On hold {days} d'),
  due: text('{date} 到期', 'Due {date}'),
  tick: text('选择 {name}', 'Tick {name}'),
  move: text('移动 {name}：拖动，或按左右方向键', 'Move {name}: drag it, or press the left and right keys'),
  to: text('移到“{stage}”', 'Move to {stage}'),
  open: text('查看 {name}', 'Open {name}'),
  moved: text('{name} 已移到“{stage}”', '{name} is now at {stage}'),
  notMoved: text('{name} 留在“{stage}”', '{name} stays at {stage}'),
  forbidden: text('您没有权限执行此步骤', 'You have no permission for this step'),
  score: text('评分 {score}', 'Score {score}'),
  margin: text('毛利 {margin}%', 'Margin {margin}%'),
  exceptions: text('异常 {count}', 'Exceptions {count}'),
  none: text('无项目', 'No projects'),
  more: text('在列表中查看全部 {count} 个', 'See all {count} in the list'),
  drop: text('拖到此处终止', 'Drag here to drop'),
  count: text('{stage}：{count} 个项目', '{stage}: {count} projects'),
  dismiss: text('关闭', 'Dismiss'),
  part: text('只显示最先到期的 {count} 个项目，筛选后可见其余。', 'Only the {count} projects due first are shown; filter to see others.'),
} as const;
