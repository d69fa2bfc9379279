import type { Text } from '@axle/kernel';
import { type Field, fieldsOf, type Page } from '@axle/page-kit';

/** Words for the codes of fields, columns of lines as `classes.severity`; a code without words stands for itself. */
export type Labels = (field: string, code: unknown) => Text;

/** The words that the fields of a page have for their codes. */
export function labelsOf(page: Page | undefined): Labels {
  const fields: Readonly<Record<string, Field>> = page?.resource ? fieldsOf(page.resource) : {};
  return (path, code) => {
    const [key = '', column] = path.split('.', 2);
    const lines = fields[key];
    const field = column === undefined ? lines : lines?.kind === 'lines' ? lines.fields[column] : undefined;
    const option = field?.kind === 'enum' ? field.options.find(one => one.code === code) : undefined;
    return option?.label ?? { zh: String(code ?? ''), en: String(code ?? '') };
  };
}
