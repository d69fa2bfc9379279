import { text } from '@axle/kernel';
import type { IntegerField, PageTab } from '@axle/page-kit';
const count = (zh: string, en: string): IntegerField => ({ kind: 'integer', label: text(zh, en), min: 0, max: 10_000_000, width: 84 });

/** Where we have parts of a category and where not: makes, or the models of one, by model year. */
export const vehicleCoverage = {
  key: 'coverage',
  title: text('覆盖', 'Coverage'),
  view: 'catalog/vehicle-coverage',
  tool: {
    byView: true,
    reads: ['year', 'make', 'model', 'fittingSkus'],
    inputs: {
      category: {
        kind: 'cascade',
        label: text('品类', 'Category'),
        entity: 'category',
        required: true,
        help: text('含下级品类。', 'Including subcategories.'),
      },
      make: { kind: 'text', label: text('品牌', 'Make'), maxLength: 60 },
      years: { kind: 'integer', label: text('年款数', 'Model years'), required: true, initial: 30, min: 5, max: 60 },
    },
    results: {
      summary: { kind: 'text', label: text('结果', 'Result'), maxLength: 300 },
      lines: {
        kind: 'lines',
        label: text('覆盖', 'Coverage'),
        by: ['name', 'year'],
        most: 24_000,
        fields: {
          name: { kind: 'text', label: text('品牌或车型', 'Make or model'), maxLength: 80, width: 160 },
          year: { kind: 'integer', label: text('年款', 'Year'), min: 1900, max: 2999, grouping: false, width: 70 },
          vehicles: count('车型数', 'Vehicles'),
          parts: count('适配SKU数', 'Fitting SKUs'),
        },
      },
    },
  },
} as const satisfies PageTab;
