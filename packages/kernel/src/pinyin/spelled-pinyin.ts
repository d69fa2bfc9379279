/** Letters as readings are compared: without case and blanks, ü as u or v. */
export const spelledPinyin = (text: string): string => text.toLowerCase().replace(/\s+/g, '').replaceAll('v', 'u').replaceAll('ü', 'u');
