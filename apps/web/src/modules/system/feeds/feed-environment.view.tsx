import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { CentreTable, Waiting } from './centre-frame.view.tsx';
import { centreText as text } from './centre-text.ts';
import { useCentre } from './use-centre.ts';

/** The environments with their gateways; the one that is spoken to is marked. */
export const FeedEnvironment = observer(function FeedEnvironment({ active }: ViewProps) {
  const session = useService(Session);
  const { centre, refusal } = useCentre(active);
  if (!centre) return <Waiting refusal={refusal} />;
  const origin = (base: string) => (base.startsWith('http') ? base : `${base} ${session.say(text.sameOrigin)}`);
  return (
    <div className="ax-centre" tabIndex={0}>
      <CentreTable
        label={text.environment}
        heads={[{ text: text.environment }, { text: text.main }, { text: text.office }]}
        rows={centre.environments.map(one => ({
          key: one.name,
          cells: [
            <span key="name">
              {one.name} {one.current && <span className="ax-pill ax-tone-good">{session.say(text.current)}</span>}
            </span>,
            <code key="main">{origin(one.main)}</code>,
            <code key="office">{origin(one.office)}</code>,
          ],
        }))}
      />
    </div>
  );
});
