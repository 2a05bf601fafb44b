import { useTranslation } from '@veckovis/platform'
import { Button, Inline, TextArea } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useRef, useState, type SyntheticEvent } from 'react'
import { useOutcomeValue } from '../use-outcome-value'

type ReopenDialogProps = {
  /** How the weeks are called */
  readonly weeks: string
  /** True when they are open again. */
  readonly onReopen: (reason: string) => Promise<boolean>
  readonly onClose: () => void
}

const mostCharacters = 300

/** Complete weeks are opened again with a reason, which their history keeps. */
export const ReopenDialog = ({ weeks, onReopen, onClose }: ReopenDialogProps) => {
  const { t } = useTranslation('forecast-outcome')
  const { t: words } = useTranslation('mf-forecast')
  const isBusy = useOutcomeValue(({ busyAtom }) => busyAtom)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isMissing = reason.trim() === ''
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isMissing) field.current?.focus()
    else if (await onReopen(reason.trim())) onClose()
  }
  return (
    <Dialog
      open
      title={t('reopen.title', { weeks })}
      closable={!isBusy}
      onOpened={() => field.current?.focus()}
      onCancel={onClose}
      footer={
        <Inline justify="end">
          <Button disabled={isBusy} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="outcome-reopen" loading={isBusy}>
            {t('weeks.reopen')}
          </Button>
        </Inline>
      }
    >
      <form id="outcome-reopen" noValidate onSubmit={event => void submit(event)}>
        <p>{t('reopen.intro')}</p>
        <TextArea
          ref={field}
          label={t('reopen.reason')}
          required
          maxLength={mostCharacters}
          value={reason}
          error={isAsked && isMissing ? t('reopen.missing') : undefined}
          onChange={event => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
