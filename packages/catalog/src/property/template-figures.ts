import type { Refusal } from '@axle/kernel';

/** The properties that a template asks for. */
interface TemplateValues {
  readonly lines?: readonly { readonly property?: number; readonly required?: boolean; readonly inherit?: boolean }[];
}

/** [PROP4] What a template comes to: how many properties it asks for, requires and hands down. */
export function templateFigures({ lines = [] }: TemplateValues) {
  return {
    ownLines: lines.length,
    requiredLines: lines.filter(({ required }) => required === true).length,
    handedDown: lines.filter(({ inherit }) => inherit === true).length,
  };
}

/** [PROP4] A template asks for each property once. */
export function checkPropertyTemplate({ lines = [] }: TemplateValues): readonly Refusal[] {
  const seen = new Set<number | undefined>();
  return lines.flatMap(({ property }, at): readonly Refusal[] => {
    if (property === undefined || !seen.has(property)) {
      seen.add(property);
      return [];
    }
    return [
      { code: 'TWICE', field: `lines.${at}.property`, message: { zh: '同一属性只能出现一次', en: 'A property can appear only once' } },
    ];
  });
}
