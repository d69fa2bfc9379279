import { acceptValue, formatValue, type LineField, type Page } from '@axle/page-kit';
import { makeAutoObservable } from 'mobx';

/** What a page asks for once for a whole file, and what was said; in a file that has a column for it the file's own word counts. */
export class AskedOnce {
  readonly fields: readonly (readonly [key: string, field: LineField])[];
  values: Readonly<Record<string, unknown>> = {};

  constructor({ resource, importing }: Pick<Page, 'resource' | 'importing'> = {}) {
    this.fields = (importing?.asked ?? []).flatMap(key => {
      const field = resource?.fields[key];
      return field && field.kind !== 'lines' ? [[key, field] as const] : [];
    });
    makeAutoObservable(this, { fields: false });
  }

  type(key: string, value: unknown): void {
    this.values = { ...this.values, [key]: value };
  }

  /** As it is sent with a file: each in the form in which a cell is read. */
  get sent(): { readonly given?: Readonly<Record<string, string>> } {
    const texts = this.fields.flatMap(([key, field]) => {
      const read = acceptValue(field, this.values[key]);
      return read.ok && read.value !== undefined ? [[key, formatValue(field, read.value, 'en')] as const] : [];
    });
    return texts.length === 0 ? {} : { given: Object.fromEntries(texts) };
  }
}
