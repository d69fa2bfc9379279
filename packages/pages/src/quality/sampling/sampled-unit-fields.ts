import { text } from '@axle/kernel';
import type { Fields } from '@axle/page-kit';
import { numberOf } from '../../inventory/operation/operation-fields.ts';
import { inspectTypes } from '../quality-options.ts';

/** Of which sampling and lot a row of a sample is. */
export const sampledOfFields = {
  samplingNo: numberOf('抽样单号', 'Sampling no.'),
  inspection: { kind: 'ref', label: text('检验单号', 'Inspection no.'), entity: 'inspection', readOnly: true, width: 150 },
  type: { kind: 'enum', label: text('检验类型', 'Type'), readOnly: true, options: inspectTypes, width: 100 },
  supplier: { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', readOnly: true, width: 190 },
  sku: { kind: 'ref', label: text('SKU', 'SKU'), entity: 'sku', readOnly: true, width: 180 },
} as const satisfies Fields;

/** What every list of rows of samples has in common. */
export const rowsOfSamples = {
  service: 'nova',
  managed: false,
  scopedBy: { kind: 'supplier', field: 'supplier' },
  searchedThrough: 'sku',
} as const;

/** Opens the sampling of a row. */
export const toSampling = {
  section: 'qualityTesting',
  page: 'samplingDetail',
  filters: [{ field: 'samplingNo', op: 'eq', by: 'samplingNo' }],
} as const;
