import type { Page, RecordRow } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';
import { drillAddress, openDrills } from '../list/column-drills.ts';

/** What a record of a tree and all below it come to, and the way to what is counted where the reader may list that. */
export const TreeFigure = observer(function TreeFigure({
  page,
  column,
  row,
  total,
}: {
  readonly page: Page;
  readonly column: string;
  readonly row: RecordRow;
  readonly total: number;
}) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  const counted: RecordRow = { ...row, [column]: total };
  const opens = openDrills(page, code => session.can(code))(column, counted);
  const address = opens ? drillAddress(page, column, counted) : undefined;
  const number = total.toLocaleString('en-US');
  if (address === undefined) return <span className="ax-tree-count">{number}</span>;
  return (
    <a
      className="ax-tree-count ax-drill"
      href={address}
      tabIndex={-1}
      title={session.say(engineText.behindFigure, { name: session.say(page.resource!.fields[column]!.label) })}
      onClick={event => {
        event.stopPropagation();
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        navigation.go(address);
      }}
    >
      {number}
    </a>
  );
});
