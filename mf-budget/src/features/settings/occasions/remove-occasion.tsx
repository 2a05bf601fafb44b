import type { Occasion } from '@veckovis/contracts/outcome'
import { ConfirmChange, useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { refreshOccasions, removeOccasion } from '../../../data/occasions/occasion-queries'

type RemoveOccasionProps = {
  readonly municipalityId: number
  readonly occasion: Occasion
  readonly onClose: () => void
}

/** Asks before an occasion goes. */
export const RemoveOccasion = ({ municipalityId, occasion, onClose }: RemoveOccasionProps) => {
  const { t: cancel } = useTranslation('mf-budget')
  const { t } = useTranslation('follow-up-occasions')
  const refresh = () => refreshOccasions(municipalityId)
  const { isBusy, problem, save } = useSave({
    save: () => removeOccasion(occasion),
    onSaved: async () => {
      notify.success(t('removal.done'))
      onClose()
      await refresh()
    },
    problemOf,
    onProblem: refresh,
  })
  return (
    <ConfirmChange
      tone="danger"
      title={t('removal.title', { name: occasion.name })}
      confirmLabel={t('remove')}
      cancelLabel={cancel('cancel')}
      isBusy={isBusy}
      problem={problem === null ? null : refusalText(problem, 'record')}
      onConfirm={() => save()}
      onCancel={onClose}
    >
      <p>{t('removal.text')}</p>
    </ConfirmChange>
  )
}
