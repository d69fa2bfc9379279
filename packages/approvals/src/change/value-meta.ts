/**
 * How the values of a field are compared: as they are, as exact numbers, as moments, or as lines that are known by some of their fields.
 */
export type ValueMeta =
  | { readonly kind: 'plain' }
  | { readonly kind: 'number' }
  | { readonly kind: 'moment' }
  | { readonly kind: 'lines'; readonly by: readonly string[]; readonly fields: ValueMetas };

/** How the fields of a record are compared, by key. A record's other fields do not count. */
export type ValueMetas = Readonly<Record<string, ValueMeta>>;
