import type { Line, LinesField, RecordValues, Tool } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { tableOf } from './board-lines.ts';
import { boardText as text } from './board-text.ts';

/** A picture of one table of a board under its name; that there is nothing is said. */
export const BoardPanel = observer(function BoardPanel({
  tool,
  values,
  name,
  wide = false,
  draw,
}: {
  readonly tool: Tool;
  readonly values: RecordValues;
  /** The table. */
  readonly name: string;
  /** It takes a row of its own. */
  readonly wide?: boolean;
  readonly draw: (field: LinesField, lines: readonly Line[]) => ReactNode;
}) {
  const session = useService(Session);
  const { field, lines } = tableOf(tool, values, name);
  return (
    <section className={wide ? 'ax-kpi-panel ax-kpi-wide' : 'ax-kpi-panel'} aria-label={session.say(field.label)} tabIndex={0}>
      <h3>{session.say(field.label)}</h3>
      {lines.length === 0 ? <p className="ax-hint">{session.say(text.nothing)}</p> : draw(field, lines)}
    </section>
  );
});
