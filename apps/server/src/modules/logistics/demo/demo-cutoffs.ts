import type { RecordValues } from '@axle/page-kit';

/** What channels, ports and countries of the demo do not take. */
export const demoCutoffs: readonly RecordValues[] = [
  {
    match: 'declName',
    value: 'airbag',
    scope: 'channel',
    scopeRef: 'air',
    action: 'block',
    reason: 'UN3268 安全气囊不接空运 / airbags are not flown',
    effectiveFrom: '2026-05-01',
  },
  {
    match: 'declName',
    value: '安全气囊',
    scope: 'channel',
    scopeRef: 'air',
    action: 'block',
    reason: 'UN3268 安全气囊不接空运 / airbags are not flown',
    effectiveFrom: '2026-05-01',
  },
  {
    match: 'hs',
    value: '870895',
    scope: 'all',
    action: 'warn',
    reason: '须提供 UN3268 危包证 / needs a dangerous goods certificate',
    effectiveFrom: '2026-01-01',
  },
  {
    match: 'hs',
    value: '8511',
    scope: 'channel',
    scopeRef: 'courier',
    action: 'warn',
    reason: '带磁件须磁检报告 / magnets need a test report',
    effectiveFrom: '2026-01-01',
  },
  {
    match: 'category',
    value: 'ENG-FIL',
    scope: 'country',
    scopeRef: 'DE',
    action: 'warn',
    reason: '须登记包装法 LUCID / packaging must be registered',
    effectiveFrom: '2026-03-01',
  },
  {
    match: 'declName',
    value: 'starter motor',
    scope: 'harbour',
    scopeRef: 'USLGB',
    action: 'warn',
    reason: '抽检期间另加3天 / inspections take 3 days more',
    effectiveFrom: '2026-06-01',
    effectiveTo: '2027-05-31',
  },
];
