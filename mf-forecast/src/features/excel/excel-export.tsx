import { useActiveUnit, useTranslation } from '@veckovis/platform'
import { useForecastIfLoaded } from '../../context/use-forecast'
import { useOffer } from '../../context/use-offer'
import { Tool } from '../../parts/tool'
import { fetchWriter, useWorkbookFile } from './use-workbook-file'

/** Fetched once the button is looked for; whether it came is told when it is pressed. */
const preload = () => {
  fetchWriter().catch((error: unknown) => console.warn('The export to Excel could not be fetched before', error))
}

/** Gives the forecast as an Excel file. */
export const ExcelExport = () => {
  const { t } = useTranslation('mf-forecast')
  const forecast = useForecastIfLoaded()
  const hasUnit = useActiveUnit() !== null
  const { isBusy, give } = useWorkbookFile('export')
  useOffer('export', () => void give())
  return (
    <Tool
      icon="export-file"
      name={t('excelExport.button')}
      loading={isBusy}
      disabled={hasUnit && forecast === null}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => void give()}
    />
  )
}
