import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** Incoterms 2020. */
export const incoterms: readonly EnumOption[] = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'].map(code => ({
  code,
  label: text(code, code),
}));
