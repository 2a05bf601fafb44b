import { useQuery } from '@tanstack/react-query'
import type { MunicipalityUnsocialHours, UnsocialRuleOnWire } from '@veckovis/contracts/budget'
import { unsocialDays, unsocialSpreadOf } from '@veckovis/domain/budget'
import { FormDialog, useSavedForm } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { refreshUnsocialHours, saveUnsocialRule, unsocialPreviewQuery } from '../../../data/unsocial-queries'
import { CostEffect } from '../cost-effect'
import { useAsked } from '../use-asked'
import {
  inPlaceOf,
  isByCalendar,
  outlookOf,
  textsOf,
  unsocialDraftKind,
  unsocialRuleOf,
  unsocialSchema,
  unsocialWays,
  type UnsocialField,
  type UnsocialTexts,
} from './unsocial-form'
import { shownSpread, shownWay } from './unsocial-words'

type UnsocialDialogProps = {
  readonly municipality: MunicipalityUnsocialHours
  /** The one to change, null for a new one. */
  readonly rule: UnsocialRuleOnWire | null
  /** What it is kept as while it is typed. */
  readonly subject: string
  /** The day that stands in the field of a new one, YYYY-MM-DD. */
  readonly day: string
  readonly onClose: () => void
}

const useEffectOf = ({ id, rules }: MunicipalityUnsocialHours) => {
  const { asked, ask, isAskedOf } = useAsked<UnsocialTexts>()
  const question = asked === null ? null : { set: unsocialRuleOf(asked, rules) }
  const query = useQuery(unsocialPreviewQuery(id, { question, rules }))
  return { query, ask, isAskedOf, isShownOf: (texts: UnsocialTexts) => isAskedOf(texts) && query.data !== undefined }
}

const basisOf = (rule: UnsocialRuleOnWire | undefined) =>
  rule === undefined ? null : { byCalendar: rule.byCalendar, weights: rule.weights }

const useUnsocialForm = ({ municipality, rule, subject, day, onClose }: UnsocialDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { id, rules } = municipality
  const effect = useEffectOf(municipality)
  const form = useSavedForm<UnsocialField>({
    draft: { kind: unsocialDraftKind, unitId: id, subject },
    initialValues: textsOf(rule, day),
    schema: unsocialSchema,
    words: code => t(`errors.${code}`),
    tells: 'when-sent',
    asksBeforeLeaving: false,
    about: ['budget-setting', 'budget'],
    mayGoOn: async texts => {
      if (!effect.isAskedOf(texts)) effect.ask(texts)
      return effect.isShownOf(texts)
    },
    save: async texts => {
      try {
        await saveUnsocialRule(id, { ...unsocialRuleOf(texts, rules), basedOn: basisOf(inPlaceOf(rules, texts)) })
        notify.success(t('settings.unsocial.saved'))
        onClose()
      } finally {
        await refreshUnsocialHours(id)
      }
    },
  })
  return { form, effect }
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
  const { municipality, rule, onClose } = props
  const { t } = useTranslation('mf-budget')
  const { form, effect } = useUnsocialForm(props)
  const { values } = form
  const replaced = rule === null ? inPlaceOf(municipality.rules, values) : undefined
  return (
    <FormDialog
      title={rule === null ? t('settings.unsocial.new') : t('settings.unsocial.changeOf', { day: rule.validFrom })}
      form={form}
      width={640}
      submitLabel={t(effect.isShownOf(values) ? 'settings.save' : 'settings.revisions.effect.show')}
      cancelLabel={t('cancel')}
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
      {effect.isAskedOf(values) && <CostEffect query={effect.query} none={t('settings.unsocial.noEffect')} />}
    </FormDialog>
  )
}
