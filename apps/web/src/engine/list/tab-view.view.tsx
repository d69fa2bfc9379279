import type { Page } from '@axle/page-kit';
import { Spinner } from '@blueprintjs/core';
import { createElement, Suspense, use } from 'react';
import { loadView } from '../../shell/page/page-chunks.ts';

/** A tab that is drawn by a view of its own in place of rows. */
export const TabView = (props: { readonly section: string; readonly page: Page; readonly view: string }) => (
  <Suspense fallback={<Spinner size={24} />}>
    <LoadedView {...props} />
  </Suspense>
);

function LoadedView({ section, page, view }: { readonly section: string; readonly page: Page; readonly view: string }) {
  const View = use(loadView(view));
  return View ? createElement(View, { section, page, active: true }) : null;
}
