/** Ids of the job titles (§3, A-017). */
export const jobTitleIds = {
  administrator: 0,
  unitManager: 1,
  operationsManager: 2,
  headOfAdministration: 3,
  economist: 4,
  superAdmin: 999,
} as const
