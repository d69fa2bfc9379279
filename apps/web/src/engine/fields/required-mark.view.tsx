/** The mark after the label of a required field; screen readers take it from the input. */
export const RequiredMark = () => (
  <span className="ax-required" aria-hidden>
    {' '}
    *
  </span>
);
