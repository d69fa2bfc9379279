const sectionCodes: Readonly<Record<string, string>> = {
  home: 'ho',
  system: 'sy',
  mrp: 'mr',
  logs: 'lg',
  qualityTesting: 'qt',
  purchase: 'pu',
  basic: 'ba',
  wms: 'wm',
  delivery: 'de',
  newProducts: 'np',
  statistics: 'st',
  logistics: 'lo',
  operation: 'op',
  oms: 'om',
  finance: 'fi',
  resourceCenter: 'rc',
  standalone: 'sa',
};

/** [P2] The two letters of a section; an unknown one counts as standalone. */
export const sectionCode = (section: string): string => (Object.hasOwn(sectionCodes, section) ? (sectionCodes[section] ?? 'sa') : 'sa');

/** [P2] The words of a unique key: camelCase is cut, a run of capitals is one word, digits are a word. */
const wordsOf = (key: string): readonly string[] => (key.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map(word => word.toLowerCase());

/**
 * [P2] The code of a page by its unique key, without position: one word gives its first 6 letters, two give 4 and 4, three and more give
 * 3 of the first three and the first letter of each further one. `sb.ba.vehimode` for basic/vehicleModel.
 */
export function deriveSpm(section: string, page: string): string {
  const [first = 'x', second, third, ...further] = wordsOf(page);
  const code =
    second === undefined
      ? first.slice(0, 6)
      : third === undefined
        ? first.slice(0, 4) + second.slice(0, 4)
        : [first, second, third].map(word => word.slice(0, 3)).join('') + further.map(word => word.slice(0, 1)).join('');
  return `sb.${sectionCode(section)}.${code.slice(0, 12)}`;
}
