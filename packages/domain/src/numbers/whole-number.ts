/** Whether a field holds an integer: digits with an optional minus, nothing else (§5). */
export const isWholeNumber = (value: string | number): boolean =>
  typeof value === 'number'
    ? Number.isSafeInteger(value)
    : /^[-\u2212]?\d+$/.test(value.trim()) && Number.isSafeInteger(Number(value.trim().replace('\u2212', '-')))
