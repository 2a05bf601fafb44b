type Texts<Own> = Promise<{ readonly default: Own }>

/** The texts of two files as those of one. */
export const textsTogether = async <One extends object, Other extends object>(one: Texts<One>, other: Texts<Other>) => {
  const [first, second] = await Promise.all([one, other])
  return { ...first.default, ...second.default }
}
