interface TickBoxProps {
  readonly label: string;
  /** How many of its rows are ticked, of how many. */
  readonly count: number;
  readonly of: number;
  onTick(on: boolean): void;
}

/** Ticks one row, or all rows of a group. */
export const TickBox = ({ label, count, of, onTick }: TickBoxProps) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={count === of && count > 0}
    ref={element => {
      if (element) element.indeterminate = count > 0 && count < of;
    }}
    onChange={event => onTick(event.currentTarget.checked)}
  />
);
