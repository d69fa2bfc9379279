import { acceptValue, type FieldKind, fieldsOf } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';
import { fieldInputs } from '../engine/fields/inputs/field-inputs.ts';
import { fieldViews } from '../engine/fields/field-views.ts';
import { galleryRows } from './gallery-rows.ts';
import { kindSamples } from './kind-samples.ts';
import { kindsPage } from './kinds-page.ts';

const kinds = Object.keys(fieldViews) as readonly FieldKind[];

describe('the gallery', () => {
  it('has a sample of every kind of field, and every kind has an input', () => {
    expect(Object.keys(kindSamples).toSorted()).toEqual(kinds.toSorted());
    // lines are a table of their own in the form
    expect(Object.keys(fieldInputs).toSorted()).toEqual(kinds.filter(kind => kind !== 'lines').toSorted());
    expect(kinds.filter(kind => kindSamples[kind].kind !== kind)).toEqual([]);
  });

  it('shows values that a field of the kind accepts, and some of each', () => {
    const rows = galleryRows(kindsPage.resource!).slice(0, 50);
    const fields = fieldsOf(kindsPage.resource!);
    const valuesOf = (name: string) => rows.map(row => row[name]).filter(value => value !== undefined);
    expect(kindsPage.columns.filter(name => valuesOf(name).length === 0)).toEqual([]);
    expect(kindsPage.columns.filter(name => valuesOf(name).some(value => !acceptValue(fields[name]!, value).ok))).toEqual([]);
  });
});
