import type { Text } from '@axle/kernel';
import type { Board } from '../figures/board.ts';
import type { Filter } from '../query/filter.ts';
import type { Tool } from './layouts.ts';
import type { NoneOf } from './none-of.ts';

interface TabFrame {
  readonly key: string;
  readonly title: Text;
  /** Super users alone see it. */
  readonly superOnly?: boolean;
}

/** Which rows of the page a tab shows. */
interface RowParts<Name extends string> {
  readonly filters?: readonly Filter<Name>[];
  /** The tab of the reader's own records, by this field: see {@link isMine}. */
  readonly mine?: Name;
  /**
   * The rows stand in a tree, by the field of the parent that the resource is known by, as long as no filter is set: a figure of each adds
   * up along it.
   */
  readonly tree?: { readonly figure: Name };
}

interface BoardPart<Name extends string> {
  readonly board: Board<Name>;
}

interface ListPart {
  /**
   * The list of another page, with its own tabs and actions, for users who may list it there. It begins with the records whose reference,
   * by its field, is the one that a parameter of the address names.
   */
  readonly listOf: { readonly section: string; readonly page: string; readonly given?: Readonly<Record<string, string>> };
}

/** Works something out; a view may stand for the form and the results. */
interface ToolParts<Name extends string> {
  readonly tool: Tool<Name>;
  readonly view?: string;
}

interface ViewPart {
  /** Name of a bespoke view. */
  readonly view: string;
}

/** A tab of a page: the rows of the page under filters of the tab, or something else in their place. */
export type PageTab<Name extends string = string> = TabFrame &
  (
    | (RowParts<Name> & NoneOf<BoardPart<Name> & ListPart & ToolParts<Name>>)
    | (BoardPart<Name> & NoneOf<RowParts<Name> & ListPart & ToolParts<Name>>)
    | (ListPart & NoneOf<RowParts<Name> & BoardPart<Name> & ToolParts<Name>>)
    | (ToolParts<Name> & NoneOf<RowParts<Name> & BoardPart<Name> & ListPart>)
    | (ViewPart & NoneOf<RowParts<Name> & BoardPart<Name> & ListPart & Pick<ToolParts<Name>, 'tool'>>)
  );
