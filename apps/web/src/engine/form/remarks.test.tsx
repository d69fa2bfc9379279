import { ok } from '@axle/kernel';
import type { FormRemarks } from '@axle/page-kit';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { galleryServices } from '../../gallery/gallery-services.ts';
import { type Services, ServicesProvider } from '../../shell/services.tsx';
import { PageActions } from '../actions/page-actions.ts';
import { openPage } from '../testing/open-page.tsx';
import { samplePage } from '../testing/sample-page.ts';
import { FormView } from './form.view.tsx';

afterEach(cleanup);

const remarks: FormRemarks = ({ note }, known) =>
  known.includes(String(note)) ? [{ code: 'odd', field: 'note', message: { zh: '请核对', en: 'Check this' } }] : [];

it('a remark of the page is shown at its field while typing, depends on what the server knows, and does not prevent saving', async () => {
  const { model, records, session, draw } = openPage(1, { page: { ...samplePage, remarks } });
  await model.openForm();
  const others = galleryServices(session);
  const known = { ...others.get(PageActions), known: async () => ok(['strange']) };
  const services: Services = { get: port => ((port as unknown) === PageActions ? (known as never) : others.get(port)) };
  draw(
    <ServicesProvider services={services}>
      <FormView form={model.form!} />
    </ServicesProvider>,
  );
  const note = screen.getByLabelText(/^备注/);
  expect(screen.queryByText('请核对')).toBeNull();
  fireEvent.change(note, { target: { value: 'strange' } });
  expect((await screen.findByText('请核对')).getAttribute('role')).toBe('status');
  expect(note.getAttribute('aria-invalid')).not.toBe('true');
  fireEvent.change(screen.getByLabelText(/^编号/), { target: { value: 'ODD' } });
  fireEvent.change(screen.getByLabelText(/^数量/), { target: { value: '1' } });
  expect(await model.form!.save()).toMatchObject({ code: 'ODD', note: 'strange' });
  expect(await records.count({ filters: [] })).toMatchObject({ value: { total: 2 } });
});

it('the server is asked about the records that the values name, again whenever they change', async () => {
  const asked: (readonly number[])[] = [];
  const named: FormRemarks = (_values, known) =>
    known.map(code => ({ code: 'odd', field: 'note', message: { zh: `请核对 ${code}`, en: code } }));
  const remarkedOn = ({ size }: Readonly<Record<string, unknown>>) => (typeof size === 'number' ? [size] : []);
  const { model, session, draw } = openPage(1, { page: { ...samplePage, remarks: named, remarkedOn } });
  await model.openForm();
  const others = galleryServices(session);
  const known = {
    ...others.get(PageActions),
    known: async (_resource: unknown, _page: string, ids: readonly number[] = []) => {
      asked.push(ids);
      return ok(ids.map(String));
    },
  };
  const services: Services = { get: port => ((port as unknown) === PageActions ? (known as never) : others.get(port)) };
  draw(
    <ServicesProvider services={services}>
      <FormView form={model.form!} />
    </ServicesProvider>,
  );
  expect(asked).toEqual([]);
  model.form!.set('size', 7);
  expect(await screen.findByText('请核对 7')).toBeTruthy();
  model.form!.set('size', 8);
  expect(await screen.findByText('请核对 8')).toBeTruthy();
  expect(asked).toEqual([[7], [8]]);
});
