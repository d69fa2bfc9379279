import { expect, it } from 'vitest';
import { filesUnder, textOf } from '../support/tree.ts';

const styles = filesUnder('apps/web/src').filter(path => path.endsWith('.css'));
const token = (name: string) => new RegExp(String.raw`${name}:\s*([^;]+);`).exec(textOf('apps/web/src/styles/tokens.css'))?.[1];

/** What the rules of a selector declare, wherever they stand. */
const declared = (selector: string, property: string): readonly string[] =>
  styles
    .flatMap(path => Array.from(textOf(path).matchAll(/([^{}]+)\{([^{}]*)\}/g)))
    .filter(([, selectors = '']) => selectors.split(',').some(one => one.trim() === selector))
    .flatMap(([, , body = '']) =>
      Array.from(body.matchAll(new RegExp(String.raw`(?:^|[;\s])${property}:\s*([^;]+);`, 'g')), match => match[1] ?? ''),
    );

it('[spec 9.16] dialogs are at least 340 wide and 200 high', () => {
  expect([declared('.bp6-dialog', 'min-width'), declared('.bp6-dialog', 'min-height')]).toEqual([['340px'], ['200px']]);
});

it('[spec 9.18] what the component library lays over the page stands in layer 3000', () => {
  expect(token('--layer-library')).toBe('3000');
  expect(declared('.bp6-portal', 'z-index')).toEqual(['var(--layer-library)']);
});
