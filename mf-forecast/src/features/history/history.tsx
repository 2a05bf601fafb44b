import { lazyPage, useTranslation } from '@veckovis/platform'
import { useForecast, useForecastIfLoaded, useForecastValue } from '../../context/use-forecast'
import { Tool } from '../../parts/tool'

const HistoryDialog = lazyPage<{ readonly onClose: () => void }>(() =>
  import('./history-dialog').then(module => module.HistoryDialog),
)

const OpenHistory = () => {
  const { t } = useTranslation('mf-forecast')
  const { openDialog, closeDialog } = useForecast()
  const isOpen = useForecastValue(({ view }) => view.dialogAtom) === 'history'
  return (
    <>
      <Tool
        icon="history"
        name={t('history.title')}
        onClick={() => openDialog('history')}
        onPointerEnter={() => void HistoryDialog.preload()}
      />
      {isOpen && <HistoryDialog onClose={closeDialog} />}
    </>
  )
}

/** What was saved, by whom, and how the forecast was then; its code comes when it is asked for. */
export const History = () => {
  const forecast = useForecastIfLoaded()
  return forecast === null ? null : <OpenHistory />
}
