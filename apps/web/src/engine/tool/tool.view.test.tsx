import { ok, refuse } from '@axle/kernel';
import type { Tool } from '@axle/page-kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { ToolView } from './tool.view.tsx';

afterEach(cleanup);

const tool: Tool = {
  inputs: { pieces: { kind: 'integer', label: { zh: '件数', en: 'Pieces' }, required: true, min: 0, max: 999 } },
  results: { cartons: { kind: 'integer', label: { zh: '箱数', en: 'Cartons' }, min: 0, max: 999 } },
  work: ({ pieces }) =>
    pieces === 13 ? refuse({ code: 'ODD', message: { zh: '不能装箱', en: 'No carton' } }) : ok({ cartons: Math.ceil(Number(pieces) / 12) }),
};

it('the result follows what is typed, and says why there is none', () => {
  const { draw } = openPage(1);
  draw(<ToolView tool={tool} />);
  const pieces = screen.getByLabelText(/^件数/);
  expect(screen.getByText(/填写左侧/)).toBeTruthy();
  fireEvent.change(pieces, { target: { value: '25' } });
  expect(screen.getByRole('region', { name: '结果' }).textContent).toBe('箱数3');
  fireEvent.change(pieces, { target: { value: '13' } });
  expect(screen.getByRole('alert').textContent).toBe('不能装箱');
});

it('a table that is meant for a message is copied as text, below the result shown above it', async () => {
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  const parts: Tool = {
    ...tool,
    texts: { lines: ['sku', 'qty'] },
    results: {
      ...tool.results,
      lines: {
        kind: 'lines',
        label: { zh: '零件', en: 'Parts' },
        by: ['sku'],
        most: 10,
        fields: {
          sku: { kind: 'code', label: { zh: 'SKU', en: 'SKU' }, maxLength: 32 },
          qty: { kind: 'integer', label: { zh: '用量', en: 'Quantity' }, min: 0, max: 99 },
          stock: { kind: 'text', label: { zh: '库存', en: 'Stock' }, maxLength: 32 },
        },
      },
    },
    work: ({ pieces }) => ok({ cartons: 1, lines: pieces === 0 ? [] : [{ sku: 'BP-1', qty: 2, stock: 'US 5' }] }),
  };
  const { draw } = openPage(1);
  draw(<ToolView tool={parts} given={{ pieces: 5 }} />);
  fireEvent.click(screen.getByRole('button', { name: '复制文字' }));
  expect(written).toEqual(['1\nBP-1 · 用量 2']);
  fireEvent.change(screen.getByLabelText(/^件数/), { target: { value: '0' } });
  expect(screen.queryByRole('button', { name: '复制文字' })).toBeNull();
});
