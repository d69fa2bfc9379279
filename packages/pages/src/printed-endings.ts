/** Endings of pictures that a print takes. */
export const printedEndings = ['png', 'jpg', 'jpeg'] as const;
