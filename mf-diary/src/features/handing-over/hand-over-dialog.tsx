import { useQuery } from '@tanstack/react-query'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { LoadedDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { entryQuery } from '../../data/diary-queries'
import { refreshDiary } from '../../data/all-units-queries'
import { handOverEntry } from '../../data/entry-calls'
import { useHandedOver } from '../../parts/use-handed-over'

type HandOverDialogProps = { readonly unitId: number; readonly id: number; readonly onClose: () => void }

const Question = ({ unitId, id, version, onClose }: HandOverDialogProps & { readonly version: string }) => {
  const { t } = useTranslation('mf-diary')
  const handOver = useHandedOver(unitId)
  const { isBusy, problem, save } = useSave({
    save: () => handOverEntry(id, version),
    onSaved: async ({ draft }) => {
      handOver({ id, draft, comesBeside: false })
      onClose()
      await refreshDiary(unitId)
    },
    problemOf,
    onProblem: () => refreshDiary(unitId),
  })
  return (
    <ConfirmChange
      title={t('handOver.title')}
      confirmLabel={t('handOver.action')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'diary', 'record')}
      onConfirm={() => save()}
      onCancel={onClose}
    >
      <p>{t('handOver.text')}</p>
    </ConfirmChange>
  )
}

/** Asks before the hours of an entry in the past are handed to the forecast, after which it waits no more. */
export const HandOverDialog = (props: HandOverDialogProps) => {
  const { unitId, id, onClose } = props
  const { t } = useTranslation('mf-diary')
  const entry = useQuery(entryQuery(unitId, id))
  return (
    <LoadedDialog title={t('handOver.title')} query={entry} onClose={onClose}>
      {({ version }) => <Question {...props} version={version} />}
    </LoadedDialog>
  )
}
