import { notify, useActiveUnit, useTranslation } from '@veckovis/platform'
import { useCallback } from 'react'
import { useForecastIfLoaded } from '../../context/use-forecast'

const takenNames = /\.xlsx?$/i

/** What becomes of a file that was chosen or dropped: looked at, or refused for what the page can tell at once. */
export const useChosenFile = (): ((files: readonly File[]) => void) => {
  const { t } = useTranslation('mf-forecast')
  const forecast = useForecastIfLoaded()
  const hasUnit = useActiveUnit() !== null
  return useCallback(
    files => {
      const [file, ...more] = files
      if (file === undefined) return
      if (!hasUnit) return void notify.error(t('excelExport.noUnit'))
      if (forecast === null) return void notify.error(t('excelImport.notLoaded'))
      if (!forecast.editor.content().forecast.canWrite) return void notify.error(t('commands.obstacles.readOnly'))
      if (more.length > 0) return void notify.error(t('excelImport.onlyOne'))
      if (!takenNames.test(file.name)) return void notify.error(t('excelImport.wrongType'))
      forecast.importFile(file)
    },
    [forecast, hasUnit, t],
  )
}
