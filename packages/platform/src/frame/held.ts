/**
 * A value of the page that its parts name for as long as they stand. The latest of those that stand counts, so that a part
 * which goes after another has come takes nothing away from it.
 */
export const createHeld = <Value>(show: (latest: Value | null) => void): ((value: Value) => () => void) => {
  const held: { readonly value: Value }[] = []
  return value => {
    const own = { value }
    held.push(own)
    show(value)
    return () => {
      const place = held.indexOf(own)
      if (place === -1) return
      held.splice(place, 1)
      show(held.at(-1)?.value ?? null)
    }
  }
}
