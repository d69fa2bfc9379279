import type { CellProps } from '../field-view.ts';

/** Short texts, one small label each. */
export function TagsCell({ value }: CellProps) {
  return (value as readonly string[]).map(tag => (
    <span key={tag} className="ax-label">
      {tag}
    </span>
  ));
}
