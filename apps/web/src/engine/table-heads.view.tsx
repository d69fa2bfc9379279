import type { Text } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../shell/services.tsx';
import { Session } from '../shell/session/session.ts';

/** Of which columns a small table is: their names, and which of them hold numbers and stand to the right. */
interface TableHeadsProps {
  readonly heads: readonly Text[];
  readonly numbers?: readonly Text[];
  /** Heads behind the named ones, such as that of a column of buttons. */
  readonly children?: ReactNode;
}

/** The head of a small table of a bespoke view. */
export const TableHeads = observer(function TableHeads({ heads, numbers = [], children }: TableHeadsProps) {
  const session = useService(Session);
  return (
    <thead>
      <tr>
        {heads.map(head => (
          <th key={head.en} scope="col" className={numbers.includes(head) ? 'ax-number' : undefined}>
            {session.say(head)}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  );
});
