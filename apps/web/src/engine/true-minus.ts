/** A number as it is shown: with the sign of minus, which is as wide as a digit, in place of the hyphen that numbers are kept with. */
export const trueMinus = (number: string): string => (number.startsWith('-') ? `−${number.slice(1)}` : number);
