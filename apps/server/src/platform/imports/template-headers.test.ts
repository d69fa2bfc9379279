import { languages } from '@axle/kernel';
import { importKey } from '@axle/page-kit';
import { type Access, unrestricted } from '@axle/permissions';
import { describe, expect, it } from 'vitest';
import { wholeRegistry } from '../../modules.ts';
import { importForm } from './import-form.ts';
import { matchHeader } from './match-header.ts';
import { templateLabels } from './template-labels.ts';

const registry = await wholeRegistry();
const everybody: Access = unrestricted(1);
const keys = registry.pages.flatMap(({ section, page }) =>
  page.importing && !page.importing.zip
    ? [null, ...(page.importing.variants ?? []).map(({ key }) => key)].map(variant => importKey(section.key, page.key, variant))
    : [],
);

describe('every template', () => {
  it.each(keys)('of %s passes its own header check in both languages', key => {
    const form = importForm(registry.pageOfImport(key)!, everybody)!;
    const columns = form.columns.map(([column]) => column);
    for (const language of languages) {
      const matched = matchHeader(form, templateLabels(form, language));
      expect([language, matched.ok ? matched.value : matched.refusal.message]).toEqual([language, columns]);
    }
    expect(matchHeader(form, columns)).toEqual({ ok: true, value: columns });
  });
});
