import { countyRecord, placeRefusal, type CountyList, type OfficialPlaces } from '@veckovis/contracts/organisation'
import { answered, apiClient } from '@veckovis/platform'
import { OfficialStep } from './official-step'

const offered = ({ counties }: OfficialPlaces, made: CountyList) => {
  const taken = new Set(made.items.map(({ code }) => code))
  return counties.filter(({ code }) => !taken.has(code))
}

/** The counties of the official list that are not there yet. */
export const CountyStep = () => (
  <OfficialStep
    of="county"
    offered={offered}
    countMade={({ items }) => items.length}
    make={({ code, name }, _counties, requestId) =>
      answered(apiClient.post('/county', { requestId, code, name }, countyRecord, { refusals: placeRefusal }))
    }
  />
)
