import { forecastRowIds } from '@veckovis/domain'
import { useMemo, useState } from 'react'
import { IllnessToggle } from './illness-toggle'

/** Whether short-term illness shows as a percentage, and the control for it beside the row's name. */
export const useIllnessToggle = () => {
  const [showIllnessAsPercentage, setShowIllnessAsPercentage] = useState(false)
  const labelActions = useMemo(() => {
    const toggle = <IllnessToggle asPercentage={showIllnessAsPercentage} onChange={setShowIllnessAsPercentage} />
    return new Map([[forecastRowIds.shortTermIllness, toggle]])
  }, [showIllnessAsPercentage])
  return { showIllnessAsPercentage, labelActions }
}
