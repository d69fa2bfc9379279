import { ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import type { Severity } from '../sampling/plan.ts';
import { nextSeverity } from './next-severity.ts';
import { freshState, type JudgedLot, type SwitchState } from './switch-state.ts';

/** Score from which reduced inspection may be approved. */
export const scoreToReduce = 30;

/** Where a class stands, as far as reduced inspection asks. */
export interface StandingScore {
  readonly severity?: Severity | undefined;
  readonly score?: number | undefined;
}

/** [Q6] Whether reduced inspection is offered: the score is high enough under normal inspection. It never begins by itself. */
export const canReduce = ({ severity, score = 0 }: StandingScore): boolean => severity === 'normal' && score >= scoreToReduce;

const refused = (code: string, zh: string, en: string): Refusal => ({ code, field: 'severity', message: text(zh, en) });

/** [Q6] What stands against reduced inspection as the state is: the score is below 30 (`SCORE_LOW`). */
export const reduceRefusals = (state: StandingScore): readonly Refusal[] =>
  canReduce(state)
    ? []
    : [refused('SCORE_LOW', '须为正常检验且转移得分达到30', 'Only normal inspection with a score of 30 can be reduced')];

/** [Q24] What stands against reduced inspection as production is: nobody confirmed that it is steady (`NOT_STEADY`). */
export const steadyRefusals = (isSteady: boolean): readonly Refusal[] =>
  isSteady ? [] : [refused('NOT_STEADY', '须确认生产稳定', 'Confirm that production is steady')];

/** [Q6] Reduced inspection begins, once production is steady and somebody answers for it: `SCORE_LOW` before the score is 30. */
export function approveReduced(state: SwitchState): Result<SwitchState> {
  const [refusal] = reduceRefusals(state);
  return refusal ? refuse(refusal) : ok(freshState('reduced'));
}

/** [Q6] Reduced inspection ends because production is irregular or for another reason: `NOT_REDUCED` for any other severity. */
export const toNormal = (state: SwitchState): Result<SwitchState> =>
  state.severity === 'reduced'
    ? ok(freshState('normal'))
    : refuse(refused('NOT_REDUCED', '只有放宽检验可转为正常检验', 'Only reduced inspection can be returned to normal'));

/** [Q6] Inspection is resumed, tightened, after the supplier took action: `NOT_DISCONTINUED` for any other severity. */
export const resume = (state: SwitchState): Result<SwitchState> =>
  state.severity === 'discontinued'
    ? ok(freshState('tightened'))
    : refuse(refused('NOT_DISCONTINUED', '只有暂停检验可恢复', 'Only discontinued inspection can be resumed'));

/** What moves a class from one severity to another: a lot, or an approval. */
export type SwitchEvent = { readonly lot: JudgedLot } | { readonly approval: 'approveReduced' | 'toNormal' | 'resume' };

const approvals = { approveReduced, toNormal, resume };

/** [Q6] Where a class stands after events from its beginning: replayed, they give the state that was kept. Refusals change nothing. */
export function replaySwitching(events: readonly SwitchEvent[], from: SwitchState = freshState('normal')): SwitchState {
  return events.reduce((state, event) => {
    if ('lot' in event) return nextSeverity(state, event.lot);
    const result = approvals[event.approval](state);
    return result.ok ? result.value : state;
  }, from);
}
