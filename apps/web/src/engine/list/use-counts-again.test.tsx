import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallEvents } from '../../gateways/call-events.ts';
import { useService } from '../../shell/services.tsx';
import { openPage } from '../testing/open-page.tsx';
import { useCountsAgain } from './use-counts-again.ts';

afterEach(cleanup);

it('tabs and views are counted again after each of the user’s writes, while the list is in sight', () => {
  const { model, draw } = openPage(3);
  const counted = vi.spyOn(model.views.counts, 'ask');
  let calls: CallEvents | undefined;
  function List({ active }: { readonly active: boolean }) {
    calls = useService(CallEvents);
    useCountsAgain(model.views, active);
    return null;
  }
  model.views.start();
  const shown = draw(<List active />);
  counted.mockClear();
  calls!.written();
  expect(counted).toHaveBeenCalledTimes(1);
  shown.unmount();
  calls!.written();
  draw(<List active={false} />);
  calls!.written();
  expect(counted).toHaveBeenCalledTimes(1);
});
