import { ok } from '@axle/kernel';
import type { RefField, Resource } from '@axle/page-kit';
import { sampleResource } from '@axle/page-kit/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { galleryServices } from '../../gallery/gallery-services.ts';
import { type Services, ServicesProvider } from '../../shell/services.tsx';
import { References } from '../references/references.ts';
import { openPage } from '../testing/open-page.tsx';
import { samplePage, sampleRows } from '../testing/sample-page.ts';
import { FormView } from './form.view.tsx';

afterEach(cleanup);

const maker: RefField = { ...(sampleResource.fields['maker'] as RefField), initialCode: 'M5' };
const resource: Resource = { ...sampleResource, fields: { ...sampleResource.fields, maker } };
const page = { ...samplePage, resource, form: [{ title: { zh: '样例', en: 'Sample' }, fields: ['code', 'maker'] }] };

async function openForm(ofRow: boolean) {
  const { model, session, draw } = openPage(1, { page, resource });
  await model.openForm(ofRow ? sampleRows(1)[0] : undefined);
  const others = galleryServices(session);
  const asked: unknown[] = [];
  const match = async (entity: string, texts: readonly string[]) => {
    asked.push([entity, texts]);
    return ok(texts.map(text => ({ text, id: 5 })));
  };
  const references = new Proxy(others.get(References), { get: (target, key) => (key === 'match' ? match : Reflect.get(target, key)) });
  const services: Services = { get: port => ((port as unknown) === References ? (references as never) : others.get(port)) };
  draw(
    <ServicesProvider services={services}>
      <FormView form={model.form!} />
    </ServicesProvider>,
  );
  return { form: model.form!, asked };
}

it('a new record begins with the record that its field names by code, which is no change of the user', async () => {
  const { form, asked } = await openForm(false);
  await vi.waitFor(() => expect(form.drafts['maker']).toBe(5));
  expect([asked, form.dirty]).toEqual([[['sampleMaker', ['M5']]], false]);
});

it('what was chosen in the meantime stays, and an existing record is left as it is', async () => {
  const { form } = await openForm(false);
  form.set('maker', 9);
  form.begin('maker', 5);
  expect(form.drafts['maker']).toBe(9);
  expect((await openForm(true)).asked).toEqual([]);
});
