import { text } from '@axle/kernel';
import type { LineField, PageTab } from '@axle/page-kit';
import { count, day, figure, words } from '../board/board-fields.ts';
import { currency, forecastInputs, forecastReads, supplier } from './forecast-tools.ts';

const { weeks, companyEntity, currency: inCurrency, supplier: ofSupplier, buyer } = forecastInputs;
const week: LineField = { kind: 'week', label: text('周', 'Week'), required: true, width: 110 };
const compared = {
  forecast: figure('四周前预测', 'Forecast 4 weeks before'),
  paid: figure('实付', 'Paid'),
  difference: figure('差额', 'Difference'),
  accuracy: figure('准确率（%）', 'Accuracy (%)', 104),
};

/** What was paid, compared with what was forecast four weeks before. */
export const forecastAccuracyTab = {
  key: 'tab2',
  title: text('预测准确率', 'Accuracy'),
  tool: {
    reads: forecastReads,
    inputs: { weeks, companyEntity, currency: inCurrency, supplier: ofSupplier, buyer },
    exports: 'suppliers',
    results: {
      accuracy: figure('总准确率（%）', 'Accuracy of all weeks (%)'),
      forecast: figure('预测合计（CNY）', 'Forecast, total (CNY)'),
      paid: figure('实付合计（CNY）', 'Paid, total (CNY)'),
      noRate: words('无汇率的币种', 'Currencies without a rate'),
      weeks: {
        kind: 'lines',
        label: text('按周（CNY）', 'By week (CNY)'),
        by: ['week'],
        most: 26,
        fields: { week, takenOn: day('预测日', 'Forecast on'), ...compared },
      },
      found: count('行数', 'Rows'),
      suppliers: {
        kind: 'lines',
        label: text('按周与供应商', 'By week and supplier'),
        by: ['week', 'supplier', 'currency'],
        most: 2000,
        fields: { week, supplier, currency, ...compared },
      },
    },
  },
} as const satisfies PageTab<(typeof forecastReads)[number]>;
