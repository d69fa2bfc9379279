import { observer } from 'mobx-react-lite';
import './full-page.css';
import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

/** A whole page that says one thing and offers a way on. */
export const FullPage = observer(function FullPage({
  code,
  title,
  text,
  pageTitle,
  children,
}: {
  readonly code?: string;
  readonly title: string;
  readonly text?: string;
  /** What the browser tab says, where it is not the title. */
  readonly pageTitle?: string;
  readonly children?: ReactNode;
}) {
  usePageTitle(pageTitle ?? title);
  return (
    <section className="full-page" aria-labelledby="full-page-title">
      {code && (
        <p className="full-page-code" aria-hidden="true">
          {code}
        </p>
      )}
      <h1 id="full-page-title">{title}</h1>
      {text && <p className="full-page-text">{text}</p>}
      {children && <div className="full-page-ways">{children}</div>}
    </section>
  );
});
