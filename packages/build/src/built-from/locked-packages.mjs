/**
 * The lockfile as far as it says who gets which version of what. Read by its indentation: it is written by one program
 * in one form, and a parser of YAML would be a package for this alone.
 * @param {string} lockfile
 * @returns {{ importers: Map<string, Map<string, string>>, snapshots: Map<string, Map<string, string>> }}
 */
const readLockfile = lockfile => {
  const sections = { importers: new Map(), snapshots: new Map() }
  let section
  let owner
  let list = ''
  let name = ''
  const bare = text => text.replace(/^'(.*)'$/, '$1')
  for (const line of lockfile.split('\n')) {
    const [, spaces = '', key = '', value = ''] = /^( *)('[^']+'|[^\s:]+):(?: (.*))?$/.exec(line) ?? []
    if (key === '') continue
    if (spaces === '') section = sections[key]
    if (section === undefined) continue
    if (spaces.length === 2) section.set(bare(key), (owner = new Map()))
    if (spaces.length === 4) list = key
    if (!/^(?:optionalD|devD|d)ependencies$/.test(list) || owner === undefined) continue
    if (spaces.length === 6) name = bare(key)
    // A member says of each package what it asked for and what it got; a package only what it got.
    if (spaces.length === 6 && value !== '') owner.set(name, bare(value))
    if (spaces.length === 8 && key === 'version') owner.set(name, bare(value))
  }
  return sections
}

/**
 * Every package behind these members, with its version and those of its peers, as the lockfile names it.
 * @param {string} lockfile its text
 * @param {readonly string[]} members by folder
 * @returns {string[]}
 */
export const packagesBehind = (lockfile, members) => {
  const { importers, snapshots } = readLockfile(lockfile)
  const found = new Set()
  const follow = dependencies => {
    for (const [name, version] of dependencies ?? []) {
      // Another member has its own files and, where it counts, its own line.
      if (version.startsWith('link:')) continue
      const key = [`${name}@${version}`, version].find(each => snapshots.has(each))
      if (key === undefined) throw new Error(`pnpm-lock.yaml does not say what ${name}@${version} is`)
      if (found.has(key)) continue
      found.add(key)
      follow(snapshots.get(key))
    }
  }
  for (const member of members) follow(importers.get(member))
  return [...found].sort()
}

/** `@scope/name` of `@scope/name@1.2.3(peer@4.5.6)`. @param {string} key */
export const packageName = key => key.slice(0, key.indexOf('@', 1))
