import type { RecordRow } from '@axle/page-kit';
import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { usePageModel } from '../page-model-context.ts';
import { RecordFields } from './record-fields.view.tsx';
import type { RecordTab } from './record-tabs.ts';

const DifferenceView = lazy(async () => ({ default: (await import('../approvals/difference.view.tsx')).DifferenceView }));
const AttachmentsView = lazy(async () => ({ default: (await import('../attachments/attachments.view.tsx')).AttachmentsView }));
const RelatedView = lazy(async () => ({ default: (await import('./related.view.tsx')).RelatedView }));
const StateDrawingView = lazy(async () => ({ default: (await import('../states/state-drawing.view.tsx')).StateDrawingView }));
const TabView = lazy(async () => ({ default: (await import('../list/tab-view.view.tsx')).TabView }));
const TimelineView = lazy(async () => ({ default: (await import('../timeline/timeline.view.tsx')).TimelineView }));

/** The part of a record that is in sight. */
export const RecordPart = observer(function RecordPart({ tab, row }: { readonly tab: RecordTab; readonly row: RecordRow }) {
  const { page, resource, section } = usePageModel();
  const { key, related } = tab;
  return (
    <Suspense fallback={<Spinner size={24} />}>
      {key === 'fields' && <RecordFields row={row} />}
      {key === 'own' && page.recordPart && <TabView section={section} page={page} view={page.recordPart.view} row={row} />}
      {key === 'states' && <StateDrawingView resource={resource} state={row[resource.states!.field]} />}
      {key === 'files' && <AttachmentsView key={row.id} page={page.key} id={row.id} />}
      {related && <RelatedView key={`${key} ${row.id}`} related={related} row={row} />}
      {key === 'difference' && <DifferenceView row={row} />}
      {key === 'timeline' && <TimelineView key={row.id} row={row} />}
    </Suspense>
  );
});
