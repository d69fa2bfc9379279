import { expect, it } from 'vitest';
import { firstWrong } from './first-wrong.ts';

it('is the control of the first wrong field, a choice that is a button as well as an input', () => {
  const form = document.createElement('form');
  form.innerHTML = `
    <div class="ax-field"><input id="right"></div>
    <div class="ax-field ax-wrong"><button id="category">—</button></div>
    <div class="ax-field ax-wrong"><input id="name"></div>`;
  expect(firstWrong(form)?.id).toBe('category');
  form.querySelector('#category')!.setAttribute('disabled', '');
  expect(firstWrong(form)?.id).toBe('name');
  expect([firstWrong(document.createElement('form')), firstWrong(null)]).toEqual([undefined, undefined]);
});
