/** How many rows of a list a page can hold; the first is the usual one. */
export const pageSizes = [10, 25, 50, 100] as const
