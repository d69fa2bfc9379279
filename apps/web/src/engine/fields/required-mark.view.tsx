/** Stands behind the label of a field that must be filled in; whoever listens hears it from the input. */
export const RequiredMark = () => (
  <span className="ax-required" aria-hidden>
    {' '}
    *
  </span>
);
