import type { RecordRow } from '@axle/page-kit';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../../engine/testing/open-page.tsx';
import { SafetyFormula } from './safety-formula.view.tsx';

afterEach(cleanup);

it('the formula names the distribution by which few pieces are kept', () => {
  const shown = (dMean: string, dSd: string) => {
    const row = { id: 1, version: 1, method: 'statistical', service: '95', dMean, dSd, lMean: 10, lSd: '0' } as unknown as RecordRow;
    openPage(1).draw(<SafetyFormula row={row} />);
    const method = screen.getByRole('region', { name: '算式' }).querySelector('p')!.textContent;
    cleanup();
    return method;
  };
  expect([shown('0.32', '0.5'), shown('0.32', '1.13'), shown('9', '2')]).toEqual([
    expect.stringContaining('泊松分布'),
    expect.stringContaining('负二项分布'),
    expect.stringContaining('z'),
  ]);
});
