import { healthOf, type VersionCounts } from './version-health'

/** A version that people had before the active one, and why they have it no more. */
export type EarlierVersion = VersionCounts & {
  readonly version: string
  /** Somebody rolled it back, or it was taken from everybody: at the last time that it was left. */
  readonly wasRolledBack: boolean
}

/** Why a version is passed over; null for one that can take the place of the active one. */
export const whyPassedOver = (earlier: EarlierVersion): 'rolled-back' | 'unhealthy' | null => {
  if (earlier.wasRolledBack) return 'rolled-back'
  return healthOf(earlier) === 'unhealthy' ? 'unhealthy' : null
}

/**
 * The version before, as a page may load it: the newest that nobody rolled back and that is not unhealthy.
 * @param earlier those that people had, the one that was left last first
 */
export const versionBefore = <Earlier extends EarlierVersion>(earlier: readonly Earlier[]): Earlier | undefined =>
  earlier.find(each => whyPassedOver(each) === null)
