import {
  currentContract,
  missingName,
  rangeText,
  speaksContract,
  unservedPackage,
  type NamesByRequest,
  type RegisteredModule,
} from '@veckovis/contracts/modules'

/**
 * Why a module must not run in this shell, or null. `offered` is null where nobody knows what the shell has. Compared
 * before any of its code is fetched, because the federation runtime only warns about a singleton of the wrong version.
 */
export const incompatibility = (
  module: Pick<RegisteredModule, 'contract' | 'builtAgainst' | 'uses'>,
  provided: Readonly<Record<string, string>>,
  offered: NamesByRequest | null,
): string | null => {
  if (!speaksContract(module.contract)) {
    return `contract ${rangeText(module.contract)} instead of ${currentContract}`
  }
  const unserved = unservedPackage(module.builtAgainst, provided)
  if (unserved !== null) return unserved
  const missing = offered === null ? null : missingName(module.uses, offered)
  return missing === null ? null : `it uses ${missing}, which this version of Veckovis does not have`
}
