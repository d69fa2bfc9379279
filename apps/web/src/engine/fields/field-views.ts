import type { FieldKind } from '@axle/page-kit';
import { BoolFilter } from './bool/bool-filter.view.tsx';
import { BoolInput } from './bool/bool-input.view.tsx';
import { EnumCell } from './enum/enum-cell.view.tsx';
import { EnumFilter } from './enum/enum-filter.view.tsx';
import { EnumInput } from './enum/enum-input.view.tsx';
import { EnumListCell } from './enum-list/enum-list-cell.view.tsx';
import { EnumListInput } from './enum-list/enum-list-input.view.tsx';
import type { FieldView } from './field-view.ts';
import { InstantCell } from './instant/instant-cell.view.tsx';
import { InstantFilter } from './instant/instant-filter.view.tsx';
import { InstantInput } from './instant/instant-input.view.tsx';
import { IntegerFilter } from './integer/integer-filter.view.tsx';
import { IntegerInput } from './integer/integer-input.view.tsx';
import { PageCell } from './page/page-cell.view.tsx';
import { PageFilter } from './page/page-filter.view.tsx';
import { TagsCell } from './tags/tags-cell.view.tsx';
import { TagsFilter } from './tags/tags-filter.view.tsx';
import { TagsInput } from './tags/tags-input.view.tsx';
import { PlainCell } from './text/plain-cell.view.tsx';
import { TextFilter } from './text/text-filter.view.tsx';
import { TextInput } from './text/text-input.view.tsx';
import { UserCell } from './user/user-cell.view.tsx';
import { UserFilter } from './user/user-filter.view.tsx';

/** How each field kind looks in lists, forms and filter bars. */
export const fieldViews: Readonly<Record<FieldKind, FieldView>> = {
  text: { Cell: PlainCell, Input: TextInput, Filter: TextFilter },
  integer: { Cell: PlainCell, Input: IntegerInput, Filter: IntegerFilter },
  enum: { Cell: EnumCell, Input: EnumInput, Filter: EnumFilter },
  enumList: { Cell: EnumListCell, Input: EnumListInput, Filter: EnumFilter },
  tags: { Cell: TagsCell, Input: TagsInput, Filter: TagsFilter },
  bool: { Cell: PlainCell, Input: BoolInput, Filter: BoolFilter },
  instant: { Cell: InstantCell, Input: InstantInput, Filter: InstantFilter },
  user: { Cell: UserCell, Input: IntegerInput, Filter: UserFilter },
  page: { Cell: PageCell, Input: TextInput, Filter: PageFilter },
  bytes: { Cell: PlainCell, Input: IntegerInput, Filter: IntegerFilter },
};
