import { firstBudgetYear, lastBudgetYear, parseBudgetNumber, type BudgetSettingKey } from '@veckovis/domain/budget'
import { notify, useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice, Stack, TextField } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useId, useState, type FormEvent } from 'react'
import { refreshSettings, saveSetting } from '../../data/settings-queries'
import { useErrorText } from '../../parts/use-error-text'
import { settingProblemText } from './setting-problem'
import { fieldOfSetting, ownValueOf, type SettingHistory } from './setting-values'

type SettingDialogProps = {
  readonly municipalityId: number
  readonly history: SettingHistory
  /** The day that stands in the field at first, YYYY-MM-DD. */
  readonly day: string
  readonly onClose: () => void
}

const dayProblem = (day: string): string | undefined => {
  if (day === '') return 'required'
  const year = Number(day.slice(0, 4))
  return year >= firstBudgetYear && year <= lastBudgetYear ? undefined : 'not-a-year'
}

const useSave = ({ municipalityId, history, onClose }: Omit<SettingDialogProps, 'day'>) => {
  const { t } = useTranslation('mf-budget')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async (validFrom: string, value: number) => {
    const { key, values } = history
    setBusy(true)
    try {
      await saveSetting(municipalityId, { key, validFrom, value, basedOn: ownValueOf(values, validFrom) })
      notify.success(t('settings.saved', { name: t(`settings.keys.${key}`) }))
      onClose()
    } catch (error) {
      setProblem(settingProblemText(error, t))
    } finally {
      await refreshSettings()
      setBusy(false)
    }
  }
  return { busy, problem, save }
}

const ownField = (key: BudgetSettingKey) => `settings.hints.${fieldOfSetting(key)}`

/** A new value of one setting from a day on. */
export const SettingDialog = ({ municipalityId, history, day, onClose }: SettingDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const errorText = useErrorText()
  const formId = useId()
  const [typed, setTyped] = useState({ day, value: '' })
  const [isPressed, setPressed] = useState(false)
  const { busy, problem, save } = useSave({ municipalityId, history, onClose })
  const name = t(`settings.keys.${history.key}`)
  const value = parseBudgetNumber(fieldOfSetting(history.key), typed.value)
  const wrongDay = dayProblem(typed.day)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (value.ok && wrongDay === undefined && !busy) void save(typed.day, value.value)
  }
  const footer = (
    <Inline justify="end">
      <Button onClick={onClose} disabled={busy}>
        {t('cancel')}
      </Button>
      <Button variant="primary" type="submit" form={formId} loading={busy}>
        {t('settings.save')}
      </Button>
    </Inline>
  )
  return (
    <Dialog open title={t('settings.changeOf', { name })} closable={!busy} onCancel={onClose} footer={footer}>
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <TextField
            label={name}
            required
            inputMode="decimal"
            autoComplete="off"
            hint={t(ownField(history.key))}
            value={typed.value}
            error={isPressed && !value.ok ? errorText(value.error) : undefined}
            onChange={event => setTyped({ ...typed, value: event.target.value })}
          />
          <TextField
            label={t('settings.validFrom')}
            type="date"
            required
            hint={t('settings.validFromHint')}
            value={typed.day}
            error={isPressed ? errorText(wrongDay) : undefined}
            onChange={event => setTyped({ ...typed, day: event.target.value })}
          />
          {problem !== undefined && (
            <Notice tone="error" announce>
              {problem}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
