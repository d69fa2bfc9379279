import type { FieldKind } from '@axle/page-kit';
import { AddressCell } from './address/address-cell.view.tsx';
import { AddressFilter } from './address/lazy-address-filter.ts';
import { BoolCell } from './bool/bool-cell.view.tsx';
import { BoolFilter } from './bool/bool-filter.view.tsx';
import { CascadeFilter } from './cascade/lazy-cascade-filter.ts';
import { CodeCell } from './code/code-cell.view.tsx';
import { ComparedFilter } from './compared/lazy-compared-filter.ts';
import { DateCell } from './date/date-cell.view.tsx';
import { EnumCell } from './enum/enum-cell.view.tsx';
import { EnumFilter } from './enum/enum-filter.view.tsx';
import { EnumListCell } from './enum-list/enum-list-cell.view.tsx';
import type { FieldView } from './field-view.ts';
import { InstantCell } from './instant/instant-cell.view.tsx';
import { InstantFilter } from './instant/instant-filter.view.tsx';
import { JsonDifferenceCell } from './json-difference/json-difference-cell.view.tsx';
import { NumberCell } from './number/number-cell.view.tsx';
import { PageCell } from './page/page-cell.view.tsx';
import { PageFilter } from './page/page-filter.view.tsx';
import { FilesCell } from './files/files-cell.view.tsx';
import { FilesFilter } from './files/files-filter.view.tsx';
import { RefCell } from './ref/ref-cell.view.tsx';
import { RefFilter } from './ref/lazy-ref-filter.ts';
import { TagsCell } from './tags/tags-cell.view.tsx';
import { TagsFilter } from './tags/tags-filter.view.tsx';
import { PlainCell } from './text/plain-cell.view.tsx';
import { TextCell } from './text/text-cell.view.tsx';
import { TextFilter } from './text/text-filter.view.tsx';
import { TrendCell } from './trend/trend-cell.view.tsx';
import { UserCell } from './user/user-cell.view.tsx';
import { UserFilter } from './user/user-filter.view.tsx';

/** How each field kind looks in lists and filter bars. */
export const fieldViews: Readonly<Record<FieldKind, FieldView>> = {
  text: { Cell: TextCell, Filter: TextFilter },
  files: { Cell: FilesCell, Filter: FilesFilter },
  code: { Cell: CodeCell, Filter: TextFilter },
  ref: { Cell: RefCell, Filter: RefFilter },
  cascade: { Cell: RefCell, Filter: CascadeFilter },
  integer: { Cell: NumberCell, Filter: ComparedFilter },
  enum: { Cell: EnumCell, Filter: EnumFilter },
  enumList: { Cell: EnumListCell, Filter: EnumFilter },
  tags: { Cell: TagsCell, Filter: TagsFilter },
  bool: { Cell: BoolCell, Filter: BoolFilter },
  instant: { Cell: InstantCell, Filter: InstantFilter },
  user: { Cell: UserCell, Filter: UserFilter },
  page: { Cell: PageCell, Filter: PageFilter },
  lines: { Cell: PlainCell, Filter: TextFilter },
  bytes: { Cell: PlainCell, Filter: ComparedFilter },
  decimal: { Cell: NumberCell, Filter: ComparedFilter },
  money: { Cell: NumberCell, Filter: ComparedFilter },
  percent: { Cell: NumberCell, Filter: ComparedFilter },
  quantity: { Cell: NumberCell, Filter: ComparedFilter },
  measure: { Cell: NumberCell, Filter: ComparedFilter },
  date: { Cell: DateCell, Filter: InstantFilter },
  week: { Cell: PlainCell, Filter: ComparedFilter },
  month: { Cell: PlainCell, Filter: ComparedFilter },
  time: { Cell: PlainCell, Filter: ComparedFilter },
  address: { Cell: AddressCell, Filter: AddressFilter },
  jsonDifference: { Cell: JsonDifferenceCell, Filter: FilesFilter },
  trend: { Cell: TrendCell, Filter: FilesFilter },
};
