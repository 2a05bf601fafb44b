import type { MunicipalityPayRevisions, PayRevisionOnWire } from '@veckovis/contracts/budget'
import { payRevisionKinds, staffTypes } from '@veckovis/domain/budget'
import { formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { DatedDialog, useDatedForm } from '../dated/dated-dialog'
import type { DatedDialogProps } from '../dated/dated-kind'
import { signed } from '../setting-values'
import {
  allStaff,
  inPlaceOf,
  kindOf,
  payRevisions,
  revisionOf,
  revisionSchema,
  riseOfYear,
  textsOf,
  type RevisionTexts,
} from './revision-form'
import { byHowMuch, revisionName, whom } from './revision-words'

type RevisionDialogProps = DatedDialogProps<MunicipalityPayRevisions, PayRevisionOnWire> & {
  /** The day that stands in the field of a new one, YYYY-MM-DD. */
  readonly day: string
}

const useRevisionForm = (props: RevisionDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { municipality, item, day } = props
  return useDatedForm(payRevisions, props, {
    initialValues: textsOf(item, day),
    schema: revisionSchema,
    typedOf: revisionOf,
    toSetOf: (texts: RevisionTexts) => ({
      ...revisionOf(texts),
      basedOn: inPlaceOf(municipality.revisions, texts)?.value ?? null,
    }),
    saved: t('settings.revisions.saved'),
  })
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
  const { municipality, item: revision, onClose } = props
  const { t } = useTranslation('mf-budget')
  const state = useRevisionForm(props)
  const { form, isAsked } = state
  const replaced = revision === null ? inPlaceOf(municipality.revisions, form.values) : undefined
  const kind = kindOf(form.values)
  return (
    <DatedDialog
      title={
        revision === null
          ? t('settings.revisions.new')
          : t('settings.revisions.changeOf', { name: revisionName(revision, t) })
      }
      state={state}
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
      {isAsked && <OfYear texts={form.values} />}
    </DatedDialog>
  )
}
