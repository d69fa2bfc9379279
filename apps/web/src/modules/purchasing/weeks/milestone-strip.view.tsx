import { type EnumField, optionOf } from '@axle/page-kit';
import type { MilestoneMark } from '@axle/purchasing';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { standingText } from './weeks-text.ts';
import './weeks.css';

/** The steps towards a delivery as a row of dots: filled where reached, red where late. */
export const MilestoneStrip = observer(function MilestoneStrip({
  marks,
  steps,
}: {
  readonly marks: readonly MilestoneMark[];
  readonly steps: EnumField;
}) {
  const session = useService(Session);
  return (
    <span className="ax-milestones">
      {marks.map(({ step, planned, reached, standing }) => {
        const label = optionOf(steps.options, step)?.label;
        const words = `${label ? session.say(label) : step} ${reached ?? planned} ${session.say(standingText[standing])}`;
        return <i key={step} role="img" aria-label={words} title={words} data-standing={standing} />;
      })}
    </span>
  );
});
