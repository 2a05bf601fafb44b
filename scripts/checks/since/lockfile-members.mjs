/** What the lockfile says of each member, by its folder, and all the rest of it. */
const partsOf = text => {
  const [, before, importers, rest] = /^(.*\nimporters:\n)(.*?)(\n[a-z]\w*:\n.*)$/s.exec(text) ?? []
  if (importers === undefined) return undefined
  const members = new Map(
    importers
      .split(/^(?= {2}\S)/m)
      .filter(block => block.trim() !== '')
      .map(block => [/^ {2}'?([^':]+)/.exec(block)?.[1], block.trim()]),
  )
  return { members, others: before + rest }
}

/**
 * The folders of the members that a lockfile has got, when it says the same as before of all others and fetches the same
 * packages; undefined for any other change of it.
 */
export const addedMembers = (before, now) => {
  const [then, today] = [partsOf(before), partsOf(now)]
  if (then === undefined || today === undefined || then.others !== today.others) return undefined
  const isKept = ([folder, block]) => today.members.get(folder) === block
  if (![...then.members].every(isKept)) return undefined
  return [...today.members.keys()].filter(folder => !then.members.has(folder))
}
