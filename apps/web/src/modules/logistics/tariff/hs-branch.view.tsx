import type { Filter, RecordRow } from '@axle/page-kit';
import { ChevronRight } from '@blueprintjs/icons';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';

interface HsBranchProps {
  readonly row: RecordRow;
  readonly nameOf: (row: RecordRow) => string;
  readonly load: (filters: readonly Filter[], signal: AbortSignal) => Promise<readonly RecordRow[]>;
}

/** A code of the Harmonized System; what stands below it is fetched when it is opened. */
export function HsBranch({ row, nameOf, load }: HsBranchProps) {
  const [open, setOpen] = useState(false);
  const [below, setBelow] = useState<readonly RecordRow[]>();
  const code = String(row['code']);
  const latest = useLatest();
  useEffect(() => {
    if (open) void latest.ask(signal => load([{ field: 'parent', op: 'eq', value: code }], signal), setBelow);
    else latest.giveUp();
  }, [latest, open, load, code]);
  const words = (
    <>
      <span className="ax-hs-code">{code}</span>
      <span>{nameOf(row)}</span>
    </>
  );
  return (
    <li>
      {Number(row['level']) < 6 ? (
        <button type="button" aria-expanded={open} onClick={() => setOpen(before => !before)}>
          <ChevronRight size={14} className={open ? 'ax-hs-open' : undefined} />
          {words}
        </button>
      ) : (
        <div className="ax-hs-leaf">{words}</div>
      )}
      {open && below && below.length > 0 && (
        <ul>
          {below.map(one => (
            <HsBranch key={one.id} row={one} nameOf={nameOf} load={load} />
          ))}
        </ul>
      )}
    </li>
  );
}
