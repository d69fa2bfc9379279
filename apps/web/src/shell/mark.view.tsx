/** The product's mark: an axle with its wheels. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4 16h24M8 8v16M24 8v16" />
      <circle cx="16" cy="16" r="4" />
    </svg>
  );
}
