import type { MunicipalityUnsocialHours, UnsocialRuleOnWire } from '@veckovis/contracts/budget'
import { unsocialDays, unsocialSpreadOf } from '@veckovis/domain/budget'
import { useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { DatedDialog, useDatedForm } from '../dated/dated-dialog'
import type { DatedDialogProps } from '../dated/dated-kind'
import {
  inPlaceOf,
  isByCalendar,
  outlookOf,
  textsOf,
  unsocialHours,
  unsocialRuleOf,
  unsocialSchema,
  unsocialWays,
  type UnsocialTexts,
} from './unsocial-form'
import { shownSpread, shownWay } from './unsocial-words'

type UnsocialDialogProps = DatedDialogProps<MunicipalityUnsocialHours, UnsocialRuleOnWire> & {
  /** The day that stands in the field of a new one, YYYY-MM-DD. */
  readonly day: string
}

const basisOf = (rule: UnsocialRuleOnWire | undefined) =>
  rule === undefined ? null : { byCalendar: rule.byCalendar, weights: rule.weights }

const useUnsocialForm = (props: UnsocialDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { municipality, item, day } = props
  const { rules } = municipality
  const typedOf = (texts: UnsocialTexts) => unsocialRuleOf(texts, rules)
  return useDatedForm(unsocialHours, props, {
    initialValues: textsOf(item, day),
    schema: unsocialSchema,
    typedOf,
    toSetOf: (texts: UnsocialTexts) => ({ ...typedOf(texts), basedOn: basisOf(inPlaceOf(rules, texts)) }),
    saved: t('settings.unsocial.saved'),
  })
}

type Form = ReturnType<typeof useUnsocialForm>['form']

const WeightFields = ({ form }: { readonly form: Form }) => {
  const { t } = useTranslation('mf-budget')
  return unsocialDays.map(day => (
    <TextField
      key={day}
      {...form.number(day)}
      label={t(`settings.unsocial.weightOf.${day}`)}
      required
      hint={t(`settings.unsocial.hints.${day}`)}
    />
  ))
}

type OutlookProps = { readonly municipality: MunicipalityUnsocialHours; readonly texts: UnsocialTexts }

/** From which year the way holds, and how unevenly its weeks share the amount. */
const Outlook = ({ municipality, texts }: OutlookProps) => {
  const { t } = useTranslation('mf-budget')
  const outlook = outlookOf(texts, municipality.rules)
  if (outlook === null) return null
  const { rules, year, beginsLater } = outlook
  const spread = unsocialSpreadOf(rules, year)
  return (
    <>
      {beginsLater && <Hint>{t('settings.unsocial.beginsLater', { year })}</Hint>}
      {isByCalendar(texts) && spread !== null && <p>{shownSpread(spread, year, t)}</p>}
    </>
  )
}

/** A way in which the amount falls, new or changed. It is saved when what it does to the forecasts has been shown. */
export const UnsocialDialog = (props: UnsocialDialogProps) => {
  const { municipality, item: rule, onClose } = props
  const { t } = useTranslation('mf-budget')
  const state = useUnsocialForm(props)
  const { form } = state
  const { values } = form
  const replaced = rule === null ? inPlaceOf(municipality.rules, values) : undefined
  return (
    <DatedDialog
      title={rule === null ? t('settings.unsocial.new') : t('settings.unsocial.changeOf', { day: rule.validFrom })}
      state={state}
      noEffect={t('settings.unsocial.noEffect')}
      onClose={onClose}
    >
      {rule === null && (
        <TextField
          {...form.date('day')}
          label={t('settings.validFrom')}
          required
          hint={t('settings.unsocial.validFromHint')}
        />
      )}
      {replaced !== undefined && <Hint>{t('settings.unsocial.replaces', { way: shownWay(replaced, t) })}</Hint>}
      <Select<string>
        {...form.choice('way')}
        label={t('settings.unsocial.way')}
        options={unsocialWays.map(way => ({ value: way, label: t(`settings.unsocial.ways.${way}`) }))}
      />
      {isByCalendar(values) && <WeightFields form={form} />}
      <Outlook municipality={municipality} texts={values} />
    </DatedDialog>
  )
}
