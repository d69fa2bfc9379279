import { fill, type Text, text } from '@axle/kernel';
import { fieldsOf, type Page, type Section, standardCode, permissionCode, pagesOf } from '@axle/page-kit';
import type { MenuAction } from '@axle/permissions';
import { engineText } from '../../text/engine.ts';
import { whyText } from '../../text/why.ts';

/** What a question may be about. */
export type Subject =
  | { readonly kind: 'code'; readonly code: string; readonly what: Text }
  | { readonly kind: 'page'; readonly section: string; readonly page: string; readonly what: Text }
  | { readonly kind: 'field'; readonly page: string; readonly field: string; readonly what: Text };

/** A subject as it is offered: with its title, and the code by which it is found too. */
export interface SubjectChoice {
  readonly subject: Subject;
  readonly title: Text;
  readonly note: string;
}

const standardTitles: Readonly<Record<string, Text>> = {
  list: whyText.view,
  log: whyText.log,
  import: whyText.import,
  export: whyText.export,
  add: engineText.add,
  update: engineText.update,
  del: engineText.del,
  enable: engineText.enable,
  disable: engineText.disable,
};

/** The actions of a page, each code once. */
export function actionsOf(section: string, page: Page): readonly MenuAction[] {
  const titles = new Map<string, Text>();
  for (const action of page.standard) {
    const code = standardCode(section, page, action);
    const named = code.slice(code.lastIndexOf('.') + 1);
    if (!titles.has(code)) titles.set(code, standardTitles[named] ?? standardTitles[action]!);
  }
  for (const action of page.actions) {
    const code = permissionCode(section, page.key, action.permission ?? action.key);
    if (!titles.has(code)) titles.set(code, action.title);
  }
  for (const { key, title } of page.codes ?? []) titles.set(permissionCode(section, page.key, key), title);
  return [...titles].map(([code, title]) => ({ code, title }));
}

/** Everything that can be asked about: pages, their actions, their fields. */
export function subjectsOf(sections: readonly Section[]): readonly SubjectChoice[] {
  const entries = sections.flatMap(section => pagesOf(section).map(page => ({ section: section.key, page })));
  const pages = entries.map(({ section, page }): SubjectChoice => ({
    subject: { kind: 'page', section, page: page.key, what: fill(whyText.pageOf, { page: page.title }) },
    title: page.title,
    note: page.key,
  }));
  const codes = entries.flatMap(({ section, page }) =>
    actionsOf(section, page).map(action => codeChoice(action.code, action.title, page.title)),
  );
  const fields = entries.flatMap(({ page }) =>
    Object.entries(page.resource ? fieldsOf(page.resource) : {}).map(([key, { label }]): SubjectChoice => ({
      subject: { kind: 'field', page: page.key, field: key, what: fill(whyText.fieldOf, { field: label, page: page.title }) },
      title: both(page.title, label),
      note: `${page.key}.${key}`,
    })),
  );
  return [...pages, ...codes, ...fields];
}

/** An action of a page as a subject. */
export const codeChoice = (code: string, action: Text, page: Text): SubjectChoice => ({
  subject: { kind: 'code', code, what: fill(whyText.actionOf, { action, page }) },
  title: both(page, action),
  note: code,
});

const both = (one: Text, other: Text): Text => text(`${one.zh} · ${other.zh}`, `${one.en} · ${other.en}`);
