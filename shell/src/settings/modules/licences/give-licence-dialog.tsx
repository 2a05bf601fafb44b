import type { Licence, LicencePeriod } from '@veckovis/contracts/modules'
import { useTranslation } from '@veckovis/platform'
import { Notice, Stack, TextField } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import { beginOfDay, dayOf, endOfDay } from './licence-dates'

export interface LicenceDialogProps {
  title: string
  municipality: string
  busy: boolean
  problem: string | null
  onClose: () => void
}

/** A licence from today on begins when an earlier one ended, if that was today too. */
const beginAfter = (licences: readonly Licence[], from: Date): Date => {
  const nextDay = from.getTime() + 86_400_000
  const ends = licences.map(({ validTo }) => Date.parse(validTo ?? '')).filter(end => end < nextDay)
  return new Date(Math.max(from.getTime(), ...ends))
}

export const GiveLicenceDialog = ({
  title,
  municipality,
  busy,
  problem,
  onClose,
  licences,
  onGive,
}: LicenceDialogProps & { licences: readonly Licence[]; onGive: (period: LicencePeriod) => void }) => {
  const { t } = useTranslation('module-settings')
  const [from, setFrom] = useState(() => dayOf(new Date()))
  const [to, setTo] = useState('')
  const [tried, setTried] = useState(false)
  const begin = beginOfDay(from)
  const end = to === '' ? null : endOfDay(to)
  const fromError = begin === null ? t('give.fromMissing') : null
  const toError = begin !== null && end !== null && end <= begin ? t('give.toBeforeFrom') : null

  const give = () => {
    setTried(true)
    if (begin === null || toError !== null) return
    onGive({ validFrom: beginAfter(licences, begin).toISOString(), validTo: end?.toISOString() ?? null })
  }

  return (
    <ConfirmDialog
      title={t('give.title', { title })}
      open
      onCancel={onClose}
      confirmLabel={t('give.confirm')}
      cancelLabel={t('cancel')}
      onConfirm={give}
      busy={busy}
    >
      <Stack>
        <p>{t('give.text', { title, municipality })}</p>
        <TextField
          type="date"
          label={t('give.from')}
          required
          value={from}
          error={tried ? fromError : null}
          onChange={event => setFrom(event.target.value)}
        />
        <TextField
          type="date"
          label={t('give.to')}
          hint={t('give.toHint')}
          value={to}
          error={tried ? toError : null}
          onChange={event => setTo(event.target.value)}
        />
        {problem !== null && (
          <Notice tone="error" announce>
            {problem}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
