import { type Refusal, text } from '@axle/kernel';

const both: Refusal = {
  code: 'ONE_SCOPE',
  field: 'sku',
  message: text('品类与SKU只填一项', 'Enter a category or a SKU, not both'),
};

/** [O2f] A rule of quantities speaks of a store, of one category of it, or of one SKU, never of a category and a SKU (PublishRule). */
export const oneScope = ({ category, sku }: { readonly category?: unknown; readonly sku?: unknown }): readonly Refusal[] =>
  category !== undefined && sku !== undefined ? [both] : [];
