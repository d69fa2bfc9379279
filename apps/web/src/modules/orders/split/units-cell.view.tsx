import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { SplitStore } from './split-store.ts';
import { splitText as text } from './split-text.ts';

/** What a drag carries: the line, and the part that it comes from. */
const carried = 'application/x-axle-units';

interface UnitsCellProps {
  readonly store: SplitStore;
  readonly part: number;
  readonly lineNo: number;
  readonly fixed: boolean;
}

/** Units of a line in a part: typed, or dragged from one part into another. */
export const UnitsCell = observer(function UnitsCell({ store, part, lineNo, fixed }: UnitsCellProps) {
  const session = useService(Session);
  const units = store.unitsOf(part, lineNo);
  return (
    <td
      className={units > 0 ? 'ax-cut-cell ax-cut-full' : 'ax-cut-cell'}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        const [line, from] = event.dataTransfer.getData(carried).split(' ').map(Number);
        if (line === lineNo && from !== undefined) store.move(lineNo, from, part);
      }}
    >
      {!fixed && units > 0 && (
        <span
          className="ax-cut-grip"
          draggable
          title={session.say(text.grip)}
          aria-hidden
          onDragStart={event => event.dataTransfer.setData(carried, `${lineNo} ${part}`)}
        >
          ⠿
        </span>
      )}
      <input
        type="number"
        min={0}
        inputMode="numeric"
        disabled={fixed}
        aria-label={session.say(text.units, { line: lineNo, no: part + 1 })}
        value={units}
        onFocus={event => event.currentTarget.select()}
        onChange={event => store.type(part, lineNo, Number(event.currentTarget.value))}
      />
    </td>
  );
});
