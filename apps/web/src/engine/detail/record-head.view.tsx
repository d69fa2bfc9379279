import { columnLabel, type HeldFile, type Headline, type RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { besideOf } from '../fields/beside.ts';
import { ValueView } from '../fields/value.view.tsx';
import { usePageModel } from '../page-model-context.ts';
import { DrillLink } from './drill-link.view.tsx';
import { openDrills } from '../list/column-drills.ts';

/** What is known of a record at a glance: its picture and the figures that its page puts first. */
export const RecordHead = observer(function RecordHead({ row, headline }: { readonly row: RecordRow; readonly headline: Headline }) {
  const { list, page } = usePageModel();
  const session = useService(Session);
  const [picture] = ((headline.picture && row[headline.picture]) ?? []) as readonly HeldFile[];
  const opens = openDrills(page, code => session.can(code));
  const filled = headline.fields.filter(name => row[name] !== undefined);
  if (!picture?.thumb && filled.length === 0) return null;
  return (
    <div className="ax-record-head">
      {picture?.thumb && <img src={picture.thumb} alt={picture.name} />}
      <dl>
        {filled.map(name => (
          <div key={name}>
            <dt>{session.say(columnLabel(list.fields[name]!))}</dt>
            <dd>
              <ValueView
                field={list.fields[name]!}
                value={row[name]}
                beside={besideOf(list.fields[name]!, list.fields, row, session.language)}
              />
              {opens(name, row) && <DrillLink page={page} column={name} row={row} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
});

/** The state that a record is in, beside its name. */
export const RecordState = observer(function RecordState({ row, headline }: { readonly row: RecordRow; readonly headline: Headline }) {
  const { list } = usePageModel();
  const { state } = headline;
  return state !== undefined && row[state] !== undefined ? <ValueView field={list.fields[state]!} value={row[state]} /> : null;
});
