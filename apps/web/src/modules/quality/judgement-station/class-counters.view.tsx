import { type Line, linesIn, optionOf, type RecordValues } from '@axle/page-kit';
import { severityOptions } from '@axle/pages/quality/quality-options';
import type { JudgementSheet } from '@axle/wire';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { Labels } from '../log/labels-of.ts';
import { judgementText as text } from './judgement-text.ts';
import type { StandingVerdict } from './lot-units.ts';

interface CountersProps {
  readonly lot: JudgementSheet;
  readonly verdict: StandingVerdict;
  readonly labels: Labels | undefined;
}

/** The letter of a plan, with that of its size where arrows lead to it. */
const letterOf = (plan: Line | undefined): string =>
  [...new Set([plan?.['letter'], plan?.['useLetter']].filter(one => one !== undefined))].join(' → ');

/** How many were found of each class, large, with what its plan accepts and what is left until it rejects. */
export const ClassCounters = observer(function ClassCounters({ lot, verdict, labels }: CountersProps) {
  const session = useService(Session);
  const sampling = (lot.sampling ?? {}) as RecordValues;
  const [plans, special] = [linesIn(sampling, 'classes'), linesIn(sampling, 'special')];
  const named = (field: string, value: string) => (labels ? session.say(labels(field, value)) : value);
  const severityOf = (plan: Line | undefined) => optionOf(severityOptions, String(plan?.['severity'] ?? 'normal'));
  return (
    <ul className="ax-judge-classes" aria-label={session.say(text.classes)}>
      {verdict.classes.map(({ defectClass, found, accept, reject }, at) => {
        const tone = found >= reject ? 'bad' : found === accept && accept > 0 ? 'warn' : 'good';
        const name = named('defectClass', defectClass);
        const [plan, severity] = [plans[at], severityOf(plans[at])];
        const state = found >= reject ? text.beyond : accept === 0 ? text.noneAllowed : found === accept ? text.full : text.left;
        return (
          <li key={defectClass} className={`ax-judge-class ax-tone-${tone}`}>
            <span className="ax-judge-class-name">{name}</span>
            <strong>{found}</strong>
            <span>{session.say(text.accept, { accept, reject })}</span>
            <meter min={0} max={reject} value={Math.min(found, reject)} aria-label={name} />
            <small>
              {session.say(state, { left: accept - found })} · {session.say(text.ofFirst, { size: Number(plan?.['size'] ?? 0) })}
              {letterOf(plan) !== '' && ` · ${letterOf(plan)}`}{' '}
              {severity && severity.code !== 'normal' && (
                <span className={`ax-pill ax-tone-${severity.tone}`}>{session.say(severity.label)}</span>
              )}
            </small>
          </li>
        );
      })}
      {verdict.tests.map(({ checkGroup, level, defectClass, found, accept, reject }, at) => {
        const name = session.say(text.test, { group: named('checkGroup', checkGroup), level, of: named('defectClass', defectClass) });
        return (
          <li key={`${checkGroup} ${level} ${defectClass}`} className={`ax-judge-class ax-tone-${found >= reject ? 'bad' : 'good'}`}>
            <span className="ax-judge-class-name">{name}</span>
            <strong>{found}</strong>
            <span>{session.say(text.accept, { accept, reject })}</span>
            <meter min={0} max={reject} value={Math.min(found, reject)} aria-label={name} />
            <small>
              {session.say(found >= reject ? text.beyond : text.tests)} ·{' '}
              {session.say(text.ofFirst, { size: Number(special[at]?.['size'] ?? 0) })}
            </small>
          </li>
        );
      })}
    </ul>
  );
});
