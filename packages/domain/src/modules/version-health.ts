/** What was counted of a version in 31 days: each person at most once as a load and once as a failure. */
export type VersionCounts = { readonly loads: number; readonly failures: number }

/** `unknown`: too few people have had it to say either. */
export const versionHealths = ['healthy', 'unhealthy', 'unknown'] as const
export type VersionHealth = (typeof versionHealths)[number]

/** Of as many people. Two may be one person's browser and another's extension; the third is no coincidence. */
const fewestFailures = 3

/** In percent of loads and failures together. A page that fails more often than one time in twenty is noticed every day. */
const mostFailures = 5

/** When none of 60 fails, fewer than 5 % of all do, with a certainty of 95 % (the rule of three: 3 / 60). */
const fewestLoads = 60

/** From 0 to 1: one that fails before it stands counts as a failure without a load, so of both together. */
export const shareOfFailures = ({ loads, failures }: VersionCounts): number =>
  failures === 0 ? 0 : failures / (loads + failures)

/**
 * Whether a version can be given to people again. A version that fails before it stands counts as a failure without a
 * load, so the share is taken of both together.
 */
export const healthOf = ({ loads, failures }: VersionCounts): VersionHealth => {
  const isOften = failures * 100 > mostFailures * (loads + failures)
  if (isOften && failures >= fewestFailures) return 'unhealthy'
  return isOften || loads < fewestLoads ? 'unknown' : 'healthy'
}

const faultKinds: readonly string[] = ['broken', 'unreachable']

/**
 * Whether a reported failure says something of the version itself: its code failed (`broken`), or its files were not there
 * although the report came through (`unreachable`). A slow line (`timeout`), a server of another version (`no-such-call`,
 * `other-answer`) and an open page of an earlier shell (`incompatible`, `left-out`) do not, nor a word of a newer shell:
 * that a version goes with the shell of now was proven before anybody got it.
 */
export const isFaultOfVersion = (kind: string): boolean => faultKinds.includes(kind)
