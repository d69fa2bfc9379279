import type { RecordRow } from '@axle/page-kit';
import { createElement, type ReactNode, Suspense, use } from 'react';
import { useService } from '../../shell/services.tsx';
import { Views } from '../bespoke/views.ts';
import { usePageModel } from '../page-model-context.ts';

interface DrawnCellProps {
  readonly view: string;
  readonly row: RecordRow;
}

/** A cell that a bespoke view draws from its row; what the engine would draw stands there until it is loaded. */
export const DrawnCell = ({ meanwhile, ...drawn }: DrawnCellProps & { readonly meanwhile: ReactNode }) => (
  <Suspense fallback={meanwhile}>
    <Drawn {...drawn} />
  </Suspense>
);

function Drawn({ view, row }: DrawnCellProps) {
  const View = use(useService(Views).load(view));
  const { section, page } = usePageModel();
  return View ? createElement(View, { section, page, active: true, row }) : null;
}
