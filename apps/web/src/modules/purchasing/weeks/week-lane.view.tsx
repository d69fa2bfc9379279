import type { LocalDate, Text } from '@axle/kernel';
import { type EnumField, type LinesField, optionOf, regrouped, type Tool } from '@axle/page-kit';
import { isPastPromise } from '@axle/purchasing';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { marksOf } from './marks-of.ts';
import { MilestoneStrip } from './milestone-strip.view.tsx';
import type { PromisedWeek } from './weeks-of.ts';
import { weeksText as text } from './weeks-text.ts';

interface WeekLaneProps {
  readonly week: PromisedWeek;
  readonly today: LocalDate;
  readonly tool: Tool;
  /** The address of all lines of the week. */
  readonly all: string;
  /** The address of a line, by its id. */
  readonly of: (id: number) => string;
}

/** The lines that are promised for a week; each opens what is known of it. */
export const WeekLane = observer(function WeekLane({ week, today, tool, all, of }: WeekLaneProps) {
  const session = useService(Session);
  const { fields } = tool.results['lines'] as LinesField;
  const choices = (name: string) => fields[name] as EnumField;
  const isNow = week.monday <= today && today <= week.sunday;
  const more = week.lineCount - week.lines.length;
  return (
    <section className={isNow ? 'ax-week ax-week-now' : 'ax-week'} aria-label={week.week}>
      <h3>
        {week.week} <small>{`${week.monday.slice(5)} – ${week.sunday.slice(5)}`}</small>
      </h3>
      <p>
        {week.lineCount === 0 ? (
          session.say(text.none)
        ) : (
          <>
            <Link to={all}>{session.say(text.lines, { count: week.lineCount })}</Link> · {session.say(text.pieces, { count: week.pieces })}
            {week.lateCount > 0 && <strong> · {session.say(text.lateCount, { count: week.lateCount })}</strong>}
          </>
        )}
      </p>
      {week.lines.map(line => {
        const id = Number(line['id']);
        const isLate = isPastPromise(line['promisedDate'] as LocalDate, today);
        const risk = optionOf(choices('risk').options, line['risk']);
        const marks = marksOf(line, today);
        return (
          <article key={id} data-late={isLate}>
            <Link to={of(id)}>{`${regrouped(String(line['orderNo']))} · ${String(line['orderLine'])}`}</Link>
            <span>{`${String(line['skuCode'])} × ${Number(line['openQty'])}`}</span>
            <small title={session.say(line['supplierName'] as Text)}>{session.say(line['supplierName'] as Text)}</small>
            <small>
              {String(line['promisedDate']).slice(5)}{' '}
              {isLate ? (
                <b className="ax-pill ax-tone-bad">{session.say(text.late)}</b>
              ) : (
                risk && risk.code !== 'green' && <b className={`ax-pill ax-tone-${risk.tone}`}>{session.say(risk.label)}</b>
              )}
            </small>
            {marks && <MilestoneStrip marks={marks} steps={choices('nextStep')} />}
          </article>
        );
      })}
      {more > 0 && <Link to={all}>{session.say(text.more, { count: more })}</Link>}
    </section>
  );
});
