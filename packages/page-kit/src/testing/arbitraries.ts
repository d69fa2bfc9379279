import { type Decimal, round, weekOf } from '@axle/kernel';
import { decimals, localDates } from '@axle/kernel/testing';
import fc from 'fast-check';
import type { Field } from '../field/field.ts';
import { lineKey } from '../lines/line-keys.ts';
import { scaleOfField } from '../kinds/decimal-text.ts';
import { acceptValue, isSortable, kinds } from '../kinds/kinds.ts';
import type { Filter } from '../query/filter.ts';
import type { ListQuery, RecordRow, Sort } from '../query/list-query.ts';
import { fieldsOf } from '../resource/fields-of.ts';
import type { RecordValues, Resource } from '../resource/resource.ts';
import { moneyDigits } from '../resource/money-digits.ts';

/** Few words in several spellings, so that filters hit, orders tie and texts fold together. */
const words = ['Camry', 'CAMRY', 'camry', 'F-150', 'Élan', 'élan', 'a_b%c', '轿车', 'Z 4', '0', 'ab', 'aB', "O'Neil"];

function rawValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...words) },
        { weight: 1, arbitrary: fc.string({ maxLength: field.maxLength }) },
      );
    case 'code':
      return fc.constantFrom('A1', 'a1', 'B-2', 'B.2', 'C/3', ' d_4', 'Ｅ5', '0');
    case 'files':
      return fc
        .uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: Math.min(3, field.most) })
        .map(ids =>
          ids.map(id => ({ id: `00000000-0000-4000-8000-00000000000${id}`, name: `Foto ${id}.${field.endings[0]}`, bytes: id * 100 })),
        );
    case 'ref':
    case 'cascade':
      return fc.integer({ min: 1, max: 3 });
    case 'tags':
      return fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 });
    case 'integer': {
      const near = Math.min(field.max, field.min + 5);
      return fc.oneof(
        fc.integer({ min: field.min, max: near }),
        fc.integer({ min: field.min, max: Math.min(field.max, Number.MAX_SAFE_INTEGER) }),
      );
    }
    case 'bytes':
      return fc.nat();
    case 'enum':
      return fc.constantFrom(...field.options.map(option => option.code));
    case 'enumList':
      return fc.subarray(
        field.options.map(option => option.code),
        { minLength: 1 },
      );
    case 'bool':
      return fc.boolean();
    case 'page':
      return fc.constantFrom('homeIndex', 'vehicleModel', 'basic_vehicle_model');
    case 'user':
      return fc.integer({ min: 1, max: 4 });
    case 'decimal':
    case 'money':
    case 'percent':
    case 'quantity':
    case 'measure': {
      const bounds = [field.min, field.max].filter(bound => bound !== undefined);
      const few = fc.constantFrom<string>(...bounds, '0', '1', '9', '10', '2.5', '2.05', '-1.5', '100.25');
      return fc.oneof(few, decimals()).map(value => round(value as Decimal, scaleOfField(field)));
    }
    case 'date':
      return fc.oneof(fc.constantFrom('2026-05-20', '2026-05-21', '1999-12-31'), localDates());
    case 'week':
      return fc.oneof(fc.constantFrom('2026-W21', '2025-W01', '2020-W53'), localDates().map(weekOf));
    case 'month':
      return localDates().map(date => date.slice(0, 7));
    case 'time':
      return fc.oneof(
        fc.constantFrom('00:00:00', '08:30:00', '23:59:59'),
        fc.nat(86_399).map(second => new Date(second * 1000).toISOString().slice(11, 19)),
      );
    case 'instant':
      return fc
        .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-01-03T00:00:00Z'), noInvalidDate: true })
        .map(date => date.toISOString());
    case 'address':
      return fc.record({
        country: fc.constantFrom('CN', 'us', 'DE', 'GB', 'AD'),
        region: fc.constantFrom('CA', 'NY', 'Élan'),
        city: fc.constantFrom('Berlin', '深圳市', 'ab'),
        line1: fc.constantFrom(...words),
        line2: fc.option(fc.string({ maxLength: 20 }), { nil: undefined }),
        postcode: fc.constantFrom('518057', '90210', 'sw1a 1aa', undefined),
        contact: fc.constantFrom('Li Lei', undefined),
        phone: fc.constantFrom('+86 138 0000 0000', undefined),
      });
    case 'jsonDifference':
      return fc.record(
        {
          before: fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(fc.integer(), fc.constantFrom(...words, null, true))),
          after: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer()),
        },
        { requiredKeys: ['after'] },
      );
    case 'trend':
      return fc
        .uniqueArray(fc.integer({ min: -field.days, max: 0 }), { minLength: 1, maxLength: 5 })
        .map(days => days.toSorted((one, other) => one - other).map(day => [day, 1 + (Math.abs(day) % 7) / 4]));
    case 'lines':
      return fc.uniqueArray(valuesOf(field.fields), { minLength: 1, maxLength: 4, selector: line => lineKey(field, line) });
  }
}

