import { ConfirmChange } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { EndLicenceDialog } from './end-licence-dialog'
import { GiveLicenceDialog } from './give-licence-dialog'
import type { GivenLicence, LicenceQuestion, Subject } from './licence-question'
import type { LicenceChanges } from './use-licence-changes'

type LicenceQuestionDialogProps = {
  readonly question: LicenceQuestion
  /** What several licences can be given for. */
  readonly offered: readonly Subject[]
  readonly municipality: string
  readonly changes: LicenceChanges
  readonly onCancel: () => void
  readonly onDone: () => void
}

/** The dialog that a question is asked in; it closes when the change was made, and stays when it was refused. */
export const LicenceQuestionDialog = ({
  question,
  offered,
  municipality,
  changes,
  onCancel,
  onDone,
}: LicenceQuestionDialogProps) => {
  const { t } = useTranslation('admin-licences')
  const { busy, problem } = changes
  const common = { municipality, busy, problem, onClose: onCancel }
  const closeWhenDone = async (work: Promise<boolean>) => {
    if (await work) onDone()
  }
  if (question.kind === 'give' || question.kind === 'give-several') {
    const give = (given: readonly GivenLicence[]) => closeWhenDone(changes.give(given))
    const isChoice = question.kind === 'give-several'
    const subjects = isChoice ? offered : [question.subject]
    return <GiveLicenceDialog {...common} subjects={subjects} isChoice={isChoice} onGive={give} />
  }
  const {
    licence,
    subject: { title },
  } = question
  if (question.kind === 'end') {
    const end = (validTo: string | null) => closeWhenDone(changes.end(licence, title, validTo))
    return <EndLicenceDialog {...common} title={title} licence={licence} onEnd={end} />
  }
  // A licence that has not begun is taken back whole.
  return (
    <ConfirmChange
      title={t('remove.title', { title })}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('cancel')}
      tone="danger"
      isBusy={busy}
      problem={problem}
      onConfirm={() => void closeWhenDone(changes.remove(licence, title))}
      onCancel={onCancel}
    >
      <p>{t('remove.text', { title, municipality })}</p>
    </ConfirmChange>
  )
}
