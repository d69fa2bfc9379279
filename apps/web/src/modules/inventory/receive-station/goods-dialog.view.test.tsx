import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../../engine/testing/open-page.tsx';
import { GoodsDialog, type GoodsKind } from './goods-dialog.view.tsx';
import type { ReceiveStore } from './receive-store.ts';
import type { StationReceipt } from './receiving-desk.ts';

afterEach(cleanup);

function open(kind: GoodsKind) {
  openPage(1).draw(
    <GoodsDialog kind={kind} receipt={{ id: 1 } as StationReceipt} store={{} as ReceiveStore} code="X-1" onClose={() => undefined} />,
  );
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '登记' });
  const hint = () => screen.getByRole('status').textContent;
  return { button, hint };
}

it('damage waits for a photo and says so; with one it can be recorded', () => {
  const { button, hint } = open('damaged');
  fireEvent.change(screen.getByLabelText(/条码|编码/), { target: { value: 'X-1' } });
  expect([button().disabled, hint()]).toEqual([true, '须附至少1张照片才能登记']);
  fireEvent.change(screen.getByLabelText('照片（最多5张）', { selector: 'input' }), {
    target: { files: [new File(['a'], 'dent.jpg', { type: 'image/jpeg' })] },
  });
  expect([button().disabled, hint()]).toEqual([false, 'dent.jpg']);
});

it('goods that nobody ordered need no photo', () => {
  const { button, hint } = open('wrong');
  expect([button().disabled, hint()]).toEqual([false, '']);
});
