import { contextPlaces } from '@veckovis/contracts/modules'
import { RemoteErrorBoundary, useOpenPlace, type PlaceName } from '@veckovis/platform'
import { createPortal } from 'react-dom'
import { ContributionSlot, type ContributionLook } from './contribution-slot'
import type { ShownContribution } from './contributions-to'
import { useContributions } from './use-contributions'

const looks: Readonly<Record<PlaceName, ContributionLook>> = {
  'settings/1': 'card',
  'unit-head/1': 'line',
  'forecast-side/1': 'card',
}

/** The head stays from page to page: a new version comes there at once, elsewhere with the next visit. */
const keyIn = (place: PlaceName, { id, version }: ShownContribution): string =>
  place === 'unit-head/1' ? `${id} ${version}` : id

const PlacedIn = ({ place }: { readonly place: PlaceName }) => {
  const open = useOpenPlace(place)
  const contributions = useContributions(place)
  if (open === null || contributions.length === 0) return null
  // The element may stand in the page of a module: its root knows nothing of what is in there, nor that of the module.
  return createPortal(
    <RemoteErrorBoundary>
      {contributions.map(contribution => (
        <ContributionSlot key={keyIn(place, contribution)} contribution={contribution} look={looks[place]} />
      ))}
    </RemoteErrorBoundary>,
    open.element,
  )
}

/** What modules contribute to the places that stand on the page now, whoever's page it is. */
export const PlacedContributions = () => contextPlaces.map(place => <PlacedIn key={place} place={place} />)
