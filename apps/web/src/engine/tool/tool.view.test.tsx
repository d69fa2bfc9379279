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
