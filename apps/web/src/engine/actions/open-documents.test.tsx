import { ok } from '@axle/kernel';
import type { Proposal } from '@axle/page-kit';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { galleryServices } from '../../gallery/gallery-services.ts';
import { type Services, ServicesProvider } from '../../shell/services.tsx';
import { openPage } from '../testing/open-page.tsx';
import { sampleRows } from '../testing/sample-page.ts';
import { OpenDocuments } from './open-documents.view.tsx';
import { PageActions } from './page-actions.ts';

afterEach(cleanup);

const line = (no: string, of?: number): Proposal => ({
  values: {},
  words: { zh: `收货单 ${no}`, en: `Receipt ${no}` },
  why: { zh: '未到', en: 'to come' },
  ...(of === undefined ? {} : { of }),
});

/** Draws the dialog part for some rows while the server answers with these lines; returns the ids of the rows that it was asked about. */
function draw(count: number, lines: readonly Proposal[]) {
  const asked: (readonly number[])[] = [];
  const page = openPage(count);
  const others = galleryServices(page.session);
  const server: Pick<PageActions, 'proposals'> = {
    proposals: async (_resource, _page, _action, ids) => {
      asked.push(ids);
      return ok(lines);
    },
  };
  const services: Services = { get: port => ((port as unknown) === PageActions ? (server as never) : others.get(port)) };
  page.draw(
    <ServicesProvider services={services}>
      <OpenDocuments action="stop" records={sampleRows(count)} />
    </ServicesProvider>,
  );
  return asked;
}

it('for several records it lists the open documents of each, and in one line the records that have none', async () => {
  const asked = draw(3, [line('R-1', 1), line('R-3', 3), line('R-4', 3)]);
  const third = within(await screen.findByRole('list', { name: /^T0002/ }));
  expect(third.getAllByRole('listitem').map(item => item.textContent)).toEqual(['收货单 R-3未到', '收货单 R-4未到']);
  expect(screen.getAllByRole('heading', { level: 4 }).map(heading => heading.textContent)).toEqual(['T0000', 'T0002']);
  expect(screen.getByText('没有库存与未完成单据：T0001')).toBeTruthy();
  expect(asked).toEqual([[1, 2, 3]]);
});

it('for a single record it lists the documents without the name of the record', async () => {
  draw(1, [line('R-1')]);
  expect((await screen.findAllByRole('listitem')).map(item => item.textContent)).toEqual(['收货单 R-1未到']);
  expect(screen.queryByRole('heading', { level: 4 })).toBeNull();
});
