import { type ProjectStage, stageDays } from '@axle/development';
import { daysBetween, type LocalDate } from '@axle/kernel';
import { formatValue, type RecordRow, type Resource } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { projectBoardText as text } from './project-board-text.ts';

/** Days before its end from which a clock warns. */
const soon = 2;

interface Clocked {
  readonly row: RecordRow;
  readonly resource: Resource;
  readonly today: LocalDate;
}

/** [N3b] How much of the days for its stage a project has used, and when they end. On hold the clock stands still. */
export const StageClock = observer(function StageClock({ row, resource, today }: Clocked) {
  const session = useService(Session);
  const [stage, due, held] = [
    row['stage'] as ProjectStage,
    row['dueAt'] as LocalDate | undefined,
    row['heldSince'] as LocalDate | undefined,
  ];
  const days = Number(row['stageDays'] ?? 0);
  if (stage === 'hold')
    return held === undefined ? null : <p className="ax-stage-clock">{session.say(text.held, { days: daysBetween(held, today) })}</p>;
  const allowed = stageDays[stage];
  if (allowed === undefined || due === undefined) return null;
  const left = daysBetween(today, due);
  const tone = left < 0 ? 'bad' : left <= soon ? 'warn' : 'info';
  const elapsed = session.say(text.day, { days, allowed });
  return (
    <div
      className="ax-stage-clock"
      data-tone={tone}
      title={session.say(text.due, { date: formatValue(resource.fields['dueAt']!, due, session.language) })}
    >
      <span>{elapsed}</span>
      {left < 0 && <strong>{session.say(text.late, { days: -left })}</strong>}
      <i aria-hidden>
        <b style={{ width: `${Math.min(100, (days / allowed) * 100)}%` }} />
      </i>
    </div>
  );
});
