import type { Field } from '../field/field.ts';
import { instantOfSeconds, secondsOfInstant } from '../kinds/instant.ts';
import type { Filter } from '../query/filter.ts';
import type { RecordValues } from '../resource/resource.ts';

/**
 * How records with certain fields go over the wire: moments are second timestamps, their milliseconds the fraction; everything else stays
 * as it is.
 */
export interface WireValues {
  /** A record as it is sent. */
  send<Values extends RecordValues>(values: Values): Values;
  /** A record that arrived, its moments as UTC instants again. */
  receive<Values extends RecordValues>(values: Values): Values;
  /** One value of a field as it is sent. */
  sendValue(field: string, value: unknown): unknown;
  /** One value of a field that arrived. */
  receiveValue(field: string, value: unknown): unknown;
  /** Conditions as they are sent. */
  sendFilters(filters: readonly Filter[]): readonly Filter[];
}

type Convert = (value: unknown) => unknown;

const toSeconds: Convert = moment => (typeof moment === 'string' ? secondsOfInstant(moment) : moment);
const toInstant: Convert = seconds => (typeof seconds === 'number' ? (instantOfSeconds(seconds) ?? seconds) : seconds);

/** How records with these fields go over the wire. */
export function wireValues(fields: Readonly<Record<string, Field>>): WireValues {
  const sending = converters(fields, toSeconds);
  const receiving = converters(fields, toInstant);
  const one = (by: ReadonlyMap<string, Convert>, field: string, value: unknown) => (by.get(field) ?? (same => same))(value);
  return {
    send: values => converted(sending, values),
    receive: values => converted(receiving, values),
    sendValue: (field, value) => one(sending, field, value),
    receiveValue: (field, value) => one(receiving, field, value),
    sendFilters: filters =>
      filters.map(filter => {
        const { field, value } = filter;
        if (fields[field]?.kind !== 'instant' || value === undefined) return filter;
        return { ...filter, value: Array.isArray(value) ? value.map(toSeconds) : toSeconds(value) };
      }),
  };
}

/** The fields that hold moments, themselves or in their lines, and how each is converted. */
function converters(fields: Readonly<Record<string, Field>>, convert: Convert): ReadonlyMap<string, Convert> {
  const found = new Map<string, Convert>();
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind === 'instant') found.set(key, convert);
    if (field.kind !== 'lines') continue;
    const inLines = converters(field.fields, convert);
    const lines: Convert = value =>
      Array.isArray(value) ? (value as readonly RecordValues[]).map(line => converted(inLines, line)) : value;
    if (inLines.size > 0) found.set(key, lines);
  }
  return found;
}

function converted<Values extends RecordValues>(by: ReadonlyMap<string, Convert>, values: Values): Values {
  let changed: Record<string, unknown> | undefined;
  for (const [key, convert] of by) if (values[key] !== undefined) (changed ??= { ...values })[key] = convert(values[key]);
  return (changed as Values | undefined) ?? values;
}
