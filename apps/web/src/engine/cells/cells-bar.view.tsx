import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { cellWorkText } from '../../text/cell-work.ts';
import { mergeText } from '../../text/merge.ts';
import { ValueView } from '../fields/value.view.tsx';
import { type CellMark, cellKey } from './cell-mark.ts';
import type { CellWork } from './cell-work.ts';
import './cells.css';
import type { CellsStore } from './cells-store.ts';

/** Most cells that are listed; the rest is counted. */
const most = 100;

/** The cells that were not saved: each with its reason, and both values where somebody else changed the same. */
export const CellsBar = observer(function CellsBar({
  cells,
  work,
  onGoTo,
}: {
  readonly cells: CellsStore;
  readonly work: CellWork;
  readonly onGoTo: (mark: CellMark) => void;
}) {
  const session = useService(Session);
  const open = [...cells.marks.values()].filter(({ kind }) => kind !== 'sending');
  const clashes = open.filter(({ kind }) => kind === 'clash');
  if (open.length === 0) return null;
  const title = session.say(cellWorkText.unsaved, { count: open.length });
  return (
    <section className="ax-cells-bar" aria-label={title}>
      <header>
        <strong>{title}</strong>
        {clashes.length > 1 && (
          <>
            <Button size="small" variant="minimal" text={session.say(cellWorkText.allMine)} onClick={() => void work.keepMine(clashes)} />
            <Button size="small" variant="minimal" text={session.say(cellWorkText.allTheirs)} onClick={() => work.drop(clashes)} />
          </>
        )}
        {work.failed && (
          <Button size="small" variant="minimal" text={session.say(cellWorkText.sendAgain)} onClick={() => void work.retry()} />
        )}
        <Button size="small" variant="minimal" text={session.say(cellWorkText.discardAll)} onClick={() => work.drop(open)} />
      </header>
      <ul>
        {open.slice(0, most).map(mark => (
          <OpenCell key={cellKey(mark.id, mark.field)} cells={cells} work={work} mark={mark} onGoTo={onGoTo} />
        ))}
      </ul>
    </section>
  );
});

const OpenCell = observer(function OpenCell({
  cells,
  work,
  mark,
  onGoTo,
}: {
  readonly cells: CellsStore;
  readonly work: CellWork;
  readonly mark: CellMark;
  readonly onGoTo: (mark: CellMark) => void;
}) {
  const session = useService(Session);
  const field = cells.list.fields[mark.field]!;
  const name = session.say(cellWorkText.goTo, { record: mark.record, label: field.label });
  return (
    <li>
      <button type="button" className="ax-cells-place" onClick={() => onGoTo(mark)}>
        {name}
      </button>
      {mark.kind === 'clash' ? (
        <>
          <span className="ax-cells-sides">
            <Side label={session.say(mergeText.before)} field={field} value={mark.before} />
            <Side label={session.say(mergeText.mine)} field={field} value={mark.value} />
            <Side label={session.say(cellWorkText.theirs)} field={field} value={work.heldBy(mark)} />
          </span>
          <Button
            size="small"
            text={session.say(cellWorkText.keepMine)}
            aria-label={`${name}: ${session.say(cellWorkText.keepMine)}`}
            onClick={() => void work.keepMine([mark])}
          />
          <Button
            size="small"
            text={session.say(cellWorkText.takeTheirs)}
            aria-label={`${name}: ${session.say(cellWorkText.takeTheirs)}`}
            onClick={() => work.drop([mark])}
          />
        </>
      ) : (
        <>
          <span className="ax-cells-why">{mark.refusal && session.say(mark.refusal.message)}</span>
          <Button
            size="small"
            variant="minimal"
            text={session.say(cellWorkText.discard)}
            aria-label={`${name}: ${session.say(cellWorkText.discard)}`}
            onClick={() => work.drop([mark])}
          />
        </>
      )}
    </li>
  );
});

function Side({
  label,
  field,
  value,
}: {
  readonly label: string;
  readonly field: Parameters<typeof ValueView>[0]['field'];
  readonly value: unknown;
}) {
  return (
    <span>
      <small>{label}</small> <ValueView field={field} value={value} />
    </span>
  );
}
