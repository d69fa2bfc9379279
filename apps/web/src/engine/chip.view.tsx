import { Cross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import './list/list.css';

/** A chosen value or a condition, with a button to remove it where that is allowed. */
export const Chip = ({
  removed,
  children,
}: {
  /** The button that removes it. */
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
