import type { MunicipalityBudgetSettings } from '@veckovis/contracts/budget'
import { factorPresets, type FactorPreset } from '@veckovis/domain/budget'
import { formatDecimals } from '@veckovis/domain/numbers'
import { FormDialog, useSavedForm } from '@veckovis/forms/dialog'
import { formDraftKind } from '@veckovis/forms/draft'
import { required, textField } from '@veckovis/forms/rules'
import { notify, useTranslation } from '@veckovis/platform'
import { Hint, Notice, TextField, WideTable } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { object } from 'yup'
import { refreshSettings, saveCostFactors } from '../../../data/settings-queries'
import { ofBudgetDay } from '../setting-values'
import * as styles from '../cost-effect.module.css'
import { factorsOf, type FactorChange } from './factor-changes'

export const factorDraftKind = formDraftKind('budget-cost-factors')

type FactorDialogProps = {
  readonly municipality: MunicipalityBudgetSettings
  /** The day that stands in the field at first, YYYY-MM-DD. */
  readonly day: string
  readonly onClose: () => void
}

const schema = object({
  preset: textField(required()),
  day: textField(required(ofBudgetDay)),
})

const presetOf = (id: string): FactorPreset | undefined => factorPresets.find(preset => preset.id === id)

/** The factors that a choice would set, once its fields say which and from when. */
const changesIn = ({ settings }: MunicipalityBudgetSettings, values: { preset: string; day: string }) => {
  const preset = presetOf(values.preset)
  return preset === undefined || !schema.isValidSync(values)
    ? null
    : { preset, factors: factorsOf(settings, preset, values.day) }
}

const differs = ({ before, after }: FactorChange): boolean => before !== after

const useFactorForm = ({ municipality, day, onClose }: FactorDialogProps) => {
  const { t } = useTranslation('mf-budget')
  return useSavedForm<'preset' | 'day'>({
    draft: { kind: factorDraftKind, unitId: municipality.id, subject: 'new' },
    initialValues: { preset: '', day },
    schema,
    words: code => t(`errors.${code}`),
    tells: 'when-sent',
    asksBeforeLeaving: false,
    about: ['budget-setting', 'budget'],
    save: async values => {
      const chosen = changesIn(municipality, values)
      if (chosen === null) throw new Error('A checked form names a preset and a day')
      const { length: count } = chosen.factors.filter(differs)
      if (count === 0) return onClose()
      try {
        // Those that were shown as unchanged too: whoever has changed one of them meanwhile is not passed over.
        const factors = chosen.factors.map(({ key, after, basedOn }) => ({ key, value: after, basedOn }))
        await saveCostFactors(municipality.id, { validFrom: values.day, factors })
        notify.success(t('settings.presets.saved', { count, day: values.day }))
        onClose()
      } finally {
        await refreshSettings()
      }
    },
  })
}

const Changes = ({ factors }: { readonly factors: readonly FactorChange[] }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <WideTable label={t('settings.presets.changes')} look="bare" className={styles.effect}>
      <table aria-label={t('settings.presets.changes')}>
        <thead>
          <tr>
            <th scope="col">{t('settings.presets.factor')}</th>
            <th scope="col">{t('settings.presets.before')}</th>
            <th scope="col">{t('settings.presets.after')}</th>
          </tr>
        </thead>
        <tbody>
          {factors.map(({ key, before, after }) => (
            <tr key={key}>
              <th scope="row">{t(`settings.keys.${key}`)}</th>
              <td>{before === null ? t('settings.none') : formatDecimals(before, 2)}</td>
              <td>{before === after ? t('settings.presets.same') : formatDecimals(after, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

type ChosenProps = { readonly preset: FactorPreset; readonly factors: readonly FactorChange[] }

/** What a choice would change, or that it would change nothing. */
const Chosen = ({ preset, factors }: ChosenProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <>
      <Changes factors={factors} />
      {factors.some(differs) ? (
        preset.id !== 'specification' && <Notice tone="warning">{t('settings.presets.check')}</Notice>
      ) : (
        <Notice tone="info">{t('settings.presets.nothing')}</Notice>
      )}
      <Hint>{preset.sources.map(({ id, from }) => t(`settings.presets.sources.${id}`, { from })).join(' ')}</Hint>
    </>
  )
}

/** Cost factors of an agreement from a day on: each is shown beside what holds by then, and nothing is set before it is saved. */
export const FactorDialog = (props: FactorDialogProps) => {
  const { municipality, onClose } = props
  const { t } = useTranslation('mf-budget')
  const form = useFactorForm(props)
  const chosen = changesIn(municipality, form.values)
  return (
    <FormDialog
      title={t('settings.presets.title')}
      form={form}
      width={640}
      submitLabel={t('settings.save')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <Select<string>
        {...form.choice('preset')}
        label={t('settings.presets.which')}
        required
        options={factorPresets.map(({ id }) => ({ value: id, label: t(`settings.presets.names.${id}`) }))}
      />
      <TextField {...form.date('day')} label={t('settings.validFrom')} required hint={t('settings.validFromHint')} />
      {chosen !== null && <Chosen {...chosen} />}
    </FormDialog>
  )
}
