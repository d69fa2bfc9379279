/** What a text says of the marks that its numbers are written with; `either` where it reads as another number with each. */
export type NumberShape = 'point' | 'comma' | 'either';

/** [T13] The marks of a file's numbers; `unclear` where it shows neither or both. */
export type NumberMarks = 'point' | 'comma' | 'unclear';

/** [T13] The shape of a number with a mark in it; undefined for texts and for numbers that read the same with both. */
export function numberShape(text: string): NumberShape | undefined {
  const digits = /^[^\d.,]*(\d[\d.,]*|[.,]\d+)[^\d.,]*$/.exec(text.slice(0, 60).normalize('NFKC').replace(/\s/g, ''))?.[1];
  if (digits === undefined) return undefined;
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? 'point' : 'comma';
  if (points + commas === 0) return undefined;
  if (points > 1) return 'comma';
  if (commas > 1) return 'point';
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) return 'either';
  return points > 0 ? 'point' : 'comma';
}

/**
 * [T13] The marks of a file, by the shapes of all its numbers and the sign between its cells: what can be read one way only decides for
 * the others. Files with commas between their cells are written with a point unless they show otherwise.
 */
export function marksOfFile(shapes: Iterable<NumberShape>, delimiter: string | undefined): NumberMarks {
  const seen = new Set(shapes);
  if (seen.has('comma')) return seen.has('point') ? 'unclear' : 'comma';
  return seen.has('point') || delimiter !== ';' ? 'point' : 'unclear';
}

/** [T13] A number of a file with such marks as it is written here; undefined where it may be two numbers. */
export function settledNumber(text: string, marks: NumberMarks): string | undefined {
  if (marks === 'unclear') return numberShape(text) === 'either' ? undefined : text;
  return marks === 'comma' ? text.replace(/[.,．，]/g, mark => (mark === ',' || mark === '，' ? '.' : ',')) : text;
}
