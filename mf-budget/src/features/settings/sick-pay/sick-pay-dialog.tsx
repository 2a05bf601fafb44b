import type { MunicipalitySickPay, SickPayRuleOnWire } from '@veckovis/contracts/budget'
import { useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { DatedDialog, useDatedForm } from '../dated/dated-dialog'
import type { DatedDialogProps } from '../dated/dated-kind'
import {
  inPlaceOf,
  isBySpell,
  sickPay,
  sickPayRuleOf,
  sickPaySchema,
  sickPayWays,
  textsOf,
  wayOf,
  type SickPayTexts,
} from './sick-pay-form'

type SickPayDialogProps = DatedDialogProps<MunicipalitySickPay, SickPayRuleOnWire> & {
  /** The day that stands in the field of a new one, YYYY-MM-DD. */
  readonly day: string
}

const basisOf = (rule: SickPayRuleOnWire | undefined) =>
  rule === undefined ? null : { bySpell: rule.bySpell, savedFromDay15: rule.savedFromDay15 }

const useSickPayForm = (props: SickPayDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { municipality, item, day } = props
  const { rules } = municipality
  const typedOf = (texts: SickPayTexts) => sickPayRuleOf(texts, rules)
  return useDatedForm(sickPay, props, {
    initialValues: textsOf(item, day),
    schema: sickPaySchema,
    typedOf,
    toSetOf: (texts: SickPayTexts) => ({ ...typedOf(texts), basedOn: basisOf(inPlaceOf(rules, texts)) }),
    saved: t('settings.sickPay.saved'),
  })
}

/** How sick pay is counted, new or changed. It is saved when what it does to the forecasts has been shown. */
export const SickPayDialog = (props: SickPayDialogProps) => {
  const { municipality, item: rule, onClose } = props
  const { t } = useTranslation('mf-budget')
  const state = useSickPayForm(props)
  const { form } = state
  const { values } = form
  const replaced = rule === null ? inPlaceOf(municipality.rules, values) : undefined
  return (
    <DatedDialog
      title={rule === null ? t('settings.sickPay.new') : t('settings.sickPay.changeOf', { day: rule.validFrom })}
      state={state}
      noEffect={t('settings.sickPay.noEffect')}
      onClose={onClose}
    >
      {rule === null && (
        <TextField
          {...form.date('day')}
          label={t('settings.validFrom')}
          required
          hint={t('settings.sickPay.validFromHint')}
        />
      )}
      {replaced !== undefined && (
        <Hint>{t('settings.sickPay.replaces', { way: t(`settings.sickPay.ways.${wayOf(replaced)}`) })}</Hint>
      )}
      <Select<string>
        {...form.choice('way')}
        label={t('settings.sickPay.way')}
        options={sickPayWays.map(way => ({ value: way, label: t(`settings.sickPay.ways.${way}`) }))}
      />
      {isBySpell(values) && (
        <TextField
          {...form.number('saved')}
          label={t('settings.sickPay.part')}
          required
          hint={t('settings.sickPay.partHint')}
        />
      )}
    </DatedDialog>
  )
}
