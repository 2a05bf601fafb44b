/** What of the sent values differs from what the form began with; null where nothing does. */
export const changesOf = <Sent extends object>(now: Sent, before: Sent): Partial<Sent> | null => {
  const changed = (Object.keys(now) as (keyof Sent)[]).filter(key => now[key] !== before[key])
  return changed.length === 0 ? null : (Object.fromEntries(changed.map(key => [key, now[key]])) as Partial<Sent>)
}
