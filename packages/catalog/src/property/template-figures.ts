import type { Refusal } from '@axle/kernel';

type Values = Readonly<Record<string, unknown>>;

const linesOf = ({ lines }: Values): readonly Values[] => (Array.isArray(lines) ? (lines as readonly Values[]) : []);

/** [PROP4] What a template comes to: how many properties it asks for, requires and hands down. */
export function templateFigures(record: Values): Values {
  const lines = linesOf(record);
  return {
    ownLines: lines.length,
    requiredLines: lines.filter(({ required }) => required === true).length,
    handedDown: lines.filter(({ inherit }) => inherit === true).length,
  };
}

/** [PROP4] A template asks for each property once. */
export function templateHolds(record: Values): readonly Refusal[] {
  const seen = new Set<unknown>();
  return linesOf(record).flatMap(({ property }, at): readonly Refusal[] => {
    if (property === undefined || !seen.has(property)) {
      seen.add(property);
      return [];
    }
    return [
      { code: 'TWICE', field: `lines.${at}.property`, message: { zh: '同一属性只能出现一次', en: 'A property can appear only once' } },
    ];
  });
}
