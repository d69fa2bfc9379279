import type { Page, RecordRow } from '@axle/page-kit';
import { Spinner } from '@blueprintjs/core';
import { createElement, Suspense, use } from 'react';
import { useService } from '../../shell/services.tsx';
import { Views } from '../bespoke/views.ts';

interface TabViewProps {
  readonly section: string;
  readonly page: Page;
  readonly view: string;
  readonly row?: RecordRow;
}

/** A tab of a page, or a part of a record, that is drawn by a view of its own. */
export const TabView = (props: TabViewProps) => (
  <Suspense fallback={<Spinner size={24} />}>
    <LoadedView {...props} />
  </Suspense>
);

function LoadedView({ section, page, view, row }: TabViewProps) {
  const View = use(useService(Views).load(view));
  return View ? createElement(View, { section, page, active: true, ...(row ? { row } : {}) }) : null;
}
