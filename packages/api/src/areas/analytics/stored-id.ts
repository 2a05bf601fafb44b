const largestId = 2_147_483_647

/** Ids of ten digits pass the check of an address and not the column; no place has them. */
export const storedId = (id: number): number => (id > largestId ? 0 : id)
