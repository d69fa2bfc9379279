import { businessDay, type EnumField, optionOf } from '@axle/page-kit';
import { milestones } from '@axle/purchasing';
import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { Clock } from '../../../gateways/clock.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { marksOf } from './marks-of.ts';
import { MilestoneStrip } from './milestone-strip.view.tsx';

/** [R89] The steps of a line as dots, and the name of the one that comes next; the name alone where a day is closed to the reader. */
export const MilestoneCell = observer(function MilestoneCell({ page, row }: ViewProps) {
  const session = useService(Session);
  const today = businessDay(new Date(useService(Clock).now()));
  const fields = page.resource?.fields ?? {};
  const steps = fields['nextStep'] as EnumField | undefined;
  if (!row || !steps) return null;
  const isOpen = ['promisedDate', 'leadDays', ...milestones.map(step => `${step}On`)].every(name => fields[name]);
  const marks = isOpen ? marksOf(row, today) : undefined;
  const next = optionOf(steps.options, row['nextStep'])?.label;
  return (
    <>
      {marks && <MilestoneStrip marks={marks} steps={steps} />} {next && session.say(next)}
    </>
  );
});
