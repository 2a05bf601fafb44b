declare const counted: unique symbol

/**
 * How much there is in everything that the reader reaches, counted where all of it is. The length of a list is none: the
 * list may be empty or cut.
 */
export type Counted = number & { readonly [counted]: true }
