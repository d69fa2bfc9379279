import type { RecordValues } from '@axle/page-kit';
import type { Severity, SwitchState } from '@axle/quality';

/** The state that a row of switching keeps. */
export const stateOf = (row: RecordValues): SwitchState => ({
  severity: row['severity'] as Severity,
  score: Number(row['score']),
  lastLots: [...((row['lastLots'] ?? '') as string)].map(letter => letter === 'A'),
  acceptedRun: Number(row['acceptedRun']),
  tightenedRejects: Number(row['tightenedRejects']),
});

/** The last lots of a state as letters, A for an accepted one and R for a rejected one; nothing without lots. */
export const lettersOf = ({ lastLots }: SwitchState): string | undefined =>
  lastLots.length === 0 ? undefined : lastLots.map(isAccepted => (isAccepted ? 'A' : 'R')).join('');

/** What a row of switching keeps of a state. */
export const rowOf = (state: SwitchState): RecordValues => ({
  severity: state.severity,
  score: state.score,
  lastLots: lettersOf(state),
  acceptedRun: state.acceptedRun,
  tightenedRejects: state.tightenedRejects,
});
