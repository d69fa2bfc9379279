import type { PropertyType } from '@axle/catalog';
import type { Refusal, Result } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { FileReply, MainClient } from '../../../gateways/main-client.ts';

/** A property that a category asks for. */
export interface PropertyColumn {
  readonly code: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly type: PropertyType;
  readonly unit?: string;
  readonly options?: readonly { readonly code: string; readonly zh: string; readonly en: string }[];
  readonly min?: string;
  readonly max?: string;
  readonly pattern?: string;
  readonly required: boolean;
  /** Name of the category whose line it is. */
  readonly from?: string;
  readonly own: boolean;
}

/** What a category asks for, and how many of its SKUs have all that is required. */
export interface TemplateSheet {
  readonly columns: readonly PropertyColumn[];
  readonly skus: number;
  readonly complete: number;
}

/** A SKU with its values, as they are stored, by the code of the property. */
export interface SheetRow {
  readonly id: number;
  readonly sku: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly values: Readonly<Record<string, string>>;
  readonly missing: readonly string[];
}

/** The values of a category's SKUs. */
export interface ValueSheet {
  readonly columns: readonly PropertyColumn[];
  readonly rows: readonly SheetRow[];
  /** Most rows that come together. */
  readonly most: number;
}

/** What is changed in a row: of each cell what was seen in it, and what it shall hold. */
export interface SheetChange {
  readonly sku: number;
  readonly cells: Readonly<Record<string, { readonly was: string; readonly now: string }>>;
}

/** The outcome of a row; the field of a refusal is the code of the property, its message in the reader's language. */
export interface SheetOutcome {
  readonly sku: number;
  readonly refusals: readonly { readonly code: string; readonly field?: string; readonly message: string }[];
}

/** The properties of categories and the values of their SKUs. */
export abstract class PropertySheets {
  abstract template(category: number): Promise<Result<TemplateSheet, Refusal>>;
  abstract values(category: number): Promise<Result<ValueSheet, Refusal>>;
  /** The sheet as a spreadsheet that can be filled in and imported, of the SKUs named. */
  abstract file(category: number, skus: readonly number[]): Promise<Result<FileReply, Refusal>>;
  abstract save(category: number, rows: readonly SheetChange[]): Promise<Result<readonly SheetOutcome[], Refusal>>;
}

/** {@link PropertySheets} over the main API. */
export const httpPropertySheets = (main: MainClient): PropertySheets => ({
  template: category => main.get(mainPaths.propertyTemplate, { category }, { quiet: true }) as Promise<Result<TemplateSheet>>,
  values: category => main.get(mainPaths.propertyMatrix, { category }, { quiet: true }) as Promise<Result<ValueSheet>>,
  file: (category, skus) => main.fileByPost(mainPaths.propertySheetFile, { category, skus }),
  save: (category, rows) => main.post(mainPaths.savePropertyMatrix, { category, rows }) as Promise<Result<readonly SheetOutcome[]>>,
});
