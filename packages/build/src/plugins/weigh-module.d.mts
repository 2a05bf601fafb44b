type Part = {
  readonly name: string
  readonly sizeBudget: number
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
}

/** For its test, the one TypeScript file that reads it. */
export const tooHeavy: (parts: readonly Part[]) => string[]
export const sayWeights: (id: string, parts: readonly Part[], before: Readonly<Record<string, number>>) => string
export const groupOfExpose: (expose: string) => string
