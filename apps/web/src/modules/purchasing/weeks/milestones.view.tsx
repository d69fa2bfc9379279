import { businessDay, type EnumField, optionOf } from '@axle/page-kit';
import { milestones } from '@axle/purchasing';
import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { marksOf } from './marks-of.ts';
import { MilestoneStrip } from './milestone-strip.view.tsx';
import { milestonesText as text, standingText } from './weeks-text.ts';
import '../../../engine/tables.css';

/** [R89] The steps of a line: planned, reached, and how each stands. */
export const Milestones = observer(function Milestones({ page, row }: ViewProps) {
  const session = useService(Session);
  const today = businessDay(new Date(useService(Clock).now()));
  const fields = page.resource?.fields ?? {};
  // a step whose day is closed to the reader would look as if it were not reached
  if (!row || ['nextStep', 'promisedDate', 'leadDays', ...milestones.map(step => `${step}On`)].some(name => !fields[name])) return null;
  const steps = fields['nextStep'] as EnumField;
  const marks = marksOf(row, today);
  if (!marks) return <p className="ax-hint">{session.say(text.unknown)}</p>;
  return (
    <>
      <MilestoneStrip marks={marks} steps={steps} />
      <table className="ax-table">
        <thead>
          <tr>
            {[text.step, text.planned, text.reached, text.standing].map(label => (
              <th key={label.en}>{session.say(label)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {marks.map(({ step, planned, reached, standing }) => (
            <tr key={step}>
              <td>{session.say(optionOf(steps.options, step)!.label)}</td>
              <td>{planned}</td>
              <td>{reached ?? '—'}</td>
              <td>{session.say(standingText[standing])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
});
