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

/** Folder of a section. The spelling of a folder is the business word in British English, its key is the route. */
export const folderOf = (section: string): string => (section === 'resourceCenter' ? 'resource-centre' : kebab(section));
