import type { Resource } from '@axle/page-kit';
import type { StatusDomain } from './status-domain.ts';

/** Where documents without a last state rest: an old version of a BOM stays retired unless it comes back into force. */
const resting: Readonly<Record<string, readonly string[]>> = { bom: ['retired'] };

/** The statuses of a resource whose life is declared with it; undefined for one without. */
export function machineDomain({ entity, label, fields, states }: Resource): StatusDomain | undefined {
  const field = states && fields[states.field];
  if (!states || field?.kind !== 'enum') return undefined;
  const terminal = states.final.length > 0 ? states.final : (resting[entity] ?? []);
  const order = [states.initial, ...field.options.map(({ code }) => String(code)).filter(code => code !== states.initial)];
  const statuses = order.map(code => ({
    code,
    label: field.options.find(option => String(option.code) === code)!.label,
    tone: field.options.find(option => String(option.code) === code)?.tone ?? ('neutral' as const),
    next: [...new Set(states.transitions.filter(({ from, to }) => from.includes(code) && to !== code).map(({ to }) => to))],
    terminal: terminal.includes(code),
    platforms: [],
  }));
  return { key: entity, title: label, statuses };
}
