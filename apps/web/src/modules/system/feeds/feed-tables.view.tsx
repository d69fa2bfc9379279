import { observer } from 'mobx-react-lite';
import { grouped } from '../../../engine/grouped.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { CentreTable, Waiting } from './centre-frame.view.tsx';
import { centreText as text } from './centre-text.ts';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { useCentre } from './use-centre.ts';

/** How large each kind of record is, and when its newest one was made. */
export const FeedTables = observer(function FeedTables({ active }: ViewProps) {
  const session = useService(Session);
  const { centre, refusal } = useCentre(active);
  if (!centre) return <Waiting refusal={refusal} />;
  return (
    <div className="ax-centre" tabIndex={0}>
      <CentreTable
        label={text.table}
        heads={[{ text: text.records }, { text: text.table }, { text: text.estimate, number: true }, { text: text.newest }]}
        rows={centre.tables.map(row => ({
          key: row.table,
          cells: [
            session.say({ zh: row.labelZh, en: row.labelEn }),
            <code key="table">{row.table}</code>,
            grouped(row.rows),
            row.newest === undefined ? '' : localMoment(row.newest),
          ],
        }))}
      />
    </div>
  );
});
