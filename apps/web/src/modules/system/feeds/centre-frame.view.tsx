import type { Refusal, Text } from '@axle/kernel';
import { Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { centreText as text } from './centre-text.ts';
import './data-center.css';

/** Why a tab cannot be shown, or that it is still loading. */
export const Waiting = observer(function Waiting({ refusal }: { readonly refusal: Refusal | undefined }) {
  const session = useService(Session);
  return refusal ? (
    <Callout intent="danger" role="alert">
      {session.say(refusal.message)}
    </Callout>
  ) : (
    <Spinner size={24} aria-label={session.say(text.loading)} />
  );
});

interface CentreTableProps {
  readonly label: Text;
  readonly heads: readonly { readonly text: Text; readonly number?: boolean }[];
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
}

/** A plain table of the data centre. */
export const CentreTable = observer(function CentreTable({ label, heads, rows }: CentreTableProps) {
  const session = useService(Session);
  return (
    <table className="ax-table ax-lined ax-centre-table" aria-label={session.say(label)}>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head.text.en} scope="col" className={head.number ? 'ax-centre-number' : undefined}>
              {session.say(head.text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={heads.length}>{session.say(text.noRuns)}</td>
          </tr>
        )}
        {rows.map(row => (
          <tr key={row.key}>
            {row.cells.map((cell, index) => (
              <td key={heads[index]?.text.en} className={heads[index]?.number ? 'ax-centre-number' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
