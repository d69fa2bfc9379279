import { ok, refuse, type Result } from '@axle/kernel';
import type { Filter, ListPage, RecordRow } from '@axle/page-kit';
import { loadPage } from '@axle/pages';
import { BlueprintProvider } from '@blueprintjs/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { type PageRecords, RecordsOf } from '../../../engine/records/records-of.ts';
import { References } from '../../../engine/references/references.ts';
import { galleryReferring } from '../../../gallery/gallery-references.ts';
import { GallerySession, galleryServices } from '../../../gallery/gallery-services.ts';
import { ServicesProvider } from '../../../shell/services.tsx';
import { settle } from '../../../testing/settle.ts';
import { HolidayYear } from './holiday-year.view.tsx';

afterEach(cleanup);

const china = 1;

/** The view over a server whose answers the test releases. */
async function open() {
  const waiting: { readonly year: number; give(reply: Result<ListPage>): void }[] = [];
  const yearIn = (filters: readonly Filter[]) => (filters.find(({ field }) => field === 'year') as { value: [number, number] }).value[1];
  const records = {
    read: async () => ok({ id: china, version: 1, code: 'CN', weekend: [6, 7] } as unknown as RecordRow),
    list: ({ filters }: { readonly filters: readonly Filter[] }) =>
      new Promise<Result<ListPage>>(give => {
        waiting.push({ year: yearIn(filters), give });
      }),
    add: async () => refuse([{ code: 'NO', message: { zh: '不行', en: 'Not this day' } }]),
  } as unknown as PageRecords;
  const session = new GallerySession();
  session.setLanguage('en');
  const known = galleryServices(session);
  const own = new Map<unknown, unknown>([
    [RecordsOf, { of: () => records }],
    [References, { ...galleryReferring, match: async () => ok([{ text: 'CN', id: china }]) }],
  ]);
  const page = (await loadPage('basic', 'holiday'))!;
  render(
    <MemoryRouter>
      <BlueprintProvider>
        <ServicesProvider services={{ get: port => (own.get(port) as InstanceType<typeof port> | undefined) ?? known.get(port) }}>
          <HolidayYear section="basic" page={page} active />
        </ServicesProvider>
      </BlueprintProvider>
    </MemoryRouter>,
  );
  const settled = () => act(settle);
  await settled();
  return {
    settled,
    asked: () => waiting.map(({ year }) => year),
    ask: async (year: number) => {
      fireEvent.change(screen.getByLabelText('Year'), { target: { value: String(year) } });
      await settled();
    },
    /** Answers what was asked at a place: with this many holidays in the first week of August, or a refusal. */
    answer: async (place: number, days: number | string) => {
      const { year, give } = waiting[place]!;
      const rows = Array.from({ length: Number(days) || 0 }, (_, at) => ({
        id: at + 1,
        version: 1,
        date: `${year}-08-0${at + 1}`,
        kind: 'holiday',
        confirmed: true,
      }));
      give(
        typeof days === 'string'
          ? refuse({ code: 'NO', message: { zh: days, en: days } })
          : ok({ rows, isLast: true } as unknown as ListPage),
      );
      await settled();
    },
    holidays: () => document.querySelectorAll('.ax-day-holiday').length,
  };
}

it('the late answer about another year of a calendar is not shown', async () => {
  const view = await open();
  await view.ask(2031);
  await view.ask(2032);
  const [older, newer] = [view.asked().indexOf(2031), view.asked().indexOf(2032)];
  await view.answer(newer, 3);
  expect(view.holidays()).toBe(3);
  await view.answer(older, 1);
  expect(view.holidays()).toBe(3);
});

it('nor is why another year could not be read; why this one could not is', async () => {
  const view = await open();
  await view.ask(2031);
  await view.ask(2032);
  const [older, newer] = [view.asked().indexOf(2031), view.asked().indexOf(2032)];
  await view.answer(older, 'of 2031');
  expect(screen.queryByText('of 2031')).toBeNull();
  await view.answer(newer, 'of 2032');
  expect(screen.getByText('of 2032')).toBeTruthy();
});

it('after a change the year in sight is read, whichever it is by then, and why the change was refused stays in sight', async () => {
  const view = await open();
  await view.ask(2031);
  await view.answer(view.asked().indexOf(2031), 0);
  fireEvent.click(screen.getByRole('button', { name: /2031-08-04/ }));
  await view.ask(2032);
  await view.settled();
  expect(view.asked().at(-1)).toBe(2032);
  await view.answer(view.asked().length - 1, 2);
  expect(view.holidays()).toBe(2);
  expect(screen.getByText('Not this day')).toBeTruthy();
});
