import type { RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';

const platform = (code: string, values: RecordValues): RecordValues => ({
  scope: 'platform',
  platform: code,
  addressLineMax: 35,
  ...values,
});

/** Adds how orders are shipped: by default, and on the platforms; couriers are known there by their own codes. */
export const addDemoShippingSettings = demoStep('shippingSettings', ['couriers'], async ({ transaction, adding }) => {
  const add = adding('logistics');
  const couriers = await transaction.selectFrom('courier').select(['id', 'code']).execute();
  const codes = (name: (code: string) => string) => couriers.map(({ id, code }) => ({ courier: id, platformCode: name(code) }));
  await add('shippingSetting', [
    {
      scope: 'default',
      handlingDays: 1,
      cutoffTime: '14:00',
      weekendShip: false,
      addressLineMax: 35,
      uploadTrackingDelayMin: 60,
      poBoxPolicy: 'uspsOnly',
    },
    platform('amazon', {
      cutoffTime: '14:00',
      signatureFrom: '500',
      insureFrom: '800',
      uploadTrackingDelayMin: 15,
      carrierMap: codes(code => code),
    }),
    platform('ebay', { signatureFrom: '750', uploadTrackingDelayMin: 30, carrierMap: codes(code => code) }),
    platform('walmart', { cutoffTime: '13:00', uploadTrackingDelayMin: 30, carrierMap: codes(code => code).slice(0, 2) }),
    platform('shopify', { handlingDays: 2, poBoxPolicy: 'uspsOnly', uploadTrackingDelayMin: 0 }),
  ]);
});
