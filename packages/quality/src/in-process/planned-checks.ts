import { type Decimal, divide, multiply } from '@axle/kernel';

/** Percent of the pieces of a line at which a patrol is planned. */
export const plannedPercents = [20, 50, 80] as const;

/** Units that a patrol checks unless somebody decides otherwise. */
export const patrolUnits = 5;

/** Hours from one patrol to the next. */
export const patrolHours = 2;

/** When in the run of a production a check takes place. */
export const checkStages = ['first', 'patrol', 'last'] as const;

/** A stage of production. */
export type CheckStage = (typeof checkStages)[number];

/** [Q32] How many pieces are made when the planned patrols of a line are due, each count once: 200, 500 and 800 of 1,000. */
export const plannedPoints = (wanted: number): readonly number[] => [
  ...new Set(plannedPercents.map(percent => Math.ceil((wanted * percent) / 100))),
];

/** [Q33] Percent of the pieces wanted that are made, to one digit and 100 at most; undefined where nothing is wanted. */
export function producedShare(produced: number, wanted: number): Decimal | undefined {
  if (wanted <= 0) return undefined;
  const whole = (value: number) => String(value) as Decimal;
  return divide(multiply(whole(Math.min(produced, wanted)), '100' as Decimal), whole(wanted), 1);
}

/** [Q33] Whether patrols go on after a check: not once the line stands, the last article was checked or everything is made. */
export const patrolsGoOn = (check: {
  readonly stage: CheckStage;
  readonly verdict: 'continue' | 'correct' | 'stop';
  readonly produced: number;
  readonly wanted: number;
}): boolean => check.stage !== 'last' && check.verdict !== 'stop' && check.produced < check.wanted;

/** [Q33] When the patrol after a check is due. */
export const nextPatrol = (checkedAt: Date): Date => new Date(checkedAt.getTime() + patrolHours * 3_600_000);
