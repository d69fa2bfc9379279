/** One entry of a form-data payload: the indexed key and the value, a text, number, boolean or file. */
export type FormEntry = readonly [key: string, value: unknown];

/** Flattens a payload into indexed keys: `{ ids: [7], query: { name: 'x' } }` → `ids[0]`, `query[name]`. Empty values are left out. */
export const flattenForm = (payload: Readonly<Record<string, unknown>>): readonly FormEntry[] =>
  Object.entries(payload).flatMap(([key, value]) => flatten(key, value));

function flatten(key: string, value: unknown): readonly FormEntry[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => flatten(`${key}[${index}]`, entry));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return [[key, value]];
  return Object.entries(value).flatMap(([inner, entry]) => flatten(`${key}[${inner}]`, entry));
}

/** Most entries of one list: more is no form of ours. */
const mostEntries = 10_000;

type Tree = Map<string, Tree | { readonly leaf: unknown }>;

/** Gathers indexed keys into a payload again; keys that are all indexes 0, 1, 2 … make a list. Inverse of {@link flattenForm}. */
export function gatherForm(entries: Iterable<FormEntry>): Readonly<Record<string, unknown>> {
  const root: Tree = new Map();
  for (const [key, value] of entries) {
    const steps = stepsOf(key);
    const last = steps.pop();
    if (last === undefined) continue;
    let place: Tree | undefined = root;
    for (const step of steps) {
      const next: Tree | { readonly leaf: unknown } = place.get(step) ?? new Map();
      if (!(next instanceof Map)) {
        place = undefined;
        break;
      }
      place.set(step, next);
      place = next;
    }
    if (place && !(place.get(last) instanceof Map)) place.set(last, { leaf: value });
  }
  return Object.fromEntries([...root].map(([key, branch]) => [key, grown(branch)]));
}

/** `query[name][0]` → `query`, `name`, `0`; nothing for keys that are not of this form. */
function stepsOf(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(key);
  if (!match) return [];
  const steps = [match[1] ?? '', ...(match[2] ?? '').slice(1, -1).split('][')].filter(step => step !== '');
  return steps.includes('__proto__') ? [] : steps;
}

function grown(branch: Tree | { readonly leaf: unknown }): unknown {
  if (!(branch instanceof Map)) return branch.leaf;
  const isList = branch.size <= mostEntries && [...branch.keys()].every(key => /^(0|[1-9]\d{0,4})$/.test(key) && Number(key) < branch.size);
  if (!isList) return Object.fromEntries([...branch].map(([key, inner]) => [key, grown(inner)]));
  return [...branch].toSorted(([one], [other]) => Number(one) - Number(other)).map(([, inner]) => grown(inner));
}
