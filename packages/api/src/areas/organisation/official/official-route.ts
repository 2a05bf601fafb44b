import { officialPlaces, type OfficialPlaces } from '@veckovis/contracts/organisation'
import { defineRoute, type AnyRoute } from '../../../http/route'
import regions from '../../../regions/se-regions.json'
import { keptBySuperAdmins } from '../kept-by-super-admins'

const bySwedishName = (one: { readonly name: string }, other: { readonly name: string }) =>
  one.name.localeCompare(other.name, 'sv')

const places: OfficialPlaces = {
  source: regions.source,
  counties: regions.counties.map(({ code, name }) => ({ code, name })).sort(bySwedishName),
  municipalities: regions.municipalities.map(({ code, name, county }) => ({ code, name, county })).sort(bySwedishName),
}

/** What a super admin chooses from when the first places are made. */
export const officialRoute = (): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/place/official',
    summary: 'Counties and municipalities of Sweden with their official codes',
    access: keptBySuperAdmins,
    data: 'ordinary',
    answer: officialPlaces,
    handler: async () => places,
  })
