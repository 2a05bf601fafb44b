type Version = readonly [number, number, number]

const parseVersion = (text: string): Version | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text)
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null
}

const compareVersions = (left: Version, right: Version): number =>
  left[0] - right[0] || left[1] - right[1] || left[2] - right[2]

/** The rule of a caret: nothing older than what the build saw, and no breaking step after it. */
const serves = (provided: Version, builtAgainst: Version): boolean => {
  if (provided[0] !== builtAgainst[0]) return false
  if (provided[0] === 0 && provided[1] !== builtAgainst[1]) return false
  return compareVersions(provided, builtAgainst) >= 0
}

/**
 * Why the shared packages of a shell do not serve a module, by what it was built against, or null. It is the one rule of
 * versions: of the page before it fetches a module, of the server before it lets people have it, and what a build asks the
 * federation runtime for (`range` in packages/build/src/shared-singletons.mjs).
 */
export const unservedPackage = (
  builtAgainst: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, string>>,
): string | null => {
  for (const [name, wanted] of Object.entries(builtAgainst)) {
    const own = provided[name]
    if (own === undefined) return `${name} is not provided`
    const ownVersion = parseVersion(own)
    const wantedVersion = parseVersion(wanted)
    if (!ownVersion || !wantedVersion) return `${name} has an unreadable version (${own}, ${wanted})`
    if (!serves(ownVersion, wantedVersion)) return `${name} ${wanted} instead of ${own}`
  }
  return null
}
