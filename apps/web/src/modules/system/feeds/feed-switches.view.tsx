import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { CentreTable, Waiting } from './centre-frame.view.tsx';
import { centreText as text } from './centre-text.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { useCentre } from './use-centre.ts';

/** The switches of the office system, which are set there. */
export const FeedSwitches = observer(function FeedSwitches({ active }: ViewProps) {
  const session = useService(Session);
  const { centre, refusal } = useCentre(active);
  if (!centre) return <Waiting refusal={refusal} />;
  return (
    <div className="ax-centre" tabIndex={0}>
      <CentreTable
        label={text.key}
        heads={[{ text: text.key }, { text: text.value }, { text: text.note }, { text: text.synced }]}
        rows={centre.switches.map(one => ({
          key: one.key,
          cells: [
            <code key="key">{one.key}</code>,
            one.value,
            session.say({ zh: one.noteZh, en: one.noteEn }),
            one.syncedAt === undefined ? '' : localMoment(one.syncedAt),
          ],
        }))}
      />
    </div>
  );
});
