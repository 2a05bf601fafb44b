import { useTranslation } from '@veckovis/platform'
import { Dialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import { PastView } from './past-view'
import { SaveList, type ChosenPast } from './save-list'

/** The saves of the forecast, and one of them as the forecast was then. */
export const HistoryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('mf-forecast')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ChosenPast | null>(null)
  return (
    <Dialog open title={chosen?.title ?? t('history.dialogTitle')} width={1120} onCancel={onClose}>
      {chosen === null ? (
        <SaveList page={page} onPage={setPage} onChoose={setChosen} />
      ) : (
        <PastView version={chosen.version} onBack={() => setChosen(null)} onTaken={onClose} />
      )}
    </Dialog>
  )
}
