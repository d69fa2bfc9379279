import { text } from '@axle/kernel';
import type { EnumField, EnumOption } from '@axle/page-kit';
import type { DispositionKind } from '@axle/quality';

/** Disposition. */
export const dispositionOptions = [
  { code: 'rework', label: text('返工复检', 'Rework'), also: ['REWORK'] },
  { code: 'sort', label: text('全检挑选', 'Sort'), also: ['SORT'] },
  { code: 'concession', label: text('让步接收', 'Concession'), also: ['CONCESSION'] },
  { code: 'return', label: text('退货', 'Return'), also: ['RETURN'] },
  { code: 'scrap', label: text('报废', 'Scrap'), also: ['SCRAP'] },
] as const satisfies readonly EnumOption<DispositionKind>[];

/** DispositionStatus. */
export const dispositionStates = [
  { code: 'open', label: text('待提交', 'Open'), tone: 'info' },
  { code: 'approving', label: text('审批中', 'In approval'), tone: 'warn' },
  { code: 'running', label: text('执行中', 'Running'), tone: 'warn' },
  { code: 'done', label: text('已完成', 'Done'), tone: 'good' },
  { code: 'refused', label: text('未执行', 'Not carried out'), tone: 'neutral' },
] as const satisfies readonly EnumOption[];

/** What is done with a lot. */
export const dispositionKind = {
  kind: 'enum',
  label: text('处置方式', 'Disposition'),
  readOnly: true,
  options: dispositionOptions,
  width: 100,
} as const satisfies EnumField;

/** How far that has come. */
export const dispositionState = {
  kind: 'enum',
  label: text('处置状态', 'Disposition status'),
  readOnly: true,
  options: dispositionStates,
  width: 110,
} as const satisfies EnumField;
