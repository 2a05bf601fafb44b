import type { Licence } from '@veckovis/contracts/modules'
import { useTranslation } from '@veckovis/platform'
import { Notice, Stack, TextField } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import { ChoiceGroup } from '../../choice-group'
import type { LicenceDialogProps } from './give-licence-dialog'
import { dayOf, endOfDay } from './licence-dates'

/** Ends now, or after a last day. What people have not saved by then they can no longer save. */
export const EndLicenceDialog = ({
  title,
  municipality,
  busy,
  problem,
  onClose,
  licence,
  onEnd,
}: LicenceDialogProps & { licence: Licence; onEnd: (validTo: string | null) => void }) => {
  const { t } = useTranslation('module-settings')
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [lastDay, setLastDay] = useState(() => dayOf(new Date()))
  const [isWrong, setIsWrong] = useState(false)

  const confirm = () => {
    const end = endOfDay(lastDay)
    const isPossible = end !== null && end.getTime() > Math.max(Date.parse(licence.validFrom), Date.now())
    setIsWrong(!isPossible)
    if (when === 'now') onEnd(null)
    else if (isPossible) onEnd(end.toISOString())
  }

  return (
    <ConfirmDialog
      title={t('end.title', { title })}
      open
      onCancel={onClose}
      confirmLabel={t('end.confirm')}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
      tone="danger"
      busy={busy}
    >
      <Stack>
        <p>{t('end.text', { title, municipality })}</p>
        <ChoiceGroup
          name="licence-end"
          label={t('end.when')}
          hint={t('end.hint')}
          options={[
            { value: 'now', label: t('end.now') },
            { value: 'later', label: t('end.later') },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' && (
          <TextField
            type="date"
            label={t('end.lastDay')}
            required
            value={lastDay}
            error={isWrong ? t('end.lastDayWrong') : null}
            onChange={event => setLastDay(event.target.value)}
          />
        )}
        {problem !== null && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
