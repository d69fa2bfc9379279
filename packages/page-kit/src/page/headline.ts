import { type FilesField, holdsPictures } from '../field/files-field.ts';
import { fieldsOf } from '../resource/fields-of.ts';
import type { Resource } from '../resource/resource.ts';
import type { Page } from './page.ts';

/** Most fields that stand in the head of a record by themselves. */
const mostOfItself = 6;

/** What stands in the head of a record besides what names it, by the keys of fields. */
export interface Headline {
  /** Holds its pictures, of which the first is shown. */
  readonly picture?: string;
  /** Its state, or whether it is in use. */
  readonly state?: string;
  readonly fields: readonly string[];
}

/**
 * The head of a record: its picture, its state, and the fields that its page names, or by default the first columns that add to its
 * name [RP2].
 */
export function headlineOf(page: Page, resource: Resource, isShown: (field: string) => boolean): Headline {
  const fields = fieldsOf(resource);
  const shown = (name: string | undefined): name is string => name !== undefined && fields[name] !== undefined && isShown(name);
  const picture = Object.entries(fields).find(([name, field]) => isPicture(field) && isShown(name))?.[0];
  // the status is shown only where the page lists it: some records are never disabled
  const state = [resource.states?.field, page.columns.includes('status') ? 'status' : undefined].find(shown);
  const known = new Set([...resource.nameFields, ...(resource.knownBy?.names ?? []), resource.knownBy?.code, picture, state]);
  const wide = new Set(['files', 'lines', 'tags', 'enumList', 'jsonDifference', 'trend', 'address']);
  const named =
    page.headline ?? page.columns.filter(name => !known.has(name) && !wide.has(fields[name]?.kind ?? '')).slice(0, mostOfItself);
  return {
    ...(picture === undefined ? {} : { picture }),
    ...(state === undefined ? {} : { state }),
    fields: named.filter(shown),
  };
}

const isPicture = (field: { readonly kind: string }): boolean => field.kind === 'files' && holdsPictures(field as FilesField);
