import { addDays, type LocalDate, ok, refuse, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { loadPage } from '@axle/pages';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ActionCall, PageActions } from '../../../engine/actions/page-actions.ts';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { openPage } from '../../../engine/testing/open-page.tsx';
import { Clock } from '../../../gateways/clock.ts';
import { ServicesProvider } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { settle } from '../../../testing/settle.ts';
import { InspectionSchedule } from './inspection-schedule.view.tsx';

afterEach(cleanup);

const weekFrom = (monday: LocalDate) =>
  Array.from({ length: 7 }, (_, at) => ({ day: addDays(monday, at), kind: at > 4 ? 'weekend' : 'work' }));
const request = {
  id: 1,
  version: 4,
  inspectionNo: 'QI26051800001',
  state: 'requested',
  planDate: '2026-05-21',
  supplier: 31,
  lotSize: 260,
};
const visit = { id: 2, version: 7, inspectionNo: 'QI26051800002', state: 'scheduled', inspector: 7, planDate: '2026-05-21', supplier: 32 };
const ningbo = { city: '宁波市', province: '浙江省' };
const tooMany = { code: 'TOO_MANY_PLACES', field: 'inspector', message: text('当天已有2处', 'Two places that day already') };

/** The schedule over a server that keeps what it is asked to, or refuses it. */
async function open({ refuses = false, may = true } = {}) {
  const page = (await loadPage('qualityTesting', 'outgoingInspection'))!;
  const sent: (readonly unknown[])[] = [];
  const weeks: unknown[] = [];
  const lots = [{ ...request }, { ...visit }, { ...visit, id: 3, inspector: 8, planDate: '2026-05-22', supplier: 33 }].map(lot => ({
    ...lot,
    ...ningbo,
  }));
  const post = async ({ action, targets, input }: ActionCall) => {
    sent.push([action, targets, input]);
    const [{ id } = { id: 0 }] = targets;
    if (refuses) return refuse(tooMany);
    const at = lots.findIndex(lot => lot.id === id);
    lots[at] = { ...lots[at]!, ...input, state: 'scheduled', version: lots[at]!.version + 1 };
    return ok([{ id, name: '' }]);
  };
  const { records, session, services, draw } = openPage(0, {
    section: 'qualityTesting',
    page,
    resource: page.resource!,
    actions: { post } as unknown as PageActions,
  });
  session.setLanguage('en');
  const work = async (_tab: string, input: RecordValues) => {
    weeks.push(input['from']);
    const busy = [{ inspector: 7, day: '2026-05-21', places: 2, others: 1 }];
    const inspectors = [7, 8].map(inspector => ({ inspector, inspects: true }));
    return ok({ isCut: false, days: weekFrom(input['from'] as LocalDate), inspectors, busy, lots: [...lots] });
  };
  const own = new Map<unknown, unknown>([
    [RecordsOf, { of: () => Object.assign(records, { work }) }],
    [Clock, { now: () => Date.parse('2026-05-20T02:00:00Z') }],
    ...(may ? [] : [[Session, Object.create(session, { can: { value: () => false } })] as const]),
  ]);
  draw(
    <ServicesProvider services={{ get: port => (own.get(port) as InstanceType<typeof port> | undefined) ?? services.get(port) }}>
      <InspectionSchedule section="qualityTesting" page={page} active />
    </ServicesProvider>,
  );
  const settled = () => act(settle);
  await settled();
  return { sent, weeks, settled };
}

const cell = (inspector: number, day: string) => document.querySelector<HTMLElement>(`[data-cell="${inspector} 2026-05-${day}"]`)!;
const card = (id: number) => document.querySelector<HTMLElement>(`[data-lot="${id}"]`)!;
const grip = (id: number) => document.querySelector<HTMLElement>(`[data-grip="${id}"]`)!;
const drag = (id: number, to: HTMLElement) => {
  fireEvent.dragStart(card(id), { dataTransfer: { setData: () => undefined } });
  fireEvent.dragOver(to);
  fireEvent.drop(to);
};

it('[Q16] a request that is dropped on a day is scheduled there, as the version of it that was seen', async () => {
  const { sent, settled } = await open();
  expect(within(screen.getByRole('region', { name: 'To schedule' })).getByText('QI-260-518-00001')).toBeTruthy();
  expect(cell(7, '21').getAttribute('aria-label')).toContain('Full: 2/2 places');
  drag(1, cell(8, '22'));
  expect(cell(8, '22').contains(card(1))).toBe(true);
  await settled();
  expect(sent).toEqual([['schedule', [{ id: 1, version: 4 }], { inspector: 8, planDate: '2026-05-22' }]]);
  expect(cell(8, '22').contains(card(1))).toBe(true);
  drag(1, cell(7, '19'));
  await settled();
  expect(sent[1]).toEqual(['move', [{ id: 1, version: 5 }], { inspector: 7, planDate: '2026-05-19' }]);
});

it('what is refused goes back, and its card says why until that is closed', async () => {
  const { settled } = await open({ refuses: true });
  drag(2, cell(8, '20'));
  await settled();
  expect(cell(7, '21').contains(card(2))).toBe(true);
  expect(within(card(2)).getByRole('alert').textContent).toContain('Two places that day already');
  fireEvent.click(within(card(2)).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keys carry a card, turn the week, put it back or drop it; the keyboard follows it', async () => {
  const { sent, weeks, settled } = await open();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  grip(1).focus();
  press('Enter');
  // the wished day, at somebody who has room
  expect(document.activeElement).toBe(cell(8, '21'));
  expect(screen.getByRole('grid')).toBeTruthy();
  press('Escape');
  await settled();
  expect([document.activeElement, sent]).toEqual([grip(1), []]);
  press(' ');
  press('ArrowLeft');
  press('ArrowUp');
  expect(document.activeElement).toBe(cell(7, '20'));
  press('Enter');
  await settled();
  expect(sent).toEqual([['schedule', [{ id: 1, version: 4 }], { inspector: 7, planDate: '2026-05-20' }]]);
  expect([cell(7, '20').contains(card(1)), document.activeElement]).toEqual([true, grip(1)]);
  press(' ');
  press('PageDown');
  await settled();
  expect([weeks.at(-1), document.activeElement]).toEqual(['2026-05-25', cell(7, '27')]);
  press('End');
  press(' ');
  await settled();
  expect(sent[1]).toEqual(['move', [{ id: 1, version: 5 }], { inspector: 7, planDate: '2026-05-31' }]);
  expect([cell(7, '31').contains(card(1)), document.activeElement]).toEqual([true, grip(1)]);
});

it('without the right to schedule it is only looked at', async () => {
  const { sent, settled } = await open({ may: false });
  expect([grip(1), card(1).getAttribute('draggable')]).toEqual([null, 'false']);
  drag(2, cell(8, '22'));
  await settled();
  expect(sent).toEqual([]);
  expect(within(card(2)).getByRole('alert').textContent).toContain('You have no permission to schedule');
});

it('[Q16] by city a request joins a trip by one click, unless that would be a place too many', async () => {
  const { sent, settled } = await open();
  fireEvent.click(screen.getByText('By city'));
  const city = screen.getByRole('region', { name: '宁波市 · 浙江省' });
  expect(
    within(city)
      .getAllByRole('button', { name: /^Join/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Join Fri 05-22 User 8']);
  fireEvent.click(within(city).getByRole('button', { name: /^Join/ }));
  await settled();
  expect(sent).toEqual([['schedule', [{ id: 1, version: 4 }], { inspector: 8, planDate: '2026-05-22' }]]);
});
