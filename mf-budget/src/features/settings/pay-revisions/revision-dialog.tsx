import { useQuery } from '@tanstack/react-query'
import type { MunicipalityPayRevisions, PayRevisionOnWire } from '@veckovis/contracts/budget'
import { payRevisionKinds, staffTypes } from '@veckovis/domain/budget'
import { formatPercent } from '@veckovis/domain/numbers'
import { FormDialog, useSavedForm } from '@veckovis/forms/dialog'
import { notify, useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { payRevisionPreviewQuery, refreshPayRevisions, savePayRevision } from '../../../data/pay-revision-queries'
import { CostEffect } from '../cost-effect'
import { signed } from '../setting-values'
import { useAsked } from '../use-asked'
import {
  allStaff,
  inPlaceOf,
  kindOf,
  revisionDraftKind,
  revisionOf,
  revisionSchema,
  riseOfYear,
  textsOf,
  type RevisionField,
  type RevisionTexts,
} from './revision-form'
import { byHowMuch, revisionName, whom } from './revision-words'

type RevisionDialogProps = {
  readonly municipality: MunicipalityPayRevisions
  /** The one to change, null for a new one. */
  readonly revision: PayRevisionOnWire | null
  /** What it is kept as while it is typed. */
  readonly subject: string
  /** The day that stands in the field of a new one, YYYY-MM-DD. */
  readonly day: string
  readonly onClose: () => void
}

const useEffectOf = ({ id, revisions }: MunicipalityPayRevisions) => {
  const { asked, ask, isAskedOf } = useAsked<RevisionTexts>()
  const question = asked === null ? null : { set: revisionOf(asked) }
  const query = useQuery(payRevisionPreviewQuery(id, { question, revisions }))
  return { query, ask, isAskedOf, isShownOf: (texts: RevisionTexts) => isAskedOf(texts) && query.data !== undefined }
}

const useRevisionForm = ({ municipality, revision, subject, day, onClose }: RevisionDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { id, revisions } = municipality
  const effect = useEffectOf(municipality)
  const form = useSavedForm<RevisionField>({
    draft: { kind: revisionDraftKind, unitId: id, subject },
    initialValues: textsOf(revision, day),
    schema: revisionSchema,
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
        const basedOn = inPlaceOf(revisions, texts)?.value ?? null
        await savePayRevision(id, { ...revisionOf(texts), basedOn })
        notify.success(t('settings.revisions.saved'))
        onClose()
      } finally {
        await refreshPayRevisions(id)
      }
    },
  })
  return { form, effect }
}

type Form = ReturnType<typeof useRevisionForm>['form']

/** Whom it is of, in what it is counted and from when: what tells one revision from another. */
const Whereabouts = ({ form }: { readonly form: Form }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <>
      <Select<string>
        {...form.choice('staffType')}
        label={t('settings.revisions.whom')}
        options={[
          { value: allStaff, label: whom(null, t) },
          ...staffTypes.map(type => ({ value: type, label: whom(type, t) })),
        ]}
      />
      <TextField
        {...form.date('day')}
        label={t('settings.validFrom')}
        required
        hint={t('settings.revisions.validFromHint')}
      />
      <Select<string>
        {...form.choice('kind')}
        label={t('settings.revisions.kind')}
        options={payRevisionKinds.map(kind => ({ value: kind, label: t(`settings.revisions.kinds.${kind}`) }))}
      />
    </>
  )
}

/** What it is of the pay of its calendar year, day by day. */
const OfYear = ({ texts }: { readonly texts: RevisionTexts }) => {
  const { t } = useTranslation('mf-budget')
  const rise = riseOfYear(texts)
  if (rise === null) return null
  const percent = signed(rise, value => formatPercent(value, 2))
  return <Hint>{t('settings.revisions.ofYear', { percent, year: texts.day.slice(0, 4) })}</Hint>
}

/** A revision of pay, new or with another value. It is saved when what it does to the forecasts has been shown. */
export const RevisionDialog = (props: RevisionDialogProps) => {
  const { municipality, revision, onClose } = props
  const { t } = useTranslation('mf-budget')
  const { form, effect } = useRevisionForm(props)
  const { values } = form
  const replaced = revision === null ? inPlaceOf(municipality.revisions, values) : undefined
  const kind = kindOf(values)
  return (
    <FormDialog
      title={
        revision === null
          ? t('settings.revisions.new')
          : t('settings.revisions.changeOf', { name: revisionName(revision, t) })
      }
      form={form}
      width={640}
      submitLabel={t(effect.isShownOf(values) ? 'settings.save' : 'settings.revisions.effect.show')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      {revision === null && <Whereabouts form={form} />}
      <TextField
        {...form.number('value')}
        label={t(`settings.revisions.values.${kind}`)}
        required
        hint={t(`settings.revisions.hints.${kind}`)}
      />
      {replaced !== undefined && <Hint>{t('settings.revisions.replaces', { value: byHowMuch(replaced, t) })}</Hint>}
      {effect.isAskedOf(values) && <OfYear texts={values} />}
      {effect.isAskedOf(values) && <CostEffect query={effect.query} />}
    </FormDialog>
  )
}
