import type { RecordValues } from '@axle/page-kit';

const relation = (
  seller: string,
  buyer: string,
  currency: string,
  markup: string,
  incoterm: string,
  effectiveFrom: string,
  effectiveTo?: string,
): RecordValues => ({
  seller,
  buyer,
  currency,
  markup,
  incoterm,
  paymentMethod: 'EOM60',
  effectiveFrom,
  ...(effectiveTo ? { effectiveTo } : {}),
});

/** At which markups the companies of the group sell to each other; companies and payment methods by code. */
export const demoTradeRelations: readonly RecordValues[] = [
  relation('AX-SZ', 'AX-HK', 'USD', '4', 'FOB', '2024-01-01', '2025-12-31'),
  relation('AX-SZ', 'AX-HK', 'USD', '5', 'FOB', '2026-01-01'),
  relation('AX-GZ', 'AX-HK', 'USD', '5', 'FOB', '2026-01-01'),
  relation('AX-NB', 'AX-HK', 'USD', '4.5', 'FOB', '2026-01-01'),
  relation('AX-HK', 'AX-US', 'USD', '18', 'DAP', '2024-01-01', '2025-12-31'),
  relation('AX-HK', 'AX-US', 'USD', '20', 'DAP', '2026-01-01'),
  relation('AX-HK', 'AX-CA', 'CAD', '18', 'DAP', '2026-01-01'),
  relation('AX-HK', 'AX-DE', 'EUR', '15', 'DAP', '2026-01-01'),
  relation('AX-HK', 'AX-UK', 'GBP', '15', 'DAP', '2026-01-01'),
  relation('AX-HK', 'AX-JP', 'JPY', '12', 'CIF', '2026-01-01'),
  relation('AX-SZ', 'AX-DE', 'EUR', '22', 'DAP', '2025-07-01'),
];
