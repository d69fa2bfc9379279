import { describe, expect, it } from 'vitest';
import { drawnCells } from './drawn-cells.ts';

const gridOf = (inside: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = inside;
  return root;
};
const cell = (row: number, column: number) => `<div data-row="${row}" data-column="${column}"></div>`;
const head = (column: number) => `<div role="columnheader" id="g--1-${column}"></div>`;

describe('what is drawn of a grid', () => {
  it('reaches from its first cell to its last one', () => {
    const cells = [cell(40, 3), cell(40, 4), cell(41, 3), cell(41, 4)].join('');
    const root = gridOf(`<div class="bp6-table-quadrant-main"><div class="bp6-table-body-cells">${cells}</div></div>`);
    expect(drawnCells(root)).toEqual({ first: 40, last: 41, firstColumn: 3, lastColumn: 4 });
  });

  it('has no row where there are heads alone, and the columns that stand together at the end', () => {
    expect(drawnCells(gridOf([0, 1, 5, 6, 7].map(head).join('')))).toEqual({ first: 0, last: -1, firstColumn: 5, lastColumn: 7 });
  });

  it('is nothing before anything is drawn', () => {
    expect(drawnCells(gridOf(''))).toEqual({ first: 0, last: -1, firstColumn: -1, lastColumn: -1 });
    expect(drawnCells(null)).toEqual({ first: 0, last: -1, firstColumn: -1, lastColumn: -1 });
  });
});
