import { text } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsOf } from '../resource/fields-of.ts';
import { sampleResource } from '../testing/sample-resource.ts';
import { headlineOf } from './headline.ts';
import { type Page } from './page.ts';
import { definePage } from './define-page.ts';
import { recordSections } from './record-sections.ts';

const title = text('样例', 'Sample');
const page: Page = definePage({
  key: 'sample',
  title,
  help: { why: title },
  resource: sampleResource,
  columns: ['code', 'note', 'size', 'drive', 'styles', 'createdAt', 'updatedAt'],
  form: [{ title: text('身份', 'Identity'), fields: ['code', 'drive'] }],
});
const summary = (shown: Page, isShown = (_name: string) => true) =>
  recordSections(shown, isShown).map(section => [section.title.en, ...section.fields]);

it('[RP1] the groups of the form come first, then what no form asks for, then who made it and when', () => {
  expect(summary(page)).toEqual([
    ['Identity', 'code', 'drive'],
    ['Further details', 'note', 'size', 'styles'],
    ['Record', 'createdAt', 'updatedAt'],
  ]);
});

it('[RP1] a page without a form shows everything in one section', () => {
  expect(summary({ ...page, form: [] })).toEqual([
    ['Details', 'code', 'note', 'size', 'drive', 'styles'],
    ['Record', 'createdAt', 'updatedAt'],
  ]);
});

it('[RP1] every column that its reader may see stands there once, and nothing that they may not', () => {
  const names = Object.keys(fieldsOf(sampleResource));
  fc.assert(
    fc.property(fc.subarray(names), fc.subarray(names), fc.subarray(names), (columns, form, hidden) => {
      const sections = recordSections({ ...page, columns, form: [{ title, fields: form }] }, name => !hidden.includes(name));
      const seen = sections.flatMap(section => section.fields);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter(name => hidden.includes(name))).toEqual([]);
      expect([...columns, ...form].filter(name => !hidden.includes(name) && !seen.includes(name))).toEqual([]);
    }),
  );
});

it('[RP2] the head of a record has its state, where its page lists it, and the first columns that add to its name', () => {
  const columns = [...page.columns, 'status'];
  expect(headlineOf({ ...page, columns }, sampleResource, () => true)).toMatchObject({
    state: 'status',
    fields: expect.arrayContaining(['size', 'drive']),
  });
  expect(headlineOf(page, sampleResource, () => true).state).toBeUndefined();
  expect(headlineOf(page, sampleResource, () => true).fields).not.toContain('code');
});

it('[RP2] what a page names stands there in its place, as far as its reader may see it', () => {
  const named = { ...page, headline: ['drive', 'size'] };
  expect(headlineOf(named, sampleResource, () => true).fields).toEqual(['drive', 'size']);
  expect(headlineOf(named, sampleResource, name => name !== 'drive').fields).toEqual(['size']);
});
