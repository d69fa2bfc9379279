import { mainPaths, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';

const demo = await demoApp();
const [editor, auditor] = [await demo.signIn('catalogeditor'), await demo.signIn('auditor')];
const load = async (signature: string) => (await demo.get(`${mainPaths.listFields}?page=vehicleModel`, { signature })).data;
const save = (signature: string, layout: unknown, page = 'vehicleModel') =>
  demo.post(mainPaths.saveListFields, { page, layout }, { signature });

it('[spec 7.18] keeps the columns of each person apart, the last save wins', async () => {
  expect(await load(editor)).toBeUndefined();
  await save(editor, { columns: [{ field: 'make', visible: true, width: 120 }] });
  const layout = { columns: [{ field: 'bodyStyles', visible: false }], density: 'compact' };
  expect(await save(editor, layout)).toMatchObject({ code: replyCodes.ok });
  expect(await load(editor)).toEqual(layout);
  expect(await load(auditor)).toBeUndefined();
});

it('refuses unknown pages and layouts of another shape', async () => {
  expect(await save(editor, { columns: [] }, 'nowhere')).toMatchObject({ code: replyCodes.notFound });
  expect(await save(editor, { columns: [{ field: 1 }] })).toMatchObject({ code: replyCodes.malformed });
});
