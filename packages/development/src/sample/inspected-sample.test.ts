import { expect, it } from 'vitest';
import { inspectedSample, inspectingRefusals, type SampleInspection } from './inspected-sample.ts';

const judged = (result: 'accept' | 'reject', more: object = {}): SampleInspection => ({ state: 'accepted', result, ...more });

it('[N31] a signed verdict passes or fails the sample', () => {
  expect([inspectedSample(judged('accept')), inspectedSample(judged('reject', { state: 'rejected' }))]).toEqual(['passed', 'failed']);
  expect([inspectedSample({ state: 'sampling' }), inspectedSample(judged('accept', { reviewWaits: true }))]).toEqual([
    undefined,
    undefined,
  ]);
});

it('[N31] nothing else is said of a sample while it is inspected', () => {
  const codes = (...inspections: readonly SampleInspection[]) => inspectingRefusals(inspections).map(({ code }) => code);
  expect([codes(), codes({ state: 'void' }), codes(judged('accept'))]).toEqual([[], [], []]);
  expect([codes({ state: 'scheduled' }), codes(judged('reject', { reviewWaits: true }))]).toEqual([['IN_INSPECTION'], ['IN_INSPECTION']]);
});
