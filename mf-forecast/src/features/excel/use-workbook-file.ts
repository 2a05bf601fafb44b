import { fetchCode, notify, useActiveUnit, useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import { useForecastIfLoaded } from '../../context/use-forecast'

export const fetchWriter = () => import('./export-forecast')

const files = {
  export: { give: 'exportForecast', done: 'excelExport.done', failed: 'excelExport.failed' },
  template: { give: 'giveTemplate', done: 'excelImport.templateDone', failed: 'excelImport.templateFailed' },
} as const

/** Gives the forecast as an Excel file, or an empty one of its unit and year to fill in; without a unit it says so. */
export const useWorkbookFile = (kind: keyof typeof files) => {
  const { t } = useTranslation('mf-forecast')
  const forecast = useForecastIfLoaded()
  const activeUnit = useActiveUnit()
  const [isBusy, setIsBusy] = useState(false)
  const { give: writer, done, failed } = files[kind]
  const give = async () => {
    if (activeUnit === null) return void notify.error(t('excelExport.noUnit'))
    if (forecast === null) return
    setIsBusy(true)
    try {
      const code = await fetchCode(fetchWriter)
      code[writer](forecast, activeUnit)
      notify.info(t(done))
    } catch (error) {
      console.warn('An Excel file could not be made', error)
      notify.error(t(failed))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, give }
}
