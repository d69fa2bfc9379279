import { text } from '@axle/kernel';
import type { Page } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { ToolChoice } from './tool-choice.ts';

const tool = {
  inputs: { from: { kind: 'date', label: text('从', 'From') } },
  exports: 'lines',
  results: {
    total: { kind: 'integer', label: text('合计', 'Total') },
    lines: {
      kind: 'lines',
      label: text('明细', 'Lines'),
      by: ['sku'],
      most: 10,
      fields: { sku: { kind: 'text', label: text('SKU', 'SKU'), maxLength: 40 }, units: { kind: 'integer', label: text('销量', 'Units') } },
    },
  },
};
const page = {
  key: 'sales',
  title: text('销售', 'Sales'),
  tabs: [{ key: 'tab3', title: text('排行', 'Ranking'), tool }],
} as unknown as Page;

it('the table of a tool is asked for with all of its columns, and with what the tool is asked', () => {
  const choice = new ToolChoice(page, 'tab3', { from: '2026-05-01' });
  choice.setFormat('csv');
  expect([choice.title, choice.format, choice.isChosen]).toEqual([text('销售 · 排行', 'Sales · Ranking'), 'csv', true]);
  expect(choice.wish()).toEqual({
    page: 'sales',
    columns: ['sku', 'units'],
    query: { filters: [], sort: [], search: '' },
    tool: { tab: 'tab3', input: { from: '2026-05-01' } },
  });
});
