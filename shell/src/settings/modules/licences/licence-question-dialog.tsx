import { EndLicenceDialog } from './end-licence-dialog'
import { GiveLicenceDialog } from './give-licence-dialog'
import type { LicenceQuestion } from './licence-subjects'
import { RemoveLicenceDialog } from './remove-licence-dialog'
import type { LicenceChanges } from './use-licence-changes'

interface LicenceQuestionDialogProps {
  question: LicenceQuestion | null
  municipality: string
  changes: LicenceChanges
  onCancel: () => void
  onDone: () => void
}

/** The dialog that a question is asked in; it closes when the change was made, and stays when it was refused. */
export const LicenceQuestionDialog = ({
  question,
  municipality,
  changes,
  onCancel,
  onDone,
}: LicenceQuestionDialogProps) => {
  if (question === null) return null
  const { busy, problem } = changes
  const { title } = question.subject
  const common = { title, municipality, busy, problem, onClose: onCancel }
  const closeWhenDone = async (work: Promise<boolean>) => {
    if (await work) onDone()
  }
  if (question.kind === 'give') {
    const { licenceKey, licences } = question.subject
    const give = (period: { validFrom: string; validTo: string | null }) =>
      closeWhenDone(changes.give(licenceKey, title, period))
    return <GiveLicenceDialog {...common} licences={licences} onGive={give} />
  }
  const { licence } = question
  if (question.kind === 'remove')
    return <RemoveLicenceDialog {...common} onRemove={() => void closeWhenDone(changes.remove(licence, title))} />
  return (
    <EndLicenceDialog
      {...common}
      licence={licence}
      onEnd={validTo => closeWhenDone(changes.end(licence, title, validTo))}
    />
  )
}
