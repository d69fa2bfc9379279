import { render, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { orderSplitTab } from '@axle/pages/orders/order/order-split-tool';
import { type Services, ServicesProvider } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { sessionBench } from '../../../testing/session-bench.ts';
import { orderIn } from './order-in.ts';
import { SplitEditor } from './split-editor.view.tsx';
import { SplitStore } from './split-store.ts';

afterEach(cleanup);

const values = {
  orderNo: 'SO26030200017',
  status: 'pendingAllocate',
  kind: 'platform',
  platform: 'amazon',
  currency: 'USD',
  itemAmount: '90',
  shippingAmount: '10',
  total: '100',
  lines: [1, 2, 3].map(lineNo => ({ lineNo, sellerSku: `S${lineNo}`, qty: 1, lineTotal: '30' })),
  pieces: [],
};

it('the amounts of the parts follow what is typed into them', () => {
  const known = new Map<unknown, unknown>([[Session, sessionBench().session]]);
  render(
    <ServicesProvider services={{ get: port => known.get(port) } as Services}>
      <SplitEditor store={new SplitStore(orderIn(values))} tool={orderSplitTab.tool} values={values}>
        <button type="button">go</button>
      </SplitEditor>
    </ServicesProvider>,
  );
  const totals = () => [...screen.getByRole('row', { name: /合计/ }).querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(screen.getByRole('status').textContent).toContain('2至10');
  fireEvent.change(screen.getByLabelText('第2行，包裹2的件数'), { target: { value: '1' } });
  expect(totals()).toEqual(['100.00', '66.67', '33.33']);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '按行' }));
  expect(totals()).toEqual(['100.00', '33.34', '33.33', '33.33']);
});
