import { isModalOpen } from '@veckovis/ui'
import { useFileDrop } from '@veckovis/lists/import'
import { notify, reportProblem, useActiveUnit, useTranslation } from '@veckovis/platform'
import { useEffect } from 'react'
import { useForecastIfLoaded } from '../../context/use-forecast'
import { useOffer } from '../../context/use-offer'
import { Tool } from '../../parts/tool'
import { LazyImport } from './lazy-import'
import { useChosenFile } from './use-chosen-file'
import { useWorkbookFile } from './use-workbook-file'
import * as styles from './excel-import.module.css'

const preload = () => void LazyImport.preload().catch((error: unknown) => reportProblem('the import', error))

const isFree = () => !isModalOpen()

/** Files may be dropped anywhere on the page, but not behind a modal dialog. */
const DropPlace = () => {
  const { t } = useTranslation('mf-forecast')
  const isOver = useFileDrop(useChosenFile(), isFree)
  useEffect(() => {
    if (isOver) preload()
  }, [isOver])
  return isOver ? (
    <div className={styles.drop}>
      <p role="status">{t('excelImport.drop')}</p>
    </div>
  ) : null
}

/**
 * Opens what imports an Excel file; without a unit it says that it needs one. Not offered to one who may not write.
 */
export const ExcelImport = () => {
  const { t } = useTranslation('mf-forecast')
  const forecast = useForecastIfLoaded()
  const hasUnit = useActiveUnit() !== null
  const { give } = useWorkbookFile('template')
  useOffer('template', () => void give())
  const isReadOnly = forecast !== null && !forecast.editor.content().forecast.canWrite
  const open = () => {
    if (!hasUnit) notify.error(t('excelExport.noUnit'))
    else forecast?.openImport()
  }
  return (
    <>
      <DropPlace />
      {!isReadOnly && (
        <Tool
          icon="import-file"
          name={t('excelImport.button')}
          disabled={hasUnit && forecast === null}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={open}
        />
      )}
    </>
  )
}
