import { ChevronDown, ChevronRight } from '@blueprintjs/icons';
import type { ReactNode } from 'react';

/** The head of a row that opens the rows it is made of. */
export const OpenedRow = ({
  isOpen,
  onToggle,
  children,
}: {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) => (
  <button type="button" className="ax-forecast-open" aria-expanded={isOpen} onClick={onToggle}>
    {isOpen ? <ChevronDown size={12} /> : <ChevronRight size={12} />}
    <span>{children}</span>
  </button>
);
