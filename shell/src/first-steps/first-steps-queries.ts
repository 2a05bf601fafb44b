import { queryOptions } from '@tanstack/react-query'
import { budgetSettingsMunicipalities } from '@veckovis/contracts/budget'
import {
  licence,
  licenceRefusal,
  moduleSettings,
  municipalityLicences,
  type GiveLicenceRequest,
} from '@veckovis/contracts/modules'
import { countyList, departmentList, officialPlaces, placeTree } from '@veckovis/contracts/organisation'
import { answered, apiClient, startSession } from '@veckovis/platform'
import { announceChange, freshOnOpening, queryClient } from '@veckovis/platform/queries'
import { countLicences } from './module-licences'
import type { Setup } from './setup'

const key = ['settings', 'first-steps'] as const

export const treeQuery = queryOptions({
  queryKey: [...key, 'tree'],
  queryFn: ({ signal }) => answered(apiClient.get('/place/tree', placeTree, { signal })),
  ...freshOnOpening,
})

export const officialQuery = queryOptions({
  queryKey: [...key, 'official'],
  queryFn: ({ signal }) => answered(apiClient.get('/place/official', officialPlaces, { signal })),
  staleTime: Infinity,
})

/** The counties that were made, with their codes. */
export const countiesQuery = queryOptions({
  queryKey: [...key, 'counties'],
  queryFn: ({ signal }) => answered(apiClient.get('/county/list?pageSize=100', countyList, { signal })),
  ...freshOnOpening,
})

const licencesOf = (municipalityId: number) => `/settings/modules/municipality/${municipalityId}`

const readLicences = (municipalityId: number, signal: AbortSignal) =>
  answered(apiClient.get(licencesOf(municipalityId), municipalityLicences, { signal }))

export const licencesQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: [...key, 'licences', municipalityId],
    queryFn: ({ signal }) => readLicences(municipalityId, signal),
    ...freshOnOpening,
  })

export const giveLicence = (municipalityId: number, request: GiveLicenceRequest) =>
  answered(apiClient.post(`${licencesOf(municipalityId)}/licence`, request, licence, { refusals: licenceRefusal }))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** What there is of one municipality. */
export const setupQuery = (municipalityId: number) =>
  queryOptions({
    queryKey: [...key, 'setup', municipalityId],
    queryFn: async ({ signal }): Promise<Setup> => {
      const [{ licences }, { modules }, departments, budgets] = await Promise.all([
        readLicences(municipalityId, signal),
        answered(apiClient.get('/settings/modules', moduleSettings, { signal })),
        answered(
          apiClient.get(`/department?municipalityId=${municipalityId}&pageSize=100`, departmentList, { signal }),
        ),
        answered(apiClient.get('/settings/budget/municipality', budgetSettingsMunicipalities, { signal })),
      ])
      const budget = budgets.find(({ id }) => id === municipalityId)
      return {
        hasCounty: true,
        hasMunicipality: true,
        ...countLicences({ licences, modules }),
        hasBudgetLicence: budget !== undefined,
        departments: departments.total,
        units: sum(departments.items.map(({ units }) => units)),
        ownSettings: budget === undefined ? 0 : budget.ownSettings,
        people: sum(departments.items.map(({ users }) => users)),
      }
    },
    ...freshOnOpening,
  })

/** After a step: everything here, the lists of places, and what the person may choose as a unit. */
export const stepTaken = async (): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['settings'] }),
    announceChange({ topic: 'places/1' }),
    startSession(),
  ])
}
