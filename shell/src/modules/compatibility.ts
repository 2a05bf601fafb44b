import {
  currentContract,
  missingName,
  rangeText,
  speaksContract,
  type NamesByRequest,
  type RegisteredModule,
} from '@veckovis/contracts/modules'

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
 * Why a module must not run in this shell, or null. `offered` is null where nobody knows what the shell has. Compared before any of its code is fetched, because
 * the federation runtime only warns about a singleton of the wrong version.
 */
export const incompatibility = (
  module: Pick<RegisteredModule, 'contract' | 'builtAgainst' | 'uses'>,
  provided: Readonly<Record<string, string>>,
  offered: NamesByRequest | null,
): string | null => {
  if (!speaksContract(module.contract)) {
    return `contract ${rangeText(module.contract)} instead of ${currentContract}`
  }
  for (const [name, wanted] of Object.entries(module.builtAgainst)) {
    const own = provided[name]
    if (own === undefined) return `${name} is not provided`
    const ownVersion = parseVersion(own)
    const wantedVersion = parseVersion(wanted)
    if (!ownVersion || !wantedVersion) return `${name} has an unreadable version (${own}, ${wanted})`
    if (!serves(ownVersion, wantedVersion)) return `${name} ${wanted} instead of ${own}`
  }
  const missing = offered === null ? null : missingName(module.uses, offered)
  return missing === null ? null : `it uses ${missing}, which this version of Veckovis does not have`
}
