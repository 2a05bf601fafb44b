import { parseBudgetNumber, type BudgetSettingKey } from '@veckovis/domain/budget'
import { FormDialog, useSavedForm } from '@veckovis/forms/dialog'
import { formDraftKind } from '@veckovis/forms/draft'
import { accepted, readBy, required, textField } from '@veckovis/forms/rules'
import { notify, useTranslation } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { object } from 'yup'
import { refreshSettings, saveSetting } from '../../data/settings-queries'
import { fieldOfSetting, ofBudgetDay, ownValueOf, type SettingHistory } from './setting-values'

export const settingDraftKind = formDraftKind('budget-setting')

type SettingDialogProps = {
  readonly municipalityId: number
  readonly history: SettingHistory
  /** The day that stands in the field at first, YYYY-MM-DD. */
  readonly day: string
  readonly onClose: () => void
}

const readSetting = (key: BudgetSettingKey) => (text: string) => parseBudgetNumber(fieldOfSetting(key), text)

const settingSchema = (key: BudgetSettingKey) =>
  object({
    value: textField(readBy(readSetting(key))),
    day: textField(required(ofBudgetDay)),
  })

const useSettingForm = ({ municipalityId, history, day, onClose }: SettingDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { key, values } = history
  return useSavedForm<'value' | 'day'>({
    draft: { kind: settingDraftKind, unitId: municipalityId, subject: key },
    initialValues: { value: '', day },
    schema: settingSchema(key),
    words: code => t(`errors.${code}`),
    tells: 'when-sent',
    asksBeforeLeaving: false,
    about: ['budget-setting', 'budget'],
    save: async typed => {
      const value = accepted(readSetting(key)(typed.value))
      try {
        await saveSetting(municipalityId, { key, validFrom: typed.day, value, basedOn: ownValueOf(values, typed.day) })
        notify.success(t('settings.saved', { name: t(`settings.keys.${key}`) }))
        onClose()
      } finally {
        await refreshSettings()
      }
    },
  })
}

/** A new value of one setting from a day on. */
export const SettingDialog = (props: SettingDialogProps) => {
  const { history, onClose } = props
  const { t } = useTranslation('mf-budget')
  const form = useSettingForm(props)
  const name = t(`settings.keys.${history.key}`)
  return (
    <FormDialog
      title={t('settings.changeOf', { name })}
      form={form}
      submitLabel={t('settings.save')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <TextField
        {...form.number('value')}
        label={name}
        required
        hint={t(`settings.hints.${fieldOfSetting(history.key)}`)}
      />
      <TextField {...form.date('day')} label={t('settings.validFrom')} required hint={t('settings.validFromHint')} />
    </FormDialog>
  )
}
