import { useTranslation } from '@veckovis/platform'
import { Dialog } from '@veckovis/ui/dialog'
import type { Measure } from '../../../data/follow-up/measure-queries'
import { MeasureHistory } from './measure-history'

type HistoryDialogProps = { readonly measure: Measure; readonly onClose: () => void }

/** What became of a measure, for those who do not change it. */
export const HistoryDialog = ({ measure: { id, title }, onClose }: HistoryDialogProps) => {
  const { t } = useTranslation('forecast-measures')
  return (
    <Dialog open title={t('historyOf', { title })} onCancel={onClose}>
      <MeasureHistory id={id} />
    </Dialog>
  )
}
