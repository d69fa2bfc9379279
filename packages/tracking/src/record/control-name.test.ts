import fc from 'fast-check';
import { expect, it } from 'vitest';
import { controlName } from './control-name.ts';

it.each([
  ['Save', 'save'],
  ['Edit {entity}', 'edit'],
  ['{count} {count|row|rows} chosen', 'chosen'],
  ["Don't ask again", 'donTAskAgain'],
  ['Submit for a second person to approve', 'submitForASecondPerson'],
  ['…', undefined],
  ['', undefined],
])('[P9] %j is known as %j', (label, name) => expect(controlName(label)).toBe(name));

it('[P9] a name is short, of letters and digits, and names itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), label => {
      const name = controlName(label);
      expect(name === undefined || /^[a-zA-Z0-9]{1,40}$/.test(name)).toBe(true);
    }),
  );
});
