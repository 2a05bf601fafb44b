/** Names of the job titles by id (§3, A-017). */
const jobTitles = {
  0: 'administrator',
  1: 'unit-manager',
  2: 'operations-manager',
  3: 'head-of-administration',
  4: 'economist',
  999: 'super-admin',
} as const

type JobTitleId = keyof typeof jobTitles

export type JobTitle = (typeof jobTitles)[JobTitleId]

const titles: ReadonlyMap<number, JobTitle> = new Map(
  Object.entries(jobTitles).map(([id, title]) => [Number(id), title]),
)

/** The title of an id; undefined for an id that has none. */
export const jobTitleOf = (jobTitleId: number | null): JobTitle | undefined =>
  jobTitleId === null ? undefined : titles.get(jobTitleId)
