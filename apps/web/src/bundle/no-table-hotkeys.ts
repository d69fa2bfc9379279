/** Stands in the browser's bundle for the keys of Blueprint's table: rows and cells have our own, and its selection is off. */
export class TableHotkeys {
  setGrid(): void {}

  setProps(): void {}

  setState(): void {}
}
