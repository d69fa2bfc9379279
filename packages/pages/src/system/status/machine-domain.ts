import type { Resource } from '@axle/page-kit';
import type { StatusDomain } from './status-domain.ts';

/**
 * The statuses of a resource whose life is declared with it; undefined for one without. Where no last status can be reached any more,
 * those are terminal that lead only back: a document may rest there, as a retired version does, until somebody takes it up again.
 */
export function machineDomain({ entity, label, fields, states }: Resource): StatusDomain | undefined {
  const field = states && fields[states.field];
  if (!states || field?.kind !== 'enum') return undefined;
  const order = [states.initial, ...field.options.map(({ code }) => String(code)).filter(code => code !== states.initial)];
  const nextOf = (code: string) => [
    ...new Set(states.transitions.filter(({ from, to }) => from.includes(code) && to !== code).map(({ to }) => to)),
  ];
  const reached = (code: string) => {
    const found = [code];
    for (const one of found) found.push(...nextOf(one).filter(to => !found.includes(to)));
    return found;
  };
  const rests = (code: string) =>
    code !== states.initial &&
    nextOf(code).every(to => order.indexOf(to) < order.indexOf(code)) &&
    !reached(code).some(one => states.final.includes(one));
  const statuses = order.map(code => {
    const option = field.options.find(one => String(one.code) === code)!;
    return {
      code,
      label: option.label,
      tone: option.tone ?? ('neutral' as const),
      next: nextOf(code),
      terminal: states.final.includes(code) || rests(code),
      platforms: [],
    };
  });
  return { key: entity, title: label, statuses };
}
