import { type Field, fieldsOf, type Resource } from '@axle/page-kit';

/** The fields that hostile bodies name, by what they hold, and the page under which they ask. */
export interface NamedFields {
  readonly page: string;
  readonly all: readonly string[];
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  readonly moments: readonly string[];
  readonly lists: readonly string[];
  /** Fields that a body fills in, each by its kind. */
  readonly filled: readonly (readonly [key: string, field: Field])[];
}

/** Names that stand for no field of most pages. */
const foreign = ['fileName', 'at', 'by', 'id', 'nothing', 'constructor'];

const orElse = (found: readonly string[], other: string): readonly string[] => (found.length > 0 ? found : [other]);

/** The fields of a page's records, and a few that it does not have. */
export function namedFields(page: string, resource: Resource): NamedFields {
  const fields = Object.entries(fieldsOf(resource));
  const of = (...kinds: readonly string[]) => fields.filter(([, { kind }]) => kinds.includes(kind)).map(([key]) => key);
  return {
    page,
    all: [...fields.map(([key]) => key), ...foreign],
    texts: [...orElse(of('text', 'code'), 'name'), 'fileName'],
    numbers: [...of('integer', 'decimal', 'money', 'measure', 'quantity', 'percent', 'ref', 'user'), 'by'],
    moments: [...of('instant', 'date'), 'at'],
    lists: orElse(of('enumList', 'tags', 'enum'), 'bodyStyles'),
    filled: Object.entries(resource.fields).filter(([, { readOnly, figure }]) => !readOnly && !figure),
  };
}