/** A value as the field accepts it, never empty. */
export const fieldValues = (field: Field): fc.Arbitrary<unknown> =>
  rawValue(field)
    .map(raw => acceptValue(field, raw))
    .filter(result => result.ok && result.value !== undefined)
    .map(result => (result.ok ? result.value : undefined));

/** Values of a record's own fields; fields that are not required are sometimes empty. Rules of the resource are not looked at. */
export const recordValues = (resource: Resource): fc.Arbitrary<RecordValues> => valuesOf(resource.fields);

function valuesOf(fields: Readonly<Record<string, Field>>): fc.Arbitrary<RecordValues> {
  const entries = Object.entries(fields).map(
    ([key, field]) => [key, field.required ? fieldValues(field) : fc.option(fieldValues(field), { nil: undefined, freq: 3 })] as const,
  );
  return fc
    .record(Object.fromEntries(entries))
    .map(values => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)))
    .filter(values => moneyDigits(fields, values).length === 0);
}

/** Rows of a resource with ids 1, 2, 3 …, unique by its keys. */
export const recordRows = (resource: Resource, most = 12): fc.Arbitrary<readonly RecordRow[]> => {
  const managed = resource.managed
    ? { status: 1, createdBy: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedBy: 1, updatedAt: '2026-01-01T00:00:00.000Z' }
    : {};
  const keyOf = (values: RecordValues) =>
    JSON.stringify(
      (resource.unique[0]?.fields ?? []).map(key => {
        const value = values[key];
        return typeof value === 'string' ? value.toLowerCase() : (value ?? null);
      }),
    );
  const rows =
    resource.unique.length > 0
      ? fc.uniqueArray(recordValues(resource), { maxLength: most, selector: keyOf })
      : fc.array(recordValues(resource), { maxLength: most });
  return rows.map(list => list.map((values, index) => ({ ...managed, ...values, id: index + 1, version: 1 })));
};

/** What a field is compared by; one that its resource is searched by is searched as well. */
const operatorsOf = ({ searched }: Resource, key: string, field: Field): readonly Filter['op'][] =>
  searched.includes(key) && (field.kind === 'text' || field.kind === 'code')
    ? [...kinds[field.kind].operators, 'search']
    : kinds[field.kind].operators;

/** Filters that fit the resource's fields. */
export const filters = (resource: Resource): fc.Arbitrary<Filter> =>
  fc
    .constantFrom(...Object.entries(fieldsOf(resource)))
    .chain(([key, field]) =>
      fc.constantFrom(...operatorsOf(resource, key, field)).chain(op => valueFor(field, op).map(value => ({ field: key, op, value }))),
    );

function valueFor(field: Field, op: Filter['op']): fc.Arbitrary<unknown> {
  if (field.kind === 'address' && (op === 'in' || op === 'notIn'))
    return fc.uniqueArray(fc.constantFrom('CN', 'US', 'DE', 'FR'), { minLength: 1, maxLength: 3 });
  const single =
    field.kind === 'tags' || field.kind === 'enumList'
      ? fieldValues(field).map(list => (list as readonly unknown[])[0])
      : fieldValues(field);
  if (op === 'isEmpty' || op === 'notEmpty') return fc.constant(undefined);
  if (op === 'contains' || op === 'startsWith' || op === 'search') return fc.constantFrom(...words, 'a', '%', '_', 'É');
  if (op === 'in' || op === 'notIn') return fc.array(single, { minLength: 1, maxLength: 3 });
  if (op === 'between') return fc.tuple(fc.option(single), fc.option(single)).filter(ends => ends.some(end => end !== null));
  return single;
}

/** Orders that fit the resource's fields. */
export const sorts = (resource: Resource): fc.Arbitrary<readonly Sort[]> => {
  const sortable = Object.entries(fieldsOf(resource))
    .filter(([, field]) => isSortable(field))
    .map(([key]) => key);
  if (sortable.length === 0) return fc.constant([]);
  return fc.uniqueArray(fc.record({ field: fc.constantFrom(...sortable), descending: fc.boolean() }), {
    maxLength: 3,
    selector: sort => sort.field,
  });
};

/** Whole queries that fit the resource. */
export const listQueries = (resource: Resource): fc.Arbitrary<ListQuery> =>
  fc.record({ filters: fc.array(filters(resource), { maxLength: 2 }), sort: sorts(resource), limit: fc.integer({ min: 1, max: 5 }) });
