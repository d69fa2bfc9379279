import { text } from '@axle/kernel';
import type { CustomAction, PageTab } from '@axle/page-kit';
import { currencyOptions } from './rate-options.ts';

/** Takes currencies into use and drops others. */
export const currencySetting = {
  key: 'setActiveCurrencies',
  title: text('设置启用币种', 'Set currencies in use'),
  on: 'none',
  thenTab: 'currencies',
  input: {
    take: { kind: 'enumList', label: text('启用', 'Enable'), options: currencyOptions },
    drop: {
      kind: 'enumList',
      label: text('停用', 'Disable'),
      options: currencyOptions,
      help: text(
        '已有汇率保留；月度文件中该币种的行不再导入。',
        'Existing rates are kept; rows of the monthly file for this currency are no longer imported.',
      ),
    },
    reason: { kind: 'text', label: text('原因', 'Reason'), required: true, maxLength: 200 },
  },
} as const satisfies CustomAction;

/** All currencies with their use. */
export const currenciesTab = {
  key: 'currencies',
  title: text('启用币种', 'Currencies'),
  tool: {
    reads: ['from', 'to', 'validFrom', 'state'],
    inputs: {},
    results: {
      lines: {
        kind: 'lines',
        label: text('币种', 'Currencies'),
        by: ['currency'],
        most: 100,
        fields: {
          currency: { kind: 'enum', label: text('币种', 'Currency'), required: true, options: currencyOptions, width: 190 },
          inUse: { kind: 'bool', label: text('在用', 'In use'), width: 80 },
          latestRate: { kind: 'date', label: text('最新汇率生效日', 'Latest rate effective from'), width: 150 },
          goneBy: { kind: 'text', label: text('使用者', 'Used by'), maxLength: 400, width: 280 },
          at: { kind: 'instant', label: text('设置时间', 'Set at'), width: 160 },
          by: { kind: 'user', label: text('设置人', 'Set by'), width: 120 },
          reason: { kind: 'text', label: text('原因', 'Reason'), maxLength: 200, width: 240 },
        },
      },
    },
  },
} as const satisfies PageTab;
