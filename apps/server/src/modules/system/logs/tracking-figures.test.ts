import type { Figures, FunnelFigure, MatrixFigure, NumberFigure, PointsFigure, TableFigure } from '@axle/page-kit';
import { mainPaths, recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { figuresCalls } from '../../../platform/resources/gateway/figures-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => figuresCalls({ database: db, registry }));
const [editor, sysAdmin] = [await app.signIn('catalogeditor'), await app.signIn('sysadmin')];

const vehicles = { page_url: '/admin/basic/vehicleModel', page_name: '车型库', spm_code: 'sb.ba.vehimode.0' };
const signIns = { page_url: '/admin/logs/loginLog', page_name: '登录日志', spm_code: 'sb.lg.logilog.0' };
const downloads = { page_url: '/admin/resourceCenter/downList', page_name: '下载中心', spm_code: 'sb.rc.downlist.0' };

let next = 0;
async function open(place: typeof vehicles, session: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const uuid = `33333333-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`;
  const body = { event_type: 'page_view', event: 'open', uuid, lang: 'zh-cn', ...place, ...more };
  await app.post(mainPaths.track, body, { signature: editor, headers: { client_id: 'client-1', session_id: session } });
}

const figures = async (name: string, signature = sysAdmin, filters: readonly unknown[] = [], steps?: readonly string[]) =>
  app.post(
    recordPath({ service: 'base', path: 'tracking_log' }, 'figures'),
    { page: 'systemBuriedPointLog', figures: name, filters, ...(steps ? { steps } : {}) },
    { signature },
  );
const figuresOf = async (name: string, filters: readonly unknown[] = []) => (await figures(name, sysAdmin, filters)).data as Figures;

// A, B, A, C in one session: 200 s, then 4,000 s that count 1,800, then a reload within 2 s; a click; another session of one view
await open(vehicles, 'session-1');
app.wait({ minutes: 4 });
await open(signIns, 'session-1');
app.wait({ minutes: 70 });
await open(vehicles, 'session-1');
await open(vehicles, 'session-1');
app.wait({ minutes: 1 });
await open(downloads, 'session-1');
await open(downloads, 'session-1', { event_type: 'button_click', button_name: 'export' });
await open(vehicles, 'session-2');

it('[L1] the path of one session counts each step once, and no reload', async () => {
  const { rows, columns, cells } = (await figuresOf('path'))['path'] as MatrixFigure;
  const steps = Object.fromEntries(
    rows.flatMap((from, row) => columns.map((to, column) => [`${from.label.en} → ${to.label.en}`, cells[row]?.[column] ?? 0])),
  );
  expect(steps).toMatchObject({
    'Vehicle model library → Login log': 1,
    'Login log → Vehicle model library': 1,
    'Vehicle model library → Download centre': 1,
  });
  expect(Object.values(steps).reduce((sum, count) => sum + count, 0)).toBe(3);
});

it('[L1] views, people, sessions, dwell and clicks by page', async () => {
  const found = await figuresOf('usage');
  const number = (key: string) => (found[key] as NumberFigure).value;
  expect([number('views'), number('users'), number('sessions'), number('clicks')]).toEqual([5, 1, 2, 1]);
  const pages = (found['pages'] as TableFigure).rows;
  expect(pages.map(({ key, values }) => [key, values['views'], values['dwell'], values['share']])).toEqual([
    ['sb.ba.vehimode.', 3, 150, 60],
    ['sb.rc.downlist.', 1, undefined, 20],
    ['sb.lg.logilog.', 1, 1800, 20],
  ]);
  expect((found['sections'] as PointsFigure).points[0]).toEqual({ key: 'sb.ba.', label: { zh: '基础数据', en: 'Basic data' }, value: 3 });
  expect((found['hours'] as MatrixFigure).cells.flat().reduce((sum, count) => sum + count, 0)).toBe(5);
});

it('filters apply to figures, and the span before is shown beside', async () => {
  const at = { field: 'at', op: 'between', value: [app.now().toISOString(), new Date(app.now().getTime() + 60_000).toISOString()] };
  const found = await figuresOf('usage', [at]);
  expect(found['views']).toEqual({ value: 2, before: 1 });
  expect(await figures('usage', sysAdmin, [{ field: 'nothing', op: 'eq', value: 1 }])).not.toMatchObject({ code: replyCodes.ok });
});

it('[L5] a funnel counts the sessions that came to the chosen pages in their order', async () => {
  const funnelOf = async (...steps: readonly string[]) =>
    ((await figures('funnel', sysAdmin, [], steps)).data as Figures)['funnel'] as FunnelFigure;
  const [a, b, c] = ['sb.ba.vehimode.', 'sb.lg.logilog.', 'sb.rc.downlist.'] as const;
  const countsOf = async (...steps: readonly string[]) => (await funnelOf(...steps)).points.map(({ value }) => value);
  expect(await countsOf(a, b, c)).toEqual([2, 1, 1]);
  expect(await countsOf(a, c, b)).toEqual([2, 1, 0]);
  expect(await countsOf('nothing')).toEqual([]);
  expect((await funnelOf()).choices.find(({ key }) => key === a)?.label.en).toBe('Vehicle model library');
});

it('figures are for those who may read the list, and are none of other pages', async () => {
  expect((await figures('usage', editor)).code).not.toBe(200);
  expect((await figures('nothing')).code).not.toBe(200);
});
