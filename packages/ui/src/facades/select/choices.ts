export type Choice<Value> = { value: Value; label: string; disabled?: boolean }

/** Those whose label holds what is typed, whatever the case. */
export const matching = <Value>(options: readonly Choice<Value>[], typed: string): readonly Choice<Value>[] => {
  const wanted = typed.trim().toLocaleUpperCase()
  return wanted === '' ? options : options.filter(({ label }) => label.toLocaleUpperCase().includes(wanted))
}

/** The next place that can be chosen, round at both ends; -1 where there is none. */
export const placeAfter = (options: readonly { disabled?: boolean }[], place: number, step: 1 | -1): number => {
  const { length } = options
  for (let tried = 1; tried <= length; tried += 1) {
    const next = (((place + step * tried) % length) + length) % length
    if (options[next]?.disabled !== true) return next
  }
  return -1
}

/** Where the list begins: at what is chosen, else at the first that can be. */
export const firstPlace = <Value>(options: readonly Choice<Value>[], value: Value | undefined): number => {
  const chosen = value === undefined ? -1 : options.findIndex(option => option.value === value)
  return chosen < 0 ? placeAfter(options, -1, 1) : chosen
}
