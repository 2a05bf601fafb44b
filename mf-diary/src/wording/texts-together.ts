type Texts = Promise<{ readonly default: Record<string, string | object> }>

/** The texts of files as those of one. */
export const textsTogether = async (...files: readonly Texts[]): Promise<Record<string, string | object>> => {
  const read = await Promise.all(files)
  return Object.fromEntries(read.flatMap(({ default: texts }) => Object.entries(texts)))
}
