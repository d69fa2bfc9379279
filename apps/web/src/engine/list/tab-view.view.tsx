import type { Page } from '@axle/page-kit';
import { Spinner } from '@blueprintjs/core';
import { createElement, Suspense, use } from 'react';
import { useService } from '../../shell/services.tsx';
import { Views } from '../bespoke/views.ts';

/** A tab that is drawn by a view of its own in place of rows. */
export const TabView = (props: { readonly section: string; readonly page: Page; readonly view: string }) => (
  <Suspense fallback={<Spinner size={24} />}>
    <LoadedView {...props} />
  </Suspense>
);

function LoadedView({ section, page, view }: { readonly section: string; readonly page: Page; readonly view: string }) {
  const View = use(useService(Views).load(view));
  return View ? createElement(View, { section, page, active: true }) : null;
}
