import { mainPaths, recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { logisticsLookupCalls } from './logistics-lookups.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...logisticsLookupCalls({ database: db, registry }),
]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const carriers = { service: 'tms', path: 'carrier' };
const add = (more: object) =>
  app.post(
    recordPath(carriers, 'add'),
    { page: 'carrier', values: { code: `X${JSON.stringify(more).length}`, name_zh: '试', name_en: 'Try', ...more } },
    clerk,
  );

it('[L16] codes have their form, and a forwarder its supplier', async () => {
  expect(await add({ type: 'forwarder' })).toMatchObject({ refusals: [{ code: 'REQUIRED', field: 'supplier' }] });
  expect(await add({ type: 'shipping', scac: 'COSCO' })).not.toMatchObject({ code: replyCodes.ok });
  expect(await add({ type: 'airline', iata: 'CZ784' })).not.toMatchObject({ code: replyCodes.ok });
  expect(await add({ type: 'airline', iata: 'CZ-784' })).toMatchObject({ code: replyCodes.ok });
});

it('express carriers and truckers of China are the domestic ones', async () => {
  const { data } = await app.get(mainPaths.domesticCarriers, clerk);
  expect((data as readonly { code: string; type: string }[]).map(({ code, type }) => [code, type])).toEqual([
    ['DEPPON', 'express'],
    ['PINGSHAN-TRUCK', 'trucker'],
    ['SF', 'express'],
  ]);
});
