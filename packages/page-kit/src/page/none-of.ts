/** None of these parts: what an object of another shape leaves out. */
export type NoneOf<Parts> = { readonly [Part in keyof Parts]?: undefined };
