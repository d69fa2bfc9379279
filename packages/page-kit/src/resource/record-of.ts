import type { Decimal, LocalDate, RecordValues } from '@axle/kernel';
import type { Address } from '../address/address.ts';
import type { EnumOption, Field, FieldKind } from '../field/field.ts';
import type { HeldFile } from '../field/files-field.ts';
import type { JsonDifference } from '../json-difference/json-difference.ts';
import type { TrendPoint } from '../kinds/trend.ts';
import type { Fields } from './field-names.ts';

/** What a field of each kind holds; that of dictionaries and lines follows from the field itself. */
interface ValueByKind extends Record<Exclude<FieldKind, 'enum' | 'enumList' | 'lines'>, unknown> {
  readonly text: string;
  readonly code: string;
  readonly page: string;
  readonly instant: string;
  readonly date: LocalDate;
  readonly week: string;
  readonly month: string;
  readonly time: string;
  readonly integer: number;
  readonly bytes: number;
  readonly ref: number;
  readonly cascade: number;
  readonly user: number;
  readonly bool: boolean;
  readonly decimal: Decimal;
  readonly money: Decimal;
  readonly percent: Decimal;
  readonly quantity: Decimal;
  readonly measure: Decimal;
  readonly tags: readonly string[];
  readonly files: readonly HeldFile[];
  readonly address: Address;
  readonly jsonDifference: JsonDifference;
  readonly trend: readonly TrendPoint[];
}

type CodeOf<One> = One extends { readonly options: readonly (infer Option extends EnumOption)[] } ? Option['code'] : never;

/** What a field holds where it is not empty. */
export type ValueOf<One extends Field> = One extends { readonly kind: 'lines'; readonly fields: infer Columns extends Fields }
  ? readonly ValuesOf<Columns>[]
  : One extends { readonly kind: 'enum' }
    ? CodeOf<One>
    : One extends { readonly kind: 'enumList' }
      ? readonly CodeOf<One>[]
      : One extends { readonly kind: infer Kind extends keyof ValueByKind }
        ? ValueByKind[Kind]
        : never;

/** Values by fields; any of them may be empty, as while a form is filled in, and is absent then. */
export type ValuesOf<Own extends Fields> = string extends keyof Own ? RecordValues : { readonly [Name in keyof Own]?: ValueOf<Own[Name]> };

/** The values of a record of a resource, by its own fields: what its rules are given. */
export type RecordOf<Of extends { readonly fields: Fields }> = ValuesOf<Of['fields']>;

/** What every stored record has besides: standard fields that its resource has not are absent. */
export type StandardValues = {
  readonly id: number;
  readonly version: number;
  readonly status?: number;
  readonly createdBy?: number;
  readonly createdAt?: string;
  readonly updatedBy?: number;
  readonly updatedAt?: string;
};

/** A stored record of a resource, as handlers of the server read it. */
export type RowOf<Of extends { readonly fields: Fields }> = RecordOf<Of> & Omit<StandardValues, keyof Of['fields']>;
