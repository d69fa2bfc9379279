import type { Field } from '@axle/page-kit';

/** A value that the planted record does not hold. */
export function otherValue(field: Field): unknown {
  switch (field.kind) {
    case 'enum':
      return field.options.at(-1)!.code;
    case 'enumList':
      return [field.options.at(-1)!.code];
    case 'tags':
      return ['ANOTHER'];
    case 'bool':
      return false;
    case 'integer':
      return Math.min(field.max, field.min + 7);
    case 'text':
    case 'code':
      return 'B7'.slice(0, field.maxLength);
    case 'date':
      return '2049-01-01';
    case 'month':
      return '2044-01';
    case 'ref':
    case 'cascade':
    case 'user':
      return 2;
    case 'page':
      return 'market';
    case 'files':
      return [{ id: '00000000-0000-4000-8000-000000000002', name: 'a.png', bytes: 1 }];
    default:
      return '7.5';
  }
}
