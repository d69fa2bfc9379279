import { type Field, fieldsOf, type Filter, inputOf, type LineField, posted, type Resource } from '@axle/page-kit';
import type { PageEntry } from '../../registry/page-registry.ts';

/** The first and the last day that there are: nothing lies before the one or behind the other. */
export const endDays = ['0001-01-01', '9999-12-31'] as const;

/** One of {@link endDays}. */
type EndDay = (typeof endDays)[number];

type Input = Readonly<Record<string, unknown>>;

/** The moment at the end of the calendar that lies on such a day. */
const momentOf = (day: EndDay): string => (day === endDays[0] ? `${day}T00:00:00.000Z` : `${day}T23:59:59.999Z`);

/** What stands at an end of the calendar in a field of days, moments, months, weeks or years; undefined in any other. */
export function atEnd(field: Field, day: EndDay): unknown {
  const [year] = day.split('-');
  switch (field.kind) {
    case 'date':
      return day;
    case 'instant':
      return momentOf(day);
    case 'month':
      return day.slice(0, 7);
    case 'week':
      return `${year}-W${day === endDays[0] ? '01' : '52'}`;
    default:
      return undefined;
  }
}

/** A value for a field of an input: the end of the calendar where it is a day, else one that is likely taken. */
function filled(field: LineField, day: EndDay): unknown {
  const end = atEnd(field, day);
  if (end !== undefined) return end;
  switch (field.kind) {
    case 'enum':
      return field.options[0]?.code;
    case 'enumList':
      return field.options.slice(0, 1).map(({ code }) => code);
    case 'tags':
      return ['A-1'];
    case 'bool':
      return true;
    case 'integer':
      return Math.max(field.min, 1);
    case 'text':
    case 'code':
      return 'as agreed'.slice(0, field.maxLength);
    case 'ref':
    case 'cascade':
    case 'user':
      return 1;
    case 'files':
      return [];
    default:
      return '1';
  }
}

/** An input filled in, its lines with one line each. */
const filledInput = (fields: Readonly<Record<string, Field>>, day: EndDay): Input =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      field.kind === 'lines' ? [filledInput(field.fields, day)] : filled(field as LineField, day),
    ]),
  );

/** Questions of a list whose days lie at the ends: up to the end, from it, all between both, and what is in force there. */
export function filtersAtEnd(resource: Resource): readonly (readonly Filter[])[] {
  return Object.entries(fieldsOf(resource)).flatMap(([field, declared]) => {
    const [first, last] = endDays.map(day => atEnd(declared, day));
    if (first === undefined || !['date', 'instant'].includes(declared.kind)) return [];
    const spans = [
      [first, last],
      [last, null],
    ].map((value): readonly Filter[] => [{ field, op: 'between', value }]);
    const inForce = endDays.map((value): readonly Filter[] => [{ field, op: 'inForceOn', value }]);
    return declared.kind === 'date' ? [...spans, ...inForce] : spans;
  });
}

/** What is sent to the tools and actions of a page with days at an end: the call's name or the action's key, and the input. */
export const worksAtEnd = ({ page }: PageEntry, target: Input | undefined, day: EndDay) => ({
  tools: page.tabs.flatMap(({ key, tool }) =>
    tool && !tool.work ? [{ page: page.key, tool: key, input: filledInput(tool.inputs, day) }] : [],
  ),
  actions: page.actions.flatMap(action => {
    if (!posted(action)) return [];
    const input = inputOf(action);
    if (!Object.values(input).some(field => atEnd(field as Field, day) !== undefined)) return [];
    const targets = action.on === 'none' ? [] : target ? [target] : [];
    return [{ key: action.key, body: { page: page.key, targets, input: filledInput(input as Readonly<Record<string, Field>>, day) } }];
  }),
});
