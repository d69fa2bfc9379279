import { sampleResource } from '@axle/page-kit/testing';
import { BlueprintProvider } from '@blueprintjs/core';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { GallerySession, galleryServices } from '../../gallery/gallery-services.ts';
import { ServicesProvider } from '../../shell/services.tsx';
import { Ids } from '../../gateways/ids.ts';
import { DraftKeeper } from '../drafts/draft-keeper.ts';
import { PageActions } from '../actions/page-actions.ts';
import { BulkActions } from '../bulk/bulk-actions.ts';
import { TaskCenter } from '../import-export/task-center.ts';
import { PageModel } from '../page/page-model.ts';
import type { PageParts } from '../page/page-parts.ts';
import { PageModelProvider } from '../page-model-context.ts';
import { memoryViews } from './memory-views.ts';
import { memoryLayouts, readerWithout, samplePage, sampleRecords } from './sample-page.ts';

/** The sample page's model over records in memory, and a way to draw parts of it. */
export function openPage(rows: number, more: Partial<PageParts> = {}) {
  const session = new GallerySession();
  const services = galleryServices(session);
  const { records } = sampleRecords(rows);
  const model = new PageModel({
    section: 'samples',
    page: samplePage,
    resource: sampleResource,
    recordsOf: { of: () => records },
    layouts: memoryLayouts(),
    views: memoryViews(),
    center: services.get(TaskCenter),
    actions: services.get(PageActions),
    bulk: services.get(BulkActions),
    reader: readerWithout(),
    keeper: services.get(DraftKeeper),
    newId: () => services.get(Ids).next(),
    now: () => new Date('2026-05-20T10:00:00'),
    importEnded: () => undefined,
    ...more,
  });
  const draw = (children: ReactNode): RenderResult =>
    render(
      <MemoryRouter>
        <BlueprintProvider>
          <ServicesProvider services={services}>
            <PageModelProvider value={model}>{children}</PageModelProvider>
          </ServicesProvider>
        </BlueprintProvider>
      </MemoryRouter>,
    );
  return { model, records, session, services, draw };
}
