/** The values of one statement; each is named by its place and type where it is used. */
export const createValues = () => {
  const values: unknown[] = []
  return { values, add: (value: unknown, type: string): string => `$${values.push(value)}::${type}` }
}

export type Values = ReturnType<typeof createValues>

const largestId = 2_147_483_647

/** Ids of ten digits pass the check of an address and not the column; no place has them. */
export const storedId = (id: number): number => (id > largestId ? 0 : id)
