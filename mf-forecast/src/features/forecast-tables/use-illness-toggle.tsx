import { forecastRowIds } from '@veckovis/domain/forecast'
import { useTranslation } from '@veckovis/platform'
import { useMemo, useState } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import { mayHideSheet } from '../../data/may-hide-sheet'
import { IllnessToggle } from './illness-toggle'

/**
 * Whether short-term illness shows as a percentage, and the control for it beside the row's name. Percentages
 * take no input, so that refused text is mended first.
 */
export const useIllnessToggle = (editor: ForecastEditor) => {
  const { t } = useTranslation('mf-forecast')
  const [showIllnessAsPercentage, setShowIllnessAsPercentage] = useState(false)
  const labelActions = useMemo(() => {
    const change = (asPercentage: boolean) => {
      if (!asPercentage || mayHideSheet(editor, t)) setShowIllnessAsPercentage(asPercentage)
    }
    const toggle = <IllnessToggle asPercentage={showIllnessAsPercentage} onChange={change} />
    return new Map([[forecastRowIds.shortTermIllness, toggle]])
  }, [showIllnessAsPercentage, editor, t])
  return { showIllnessAsPercentage, labelActions }
}
