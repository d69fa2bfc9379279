/** `skuBrand` → `sku-brand`. */
export const kebab = (key: string): string => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/** `skuBrand` → `sku_brand`. */
export const snake = (key: string): string => kebab(key).replaceAll('-', '_');

/** `skuBrand` → `Sku brand`. */
export const sentence = (key: string): string => {
  const words = kebab(key).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Keys of sections and pages: camelCase, at least two letters. */
export const isKey = (key: string): boolean => /^[a-z][a-z]*(?:[A-Z][a-z]+)*\d*$/.test(key) && key.length > 1 && key.length <= 40;

/** Folders of a definition: the business word, and what the page is about, as `catalog/sku`. */
export const isPlace = (place: string): boolean => /^[a-z]+\/[a-z]+(?:-[a-z]+)*$/.test(place);

/** File of a section in the menu. Its spelling is British English, its key is the route. */
export const menuFileOf = (section: string): string => (section === 'resourceCenter' ? 'resource-centre' : kebab(section));
