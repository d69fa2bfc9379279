import type { ReactNode } from 'react';

interface FactTableProps {
  readonly title: string;
  /** Words of the columns; those of numbers stand on their right. */
  readonly heads: readonly (string | { readonly number: string })[];
  readonly none: string;
  readonly children: readonly ReactNode[];
}

/** A small table below its title; a word where it is empty. */
export function FactTable({ title, heads, none, children }: FactTableProps) {
  return (
    <section>
      <h4>{title}</h4>
      {children.length === 0 ? (
        <p className="ax-faint">{none}</p>
      ) : (
        <table className="ax-table ax-lined" aria-label={title}>
          <thead>
            <tr>
              {heads.map(head =>
                typeof head === 'string' ? (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ) : (
                  <th key={head.number} scope="col" className="ax-number">
                    {head.number}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
    </section>
  );
}
