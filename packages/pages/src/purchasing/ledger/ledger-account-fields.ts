import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';

/** Who owes whom in which currency. */
export const ledgerAccountFields = {
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true, readOnly: true, width: 220 },
  companyEntity: {
    kind: 'ref',
    label: text('采购主体', 'Company entity'),
    entity: 'companyEntity',
    required: true,
    readOnly: true,
    width: 170,
  },
  currency: {
    kind: 'code',
    label: text('币种', 'Currency'),
    required: true,
    readOnly: true,
    maxLength: 3,
    pattern: '[A-Z]{3}',
    width: 76,
  },
} as const satisfies Fields;
