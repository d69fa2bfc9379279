import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import './list/list.css';

/** Something that is chosen or asked for, with a way to take it away where it may go. */
export const Chip = ({
  removed,
  children,
}: {
  /** Takes it away, by what that is called. */
  readonly removed?: { readonly label: string; readonly by: () => void } | undefined;
  readonly children: ReactNode;
}) => (
  <span className="ax-chip">
    <span>{children}</span>
    {removed && (
      <button type="button" aria-label={removed.label} onClick={removed.by}>
        <Cross size={12} />
      </button>
    )}
  </span>
);
