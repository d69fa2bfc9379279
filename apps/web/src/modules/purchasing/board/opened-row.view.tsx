import { Icon } from '@blueprintjs/core';
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
    <Icon icon={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
    <span>{children}</span>
  </button>
);
