/** [O3] A part number as platforms compare it: capital letters A to Z and digits alone (operation.md, O3). */
export const partNumberKey = (partNumber: string): string => partNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
