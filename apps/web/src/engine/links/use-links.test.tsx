import { ok } from '@axle/kernel';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CallEvents } from '../../gateways/call-events.ts';
import { type Port, ServicesProvider } from '../../shell/services.tsx';
import { openPage } from '../testing/open-page.tsx';
import { RecordLinks } from './record-links.ts';
import { useLinks } from './use-links.ts';

afterEach(cleanup);

const row = { id: 7, version: 1 };

function Files() {
  return <output>{useLinks(row, 'values')?.files}</output>;
}

it('the records that refer to a record are counted again after each write of the user, until the record is closed', async () => {
  const events = new CallEvents();
  let asked = 0;
  const links: RecordLinks = { of: async () => ok({ most: 999, files: ++asked, before: [], after: [], links: [] }) };
  const services = { get: <Service,>(port: Port<Service>) => ((port as unknown) === RecordLinks ? links : events) as Service };
  const { unmount } = openPage(1).draw(
    <ServicesProvider services={services}>
      <Files />
    </ServicesProvider>,
  );
  expect(await screen.findByText('1')).toBeDefined();
  act(() => events.written());
  expect(await screen.findByText('2')).toBeDefined();
  unmount();
  events.written();
  expect(asked).toBe(2);
});
