import { text } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderNumberTexts } from '@axle/order-number/testing';
import { standalonePaths } from '@axle/permissions';
import { isShareToken, readParameters } from './read-parameters.ts';
import { standalonePages } from './standalone-pages.ts';

const read = (key: keyof typeof standalonePages, query: string) => readParameters(standalonePages[key], new URLSearchParams(query));

it('the pages are those that the guard lets through', () => {
  expect(Object.keys(standalonePages).map(key => `/${key}`)).toEqual(standalonePaths);
});

it('numbers come in groups, ids as they stand, unknown parameters and words not at all', () => {
  expect(read('samplingLog', 'samplingNo=SM25110300001&unitNo=17&print=2&colour=red')).toEqual({
    ok: true,
    value: { samplingNo: 'SM-251-103-00001', unitNo: '17' },
  });
  expect(read('oaCheckDetail', 'flowId=a-7&bizType=PO&from=nowhere')).toEqual({ ok: true, value: { flowId: 'a-7', bizType: 'PO' } });
});

it.each([
  ['samplingLog', 'unitNo=17', '缺少参数samplingNo / inspectionNo', 'Missing parameter samplingNo / inspectionNo'],
  ['receiveReportForm', 'rrNo=', '缺少参数rrNo / batchNo', 'Missing parameter rrNo / batchNo'],
  ['oaCheckDetail', 'taskId=7', '缺少参数flowId', 'Missing parameter flowId'],
] as const)('%s without what it needs names it', (key, query, zh, en) => {
  expect(read(key, query)).toEqual({ ok: false, refusal: { code: 'REQUIRED', message: text(zh, en) } });
});

it('a number with other signs, or longer than any, is refused by name', () => {
  for (const value of ['SM_1', '<b>', "1' or '1", 'x'.repeat(65)])
    expect(read('receiveReportForm', `rrNo=RR1&orderNo=${encodeURIComponent(value)}`)).toMatchObject({
      ok: false,
      refusal: { code: 'FORMAT', field: 'orderNo' },
    });
});

it('whatever the query is, it is read or refused; what was read is read the same again', () => {
  const query = fc.array(
    fc.tuple(
      fc.oneof(fc.constantFrom('samplingNo', 'inspectionNo', 'unitNo', 'print'), fc.string()),
      fc.oneof(orderNumberTexts(), fc.string()),
    ),
  );
  fc.assert(
    fc.property(query, entries => {
      const first = readParameters(standalonePages.samplingLog, new URLSearchParams(entries));
      if (first.ok) expect(readParameters(standalonePages.samplingLog, new URLSearchParams({ ...first.value }))).toEqual(first);
    }),
  );
});

it('a share token has 43 signs of base64url', () => {
  expect([isShareToken('A'.repeat(43)), isShareToken('A'.repeat(42)), isShareToken(`${'A'.repeat(42)}=`)]).toEqual([true, false, false]);
});
