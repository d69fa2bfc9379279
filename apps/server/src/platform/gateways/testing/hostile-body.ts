import type { Field } from '@axle/page-kit';
import fc from 'fast-check';
import type { NamedFields } from './named-fields.ts';

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
  fc.constantFrom('Toyota', 'camry', "'; --", '%_\\', '[]', '{a,"b'),
);
const number = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer(), fc.maxSafeInteger());
const odd = fc.oneof(
  fc.constantFrom<unknown>(1.5, 2 ** 53, 1e300, '', null, [], {}, true, '9'.repeat(40), '0000-00-00', '2026-05-20T08:30:00.000Z', 'xlsx'),
  text,
  number,
  fc.jsonValue({ maxDepth: 2 }),
);
const moment = fc.date({ noInvalidDate: true, min: new Date('1999-01-01'), max: new Date('2040-01-01') }).map(date => date.toISOString());

const sometimes = <Value>(likely: fc.Arbitrary<Value>, unlikely: fc.Arbitrary<unknown> = odd) =>
  fc.oneof({ weight: 12, arbitrary: likely as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: unlikely });
const absent = fc.constant(undefined);
const one = sometimes(fc.integer({ min: 1, max: 4 }));

/** Filters that read well, and some that do not. */
const filter = ({ all, texts, numbers, moments, lists }: NamedFields) => {
  const field = fc.constantFrom(...all);
  return fc.oneof(
    fc.record({
      field: fc.constantFrom(...texts),
      op: fc.constantFrom('contains', 'startsWith', 'eq', 'ne'),
      value: text,
      also: fc.constantFrom([], texts.slice(0, 1)),
    }),
    fc.record({
      field: fc.constantFrom(...texts),
      op: fc.constantFrom('in', 'notIn'),
      value: fc.array(text, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ field: fc.constantFrom(...numbers), op: fc.constantFrom('eq', 'ne', 'gt', 'lte'), value: number }),
    fc.record({ field: fc.constantFrom(...numbers), op: fc.constant('between'), value: fc.tuple(number, fc.option(number)) }),
    fc.record({ field: fc.constantFrom(...moments), op: fc.constant('between'), value: fc.tuple(moment, fc.option(moment)) }),
    fc.record({ field: fc.constantFrom(...lists), op: fc.constantFrom('in', 'notIn', 'isEmpty'), value: fc.constant(['sedan', 'suv']) }),
    fc.record(
      {
        field,
        op: fc.constantFrom('eq', 'in', 'between', 'contains', 'gt', 'isEmpty', 'like'),
        value: fc.oneof(odd, fc.array(odd, { maxLength: 3 })),
        also: fc.array(field, { maxLength: 2 }),
      },
      { requiredKeys: ['field', 'op'] },
    ),
  );
};

/** What a field of this kind might hold. */
function filledAs(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'code':
      return text;
    case 'enum':
      return fc.constantFrom(...field.options.map(({ code }) => code));
    case 'enumList':
    case 'tags':
      return fc.constant(['sedan']);
    case 'integer':
      return fc.oneof(fc.integer({ min: 1980, max: 2030 }), number);
    case 'decimal':
    case 'money':
    case 'measure':
    case 'quantity':
    case 'percent':
      return fc.oneof(fc.integer({ min: 0, max: 400 }).map(String), number);
    case 'bool':
      return fc.boolean();
    case 'instant':
      return moment;
    case 'date':
      return moment.map(at => at.slice(0, 10));
    case 'ref':
    case 'cascade':
    case 'user':
      return one;
    default:
      return odd;
  }
}

/** An input of an action, with all of its fields or some. */
const inputWith = (fields: readonly (readonly [key: string, field: Field])[]): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      fields.map(([key, field]) => [
        key,
        field.kind === 'lines' ? fc.array(inputWith(Object.entries(field.fields)), { maxLength: 2 }) : sometimes(filledAs(field)),
      ]),
    ),
    { requiredKeys: [] },
  );

