import type { JudgementSheet } from '@axle/wire';
import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { LabelCheck } from './label-check.ts';

const [own, foreign] = ['X000OWN', 'X000FOREIGN'];
const defects = [{ id: 5, code: 'D205' }];

/** A station with unit 3 in hand that counts labels; what it is heard to say. */
function bench(defectCodes: readonly object[] = defects) {
  const heard: string[] = [];
  const picked: number[] = [];
  const state = observable({ unitNo: 3, failed: 0, picked: [] as { defectCode: number }[] });
  const station = {
    get lot() {
      return { defectCodes, sampling: { labelsFailed: state.failed } } as unknown as JudgementSheet;
    },
    get next() {
      return { unitNo: state.unitNo } as never;
    },
    draft: {
      get defects() {
        return state.picked;
      },
      add: (defectCode: number) => {
        picked.push(defectCode);
        runInAction(() => state.picked.push({ defectCode }));
      },
    } as never,
    deeds: {
      scanLabel: async (code: string) => {
        if (code === 'cut') return false;
        runInAction(() => (state.failed += code === own ? 0 : 1));
        return true;
      },
    },
  };
  const sounds = { good: () => heard.push('good'), warn: () => undefined, bad: () => heard.push('bad') };
  return { check: new LabelCheck(station, sounds), heard, picked, go: (unitNo: number) => runInAction(() => (state.unitNo = unitNo)) };
}

it('a label that is not of the SKU offers its defect for the unit in hand; it is picked only when somebody says so', async () => {
  const { check, heard, picked } = bench();
  await check.scan(own);
  expect([check.wrong, heard]).toEqual([undefined, ['good']]);
  await check.scan(foreign);
  expect([check.wrong, heard, picked]).toEqual([{ code: foreign, unitNo: 3 }, ['good', 'bad'], []]);
  check.pick();
  expect([check.wrong, check.defect, picked]).toEqual([undefined, undefined, [5]]);
});

it('the offer goes with its unit, when it is turned down, and with the next label', async () => {
  const { check, picked, go } = bench();
  await check.scan(foreign);
  go(4);
  check.pick();
  expect(check.wrong).toBeUndefined();
  await check.scan(foreign);
  check.dismiss();
  expect(check.wrong).toBeUndefined();
  await check.scan(foreign);
  await check.scan(own);
  expect([check.wrong, picked]).toEqual([undefined, []]);
});

it('nothing is offered where the label could not be checked, and no defect where it is out of use', async () => {
  const { check, heard } = bench([]);
  await check.scan('cut');
  expect([check.wrong, heard]).toEqual([undefined, []]);
  await check.scan(foreign);
  expect([check.wrong?.code, check.defect]).toEqual([foreign, undefined]);
});
