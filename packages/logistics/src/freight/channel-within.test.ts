import type { Decimal } from '@axle/kernel';
import { expect, it } from 'vitest';
import { cardLimits, channelRefuses, channelWithin } from './channel-within.ts';
import type { FreightTable } from './freight-table.ts';

const d = (text: string) => text as Decimal;
const card: Pick<FreightTable, 'weightUnit' | 'rates' | 'surcharges'> = {
  weightUnit: 'lb',
  rates: [{ zone: '2', maxWeight: d('150'), amount: d('90') }],
  surcharges: [{ code: 'OVER', kind: 'overMax', zone: '*', overWeight: d('150'), overLongest: d('108'), overGirth: d('165') }],
};

it('[L20] a channel takes nothing beyond its rate card: 150 lb, 108 in and 165 in are 68.0388555 kg, 274.32 and 419.1 cm', () => {
  expect(cardLimits(card)).toEqual({ maxKg: '68.0388555', maxLongestCm: '274.32', maxLgCm: '419.1' });
  expect(channelWithin({ maxKg: '68.038', maxLongestCm: '274.32', maxLgCm: '419.1' }, card)).toEqual([]);
  expect(channelWithin({ maxKg: '68.039', maxLongestCm: '274.33', maxLgCm: '420' }, card).map(({ field }) => field)).toEqual([
    'maxKg',
    'maxLongestCm',
    'maxLgCm',
  ]);
  expect(channelWithin({ maxKg: '900' }, { ...card, surcharges: [], rates: [{ ...card.rates[0]!, perStepOver: d('1') }] })).toEqual([]);
});

it('[L20] a parcel stays within the limits of its channel', () => {
  const channel = { maxKg: '31.5', maxLongestCm: '120', maxLgCm: '360' };
  expect(channelRefuses(channel, [d('60'), d('120'), d('60')], d('31.5'))).toBeUndefined();
  expect([
    channelRefuses(channel, [d('60'), d('120.01'), d('60')], d('1'))?.message.en,
    channelRefuses(channel, [d('60'), d('120'), d('60.01')], d('1'))?.message.en,
    channelRefuses(channel, [d('1'), d('1'), d('1')], d('32'))?.code,
    channelRefuses({}, [d('999'), d('1'), d('1')], d('32')),
  ]).toEqual([
    'Exceeds the channel limit: longest side 120.01 > 120',
    'Exceeds the channel limit: length + girth 360.02 > 360',
    'OVER_CHANNEL',
    undefined,
  ]);
});
