const textOf = (value: object): string =>
  Array.isArray(value)
    ? `[${value.map(canonicalJson).join(',')}]`
    : `{${Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`)
        .join(',')}}`

/** The one text of a JSON value, whatever order its fields have: a database keeps them in an order of its own. */
export const canonicalJson = (value: unknown): string =>
  typeof value === 'object' && value !== null ? textOf(value) : JSON.stringify(value ?? null)
