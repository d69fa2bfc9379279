import type { Field } from '../field/field.ts';
import { transitionActions } from '../states/transition-actions.ts';
import type { Fields, StandardFieldName } from '../resource/field-names.ts';
import type { ValuesOf } from '../resource/record-of.ts';
import type { ResourceOf } from '../resource/resource.ts';
import type { FormPreview, FormRemarks } from './form.ts';
import type { ColumnDrills } from './layouts.ts';
import type { ListShape, Page, PageFrame, PageShape, StationShape, ViewShape } from './page.ts';

/** Parts of a page that name its columns as keys, or work with the values of its records. */
interface OwnParts<Name extends string, Values> {
  readonly drills?: { readonly [Column in Name]?: ColumnDrills<Name> };
  readonly drawn?: { readonly [Column in Name]?: string };
  readonly preview?: FormPreview<Values>;
  readonly remarks?: FormRemarks<Values>;
  readonly remarkedOn?: (values: Values) => readonly number[];
}

/** The parts of a frame that have defaults. */
type OptionalParts<Name extends string> = Partial<
  Omit<PageFrame<Name>, 'key' | 'title' | 'help' | 'columns' | keyof OwnParts<Name, unknown>>
>;

/** What a page file says, whatever the page shows; the rest has defaults. */
type FrameInput<Name extends string, Values> = Pick<PageFrame<Name>, 'key' | 'title' | 'help'> &
  OptionalParts<Name> &
  OwnParts<Name, Values>;

/** What a page file says of what the page shows: a list has columns, a station has none. */
type ShapeInput<Name extends string, Own extends Fields> =
  | (Omit<ListShape, 'resource'> & { readonly resource: ResourceOf<Own>; readonly columns: readonly Name[] })
  | (Omit<StationShape, 'resource'> & { readonly resource: ResourceOf<Own>; readonly columns?: undefined })
  | (Omit<ViewShape, 'resource'> & { readonly resource?: ResourceOf<Own>; readonly columns?: readonly Name[] });

/** What a page file says. */
export type PageInput<Own extends Fields = Record<never, Field>> = FrameInput<
  NoInfer<keyof Own & string> | StandardFieldName,
  ValuesOf<NoInfer<Own>>
> &
  ShapeInput<NoInfer<keyof Own & string> | StandardFieldName, Own>;

/** A page as it was said, before the defaults. */
type Said = Partial<PageFrame<string>> & Pick<PageFrame<string>, 'key' | 'title' | 'help'> & PageShape;

/** Declares a page. What it names must be fields of its resource; a page without one names none. */
export const definePage = <Own extends Fields = Record<never, Field>>(input: PageInput<Own>): Page => ({
  columns: [],
  pinned: 0,
  filters: [],
  totals: [],
  search: [],
  sort: [],
  tabs: [],
  form: [],
  standard: ['list'],
  editsCells: false,
  openToAll: false,
  transitions: [],
  ...(input as unknown as Said),
  actions: [...transitionActions(input.resource, input.transitions ?? []), ...(input.actions ?? [])],
});
