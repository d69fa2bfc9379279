interface TickBoxProps<Key> {
  readonly ids: readonly Key[];
  readonly ticked: ReadonlySet<Key>;
  readonly label: string;
  readonly onTick: (ids: readonly Key[], on: boolean) => void;
}

/** A box for one thing or for several, half ticked where some of them are. */
export function TickBox<Key>({ ids, ticked, label, onTick }: TickBoxProps<Key>) {
  const count = ids.filter(id => ticked.has(id)).length;
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={ids.length > 0 && count === ids.length}
      ref={element => {
        if (element) element.indeterminate = count > 0 && count < ids.length;
      }}
      onChange={event => onTick(ids, event.currentTarget.checked)}
    />
  );
}
