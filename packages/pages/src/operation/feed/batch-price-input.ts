import { text } from '@axle/kernel';
import type { Field } from '@axle/page-kit';

/** What prices are changed by together. */
export const batchPriceInput = {
  mode: {
    kind: 'enum',
    label: text('方式', 'How'),
    required: true,
    initial: 'percent',
    options: [
      { code: 'value', label: text('设为', 'Set to') },
      { code: 'plus', label: text('加减金额', 'Add or subtract') },
      { code: 'percent', label: text('加减百分比', 'Add or subtract %') },
      { code: 'toFloor', label: text('设为最低价', 'To the floor') },
      { code: 'toMap', label: text('设为MAP', 'To MAP') },
    ],
  },
  amount: {
    kind: 'decimal',
    label: text('数值', 'Amount'),
    scale: 2,
    min: '-99999.99',
    max: '99999.99',
    help: text('设为最低价或MAP时不填。', 'Not needed for the floor or MAP.'),
  },
  confirmChange: {
    kind: 'bool',
    label: text('确认大幅调价', 'Confirm large change'),
    help: text('变动超过20%的行须勾选。', 'Required for rows that change by more than 20%.'),
  },
} as const satisfies Readonly<Record<string, Field>>;
