/** A tracking number as it is compared: in upper case, without blanks and hyphens. */
export const bareNumber = (number: string): string => number.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
