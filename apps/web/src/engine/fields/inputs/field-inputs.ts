import type { LineField } from '@axle/page-kit';
import type { ComponentType } from 'react';
import { AddressInput } from '../address/address-input.view.tsx';
import { BoolInput } from '../bool/bool-input.view.tsx';
import { CascadeInput } from '../cascade/cascade-input.view.tsx';
import { FilesInput } from '../files/files-input.view.tsx';
import { CodeInput } from '../code/code-input.view.tsx';
import { EnumInput } from '../enum/enum-input.view.tsx';
import { EnumListInput } from '../enum-list/enum-list-input.view.tsx';
import { InstantInput } from '../instant/instant-input.view.tsx';
import { IntegerInput } from '../integer/integer-input.view.tsx';
import { JsonDifferenceInput } from '../json-difference/json-difference-input.view.tsx';
import { NumberInput } from '../number/number-input.view.tsx';
import { PageInput } from '../page/page-input.view.tsx';
import { RefInput } from '../ref-input/ref-input.view.tsx';
import { TagsInput } from '../tags/tags-input.view.tsx';
import { TextInput } from '../text/text-input.view.tsx';
import { DateInput } from '../date/date-input.view.tsx';
import { WeekInput } from '../week/week-input.view.tsx';
import { MonthInput } from '../month/month-input.view.tsx';
import { TrendInput } from '../trend/trend-input.view.tsx';
import { TimeInput } from '../time/time-input.view.tsx';
import { UserInput } from '../user/user-input.view.tsx';
import '../../references/references.css';
import type { InputProps } from '../field-view.ts';

/** How each field kind is edited. Apart from the rest, so that a list comes without them. Lines have a grid of their own. */
export const fieldInputs: Readonly<Record<LineField['kind'], ComponentType<InputProps>>> = {
  text: TextInput,
  code: CodeInput,
  files: FilesInput,
  ref: RefInput,
  cascade: CascadeInput,
  integer: IntegerInput,
  enum: EnumInput,
  enumList: EnumListInput,
  tags: TagsInput,
  bool: BoolInput,
  instant: InstantInput,
  user: UserInput,
  page: PageInput,
  bytes: IntegerInput,
  decimal: NumberInput,
  money: NumberInput,
  percent: NumberInput,
  quantity: NumberInput,
  measure: NumberInput,
  date: DateInput,
  week: WeekInput,
  month: MonthInput,
  time: TimeInput,
  address: AddressInput,
  jsonDifference: JsonDifferenceInput,
  trend: TrendInput,
};
