import type { Page, RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { drillAddress } from '../list/column-drills.ts';

/** The link from a figure of a record to the records behind it. */
export const DrillLink = observer(function DrillLink({
  page,
  column,
  row,
}: {
  readonly page: Page;
  readonly column: string;
  readonly row: RecordRow;
}) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  const address = drillAddress(page, column, row);
  const label = page.resource?.fields[column]?.label;
  if (address === undefined || !label) return null;
  return (
    <a
      className="ax-drill"
      href={address}
      title={session.say(engineText.behindFigure, { name: label })}
      aria-label={session.say(engineText.behindFigure, { name: label })}
      onClick={event => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        navigation.go(address);
      }}
    >
      ↗
    </a>
  );
});
