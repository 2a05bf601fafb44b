import { handedOverDraft } from '@veckovis/contracts/forecast'
import { lazyPage, useKeptDrafts } from '@veckovis/platform'
import { useState } from 'react'
import { useForecast } from '../../context/use-forecast'

const HandedOverHoursOffers = lazyPage<{ readonly subjects: readonly string[] }>(() =>
  import('./handed-over').then(module => module.HandedOverHoursOffers),
)

/** Hours that the diary has handed over are offered as unsaved edits; their code comes where there are some. */
export const LazyHandedOver = () => {
  const { editor } = useForecast()
  const { unitId } = editor.address
  // As they were when the forecast opened: an answer leaves the others in their place.
  const [subjects] = useState(useKeptDrafts(handedOverDraft, unitId).map(({ subject }) => subject))
  if (subjects.length === 0 || !editor.content().forecast.canWrite) return null
  return <HandedOverHoursOffers subjects={subjects} />
}
