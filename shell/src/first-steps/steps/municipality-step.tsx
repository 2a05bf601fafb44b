import {
  municipalityRecord,
  placeRefusal,
  type CountyList,
  type OfficialPlaces,
  type PlaceTree,
} from '@veckovis/contracts/organisation'
import { answered, apiClient } from '@veckovis/platform'
import { OfficialStep } from './official-step'

type MunicipalityStepProps = {
  readonly tree: PlaceTree
  /** The municipality that the other steps are about from now on. */
  readonly onMade: (municipalityId: number) => void
}

type OfficialMunicipality = OfficialPlaces['municipalities'][number]

const idOfCounty = ({ county }: OfficialMunicipality, { items }: CountyList) =>
  items.find(({ code }) => code === county)?.id

/** The municipalities of the official list in the counties that are there. */
export const MunicipalityStep = ({ tree, onMade }: MunicipalityStepProps) => {
  const taken = new Set(tree.municipalities.map(({ name }) => name))
  const make = async (chosen: OfficialMunicipality, counties: CountyList, requestId: string) => {
    const countyId = idOfCounty(chosen, counties)
    if (countyId === undefined) throw new Error(`There is no county ${chosen.county}`)
    const body = { requestId, countyId, name: chosen.name, code: chosen.code, type: 'MUNICIPALITY' }
    return answered(apiClient.post('/municipality', body, municipalityRecord, { refusals: placeRefusal }))
  }
  return (
    <OfficialStep
      of="municipality"
      offered={({ municipalities }, counties) =>
        municipalities.filter(each => idOfCounty(each, counties) !== undefined && !taken.has(each.name))
      }
      countMade={() => tree.municipalities.length}
      make={make}
      onMade={({ id }) => onMade(id)}
    />
  )
}
