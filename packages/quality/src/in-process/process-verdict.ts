import { type Decimal, fill, type Refusal, text } from '@axle/kernel';
import { isOutside, type MeasureLimits } from '../figures/measure-limits.ts';
import type { CheckStage } from './planned-checks.ts';

/** What is decided at a check, from mild to hard: go on, go on and correct, stop the line. */
export const processVerdicts = ['continue', 'correct', 'stop'] as const;

/** A verdict of a check in process. */
export type ProcessVerdict = (typeof processVerdicts)[number];

/** Groups of items that a first article shows completely. */
export const firstArticleGroups = ['dim', 'func'] as const;

/** An item of a standard or of a check, by its group and name. */
export interface NamedItem {
  readonly checkGroup: string;
  readonly item: string;
}

/** What was found of an item. */
export interface CheckedItem {
  readonly measured?: Decimal | undefined;
  /** As the inspector saw it; a measured value needs no word. */
  readonly conforms?: boolean | undefined;
}

const missing = text(
  '首件须录入全部尺寸与功能项，缺：{items}',
  'A first article needs every dimension and function item; missing: {items}',
);
const tooMild = text('有不合格件或项目，至少应为“纠正”', 'Units or items do not conform: correct at least');
const noProblem = text('纠正或停线须写明问题', 'Correcting or stopping needs the problem in words');
const aboveChecked = text('不合格数不能超过检查数', 'Nonconforming units cannot exceed the units checked');
const open = text('纠正未关闭（{checks}），不能申请出货检验', 'Corrective action open ({checks}): outgoing inspection cannot be requested');

const nameOf = ({ checkGroup, item }: NamedItem) => `${checkGroup}:${item}`;

/** [Q34] What a first article still lacks of its standard: every dimension and function item (`MISSING_ITEM`). Other stages lack nothing. */
export function firstArticleRefusals(stage: CheckStage, standard: readonly NamedItem[], checked: readonly NamedItem[]): readonly Refusal[] {
  if (stage !== 'first') return [];
  const done = new Set(checked.map(nameOf));
  const lacks = standard.filter(one => firstArticleGroups.some(group => group === one.checkGroup) && !done.has(nameOf(one)));
  return lacks.length === 0
    ? []
    : [{ code: 'MISSING_ITEM', field: 'items', message: fill(missing, { items: lacks.map(({ item }) => item).join('、') }) }];
}

/** [Q35] Whether an item conforms: a measured value by its limits, and whatever the inspector saw. */
export const itemConforms = ({ measured, conforms = true }: CheckedItem, limits: MeasureLimits): boolean =>
  conforms && (measured === undefined || !isOutside(measured, limits));

/** [Q35] The mildest verdict on what was found: correct where a unit or an item does not conform. */
export const mildestVerdict = (nonconforming: { readonly units: number; readonly items: number }): ProcessVerdict =>
  nonconforming.units + nonconforming.items > 0 ? 'correct' : 'continue';

/** What was found at a check, and what its inspector decided. */
export interface DecidedCheck {
  readonly checkedUnits: number;
  readonly foundUnits: number;
  readonly failedItems: number;
  readonly verdict: ProcessVerdict;
  readonly problem?: string | undefined;
}

/**
 * [Q35] What stands against a verdict: more units found than were checked (`FOUND`), milder than what was found (`TOO_MILD`), a correction
 * or stop without its problem (`NO_PROBLEM`).
 */
export function verdictRefusals({ checkedUnits, foundUnits, failedItems, verdict, problem }: DecidedCheck): readonly Refusal[] {
  const mildest = mildestVerdict({ units: foundUnits, items: failedItems });
  const isMilder = processVerdicts.indexOf(verdict) < processVerdicts.indexOf(mildest);
  return [
    ...(foundUnits > checkedUnits ? [{ code: 'FOUND', field: 'foundUnits', message: aboveChecked }] : []),
    ...(isMilder ? [{ code: 'TOO_MILD', field: 'verdict', message: tooMild }] : []),
    ...(verdict !== 'continue' && !problem?.trim() ? [{ code: 'NO_PROBLEM', field: 'problem', message: noProblem }] : []),
  ];
}

/** [Q36] What stands against requesting outgoing inspection of a line: the numbers of its checks whose corrective action is open. */
export const correctionRefusals = (openChecks: readonly string[]): readonly Refusal[] =>
  openChecks.length === 0 ? [] : [{ code: 'CORRECTION_OPEN', field: 'orderLine', message: fill(open, { checks: openChecks.join('、') }) }];
