import { Button } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { useForecast, useForecastIfLoaded, useForecastValue } from '../../context/use-forecast'
import { FillInDialog } from './fill-in-dialog'

const OpenFillIn = () => {
  const { t } = useTranslation('mf-forecast')
  const { openDialog, closeDialog } = useForecast()
  const isOpen = useForecastValue(({ view }) => view.dialogAtom) === 'fill-in'
  return (
    <>
      <Button onClick={() => openDialog('fill-in')}>{t('fillIn.title')}</Button>
      {isOpen && <FillInDialog onClose={closeDialog} />}
    </>
  )
}

/** Fills in from another year. Not offered to one who may not write, and not before there is a forecast. */
export const FillIn = () => {
  const { t } = useTranslation('mf-forecast')
  const forecast = useForecastIfLoaded()
  if (forecast === null) return <Button disabled>{t('fillIn.title')}</Button>
  return forecast.editor.content().forecast.canWrite ? <OpenFillIn /> : null
}
