import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SideSheet } from './side-sheet.view.tsx';
import { openPage } from './testing/open-page.tsx';

afterEach(cleanup);

it('closes by a press beside it, not by the second press of the double click that opened it', () => {
  const close = vi.fn<() => void>();
  openPage(1).draw(
    <SideSheet title="Record" width="600px" closesOutside onClose={close}>
      {null}
    </SideSheet>,
  );
  const beside = document.querySelector('.bp6-overlay-backdrop')!;
  fireEvent.mouseDown(beside, { detail: 2 });
  expect(close).not.toHaveBeenCalled();
  fireEvent.mouseDown(beside, { detail: 1 });
  expect(close).toHaveBeenCalledOnce();
});
