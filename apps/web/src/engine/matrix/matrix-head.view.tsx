import type { ThHTMLAttributes } from 'react';
import type { MatrixHead } from './matrix-parts.ts';

type HeadProps = ThHTMLAttributes<HTMLTableCellElement> & { readonly head: MatrixHead };

/** The head of a row, a column or a group of columns. */
export function MatrixHeadView({ head: { name, shown = name, under, link, action }, ...cell }: HeadProps) {
  const words = <span>{shown}</span>;
  const second = under !== undefined && <small>{under}</small>;
  return (
    <th {...cell} aria-label={name} {...(link || action ? {} : { tabIndex: -1 })} title={under && !action ? `${name} ${under}` : name}>
      {action ? (
        <button type="button" tabIndex={-1} title={action.title} onClick={action.press}>
          {words}
          {second}
        </button>
      ) : (
        <>
          {words}
          {link && (
            <a href={link.to} tabIndex={-1} aria-label={`${link.words} ${name}`}>
              {link.words}
            </a>
          )}
          {second}
        </>
      )}
    </th>
  );
}
