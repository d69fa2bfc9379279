import { cleanup, waitFor, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { PageModel } from './page/page-model.ts';
import { openPage } from './testing/open-page.tsx';
import { useOpenAddress } from './use-open-address.ts';

afterEach(cleanup);

function Probe({ model, search }: { readonly model: PageModel; readonly search: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ search }), [navigate, search]);
  useOpenAddress(model, true);
  return <output>{useLocation().search}</output>;
}

it.each([
  ['?tab=own&open=add', '?tab=own', { form: true, importing: false }],
  ['?open=import', '', { form: false, importing: true }],
  ['?open=del', '', { form: false, importing: false }],
])('%s opens what it names and leaves the address', async (search, after, opened) => {
  const page = openPage(3);
  page.draw(<Probe model={page.model} search={search} />);
  await waitFor(() => expect({ form: page.model.form !== undefined, importing: page.model.importOpen }).toEqual(opened));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(after));
});
