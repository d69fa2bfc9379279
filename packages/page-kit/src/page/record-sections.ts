import { text, type Text } from '@axle/kernel';
import { fieldsOf } from '../resource/fields-of.ts';
import type { Page } from './page.ts';

/** Fields of a record that stand together where it is looked at. */
export interface RecordSection {
  readonly key: string;
  readonly title: Text;
  readonly fields: readonly string[];
}

const titles = {
  all: text('详情', 'Details'),
  further: text('其他', 'Further details'),
  kept: text('记录', 'Record'),
};

/** Who made and changed a record, and when. */
const kept: ReadonlySet<string> = new Set(['createdBy', 'createdAt', 'updatedBy', 'updatedAt']);

/**
 * The sections of a record as it is looked at: the groups of the form, lines that stand in none, what follows from other records, and who
 * made and changed it [RP1]. Fields that `isShown` does not name are left out, and so are sections that would be empty.
 */
export function recordSections(page: Page, isShown: (field: string) => boolean): readonly RecordSection[] {
  const fields = page.resource ? fieldsOf(page.resource) : {};
  const taken = new Set<string>();
  const take = (names: readonly string[]) =>
    names.filter(name => {
      if (!fields[name] || !isShown(name) || taken.has(name)) return false;
      taken.add(name);
      return true;
    });
  const groups = page.form.map((group, place) => ({ key: `group${place}`, title: group.title, fields: take(group.fields) }));
  const lines = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'lines' ? [{ key: name, title: field.label, fields: take([name]) }] : [],
  );
  const [own, whoAndWhen] = [page.columns.filter(name => !kept.has(name)), page.columns.filter(name => kept.has(name))];
  const further = { key: 'further', title: page.form.length === 0 ? titles.all : titles.further, fields: take(own) };
  const sections = [
    ...(page.form.length === 0 ? [further] : groups),
    ...lines,
    ...(page.form.length === 0 ? [] : [further]),
    { key: 'kept', title: titles.kept, fields: take(whoAndWhen) },
  ];
  return sections.filter(section => section.fields.length > 0);
}