/** What bodies are made of, besides the fields that they name. */
export interface BodyParts {
  /** What the call may be named by. */
  readonly key?: string;
  /** Fields that an action asks for. */
  readonly input?: readonly (readonly [key: string, field: Field])[];
  /** Tools, figures and actions that there are. */
  readonly tool?: readonly string[];
  readonly figures?: readonly string[];
  readonly action?: readonly string[];
  /** Records that there are, as they stand. */
  readonly targets?: readonly { readonly id: unknown; readonly version: unknown }[];
}

/** Bodies that most calls would take if each part were right; parts are wrong now and then. */
const wellMeant = (named: NamedFields, { key, input, tool = [], figures = [], action = [], targets = [] }: BodyParts) =>
  fc.record({
    page: sometimes(
      fc.constantFrom(undefined, named.page),
      fc.constantFrom<unknown>('vehicleModel', 'vehicleSearchResult', 'downList', 'nowhere', 7),
    ),
    filters: sometimes(fc.array(filter(named), { maxLength: 2 })),
    sort: sometimes(
      fc.array(fc.record({ field: fc.constantFrom(...named.all.slice(0, 6), 'updatedAt', 'at'), descending: fc.boolean() }), {
        maxLength: 2,
      }),
    ),
    limit: sometimes(fc.integer({ min: 1, max: 500 })),
    offset: sometimes(absent, fc.nat()),
    after: sometimes(absent, fc.oneof(fc.base64String(), text)),
    field: fc.oneof(fc.constantFrom(...named.all), text),
    fields: sometimes(fc.array(fc.constantFrom(...named.all), { minLength: 1, maxLength: 3 })),
    of: sometimes(fc.array(fc.array(filter(named), { maxLength: 2 }), { minLength: 1, maxLength: 2 })),
    id: one,
    version: sometimes(fc.constant(1)),
    values: fc.oneof(
      fc.record(Object.fromEntries(named.filled.map(([key, field]) => [key, filledAs(field)]))),
      fc.dictionary(fc.constantFrom(...named.all), odd),
      fc.array(odd, { maxLength: 3 }),
    ),
    targets: sometimes(
      targets.length > 0
        ? fc.uniqueArray(fc.constantFrom(...targets), { minLength: 1, maxLength: 2 })
        : fc.array(fc.record({ id: one, version: sometimes(fc.constant(1)) }), { minLength: 1, maxLength: 2 }),
    ),
    input: sometimes(input === undefined ? fc.record({ into: text }) : inputWith(input)),
    tool: sometimes(fc.constantFrom(undefined, ...tool)),
    figures: sometimes(fc.constantFrom(undefined, ...figures)),
    action: sometimes(fc.constantFrom(undefined, ...action)),
    columns: sometimes(fc.constant(named.all.slice(0, 3))),
    format: sometimes(fc.constantFrom('csv', 'xlsx')),
    ids: sometimes(absent, fc.array(odd, { maxLength: 3 })),
    taskid: sometimes(fc.uuid()),
    key: sometimes(fc.constant(key)),
    layout: sometimes(fc.record({ columns: fc.array(fc.record({ field: text, visible: fc.boolean() }), { maxLength: 2 }) })),
    event_type: fc.constant('page_view'),
    page_url: sometimes(text),
    page_name: sometimes(text),
    spm_code: sometimes(fc.constant('sb.ba.vehimode.0')),
    uuid: sometimes(fc.uuid()),
    lang: sometimes(fc.constant('en')),
    client_at: sometimes(moment),
    account: text,
    password: text,
    old_password: text,
    new_password: text,
    repeat: text,
    size: sometimes(absent, fc.integer({ min: 1, max: 200 })),
    unread: sometimes(fc.boolean()),
    level: sometimes(fc.constantFrom(undefined, 'warn')),
    up_to: sometimes(absent, number),
    flowId: sometimes(text),
  });

/** What might be sent to a call about these fields, mostly well meant, now and then anything. */
export const hostileBody = (named: NamedFields, parts: BodyParts = {}): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: wellMeant(named, parts) },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), odd) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
