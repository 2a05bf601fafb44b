import type { Occasion } from '@veckovis/contracts/outcome'
import { dueDaysOf } from '@veckovis/domain/follow-up'
import type { FormFields } from '@veckovis/forms'
import { RecordDialog } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { Hint, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useMemo } from 'react'
import {
  addOccasion,
  changeOccasion,
  refreshOccasions,
  versionOf,
  type YearOfMunicipality,
} from '../../../data/occasions/occasion-queries'
import { occasionDraft, subjectOf } from './occasion-draft'
import { isChanged, occasionOf, occasionRules, textsOf, type OccasionField } from './occasion-form'
import { useOccasionWords } from './occasion-words'
import * as styles from './occasions.module.css'

export type OccasionDialogProps = {
  readonly of: YearOfMunicipality
  /** Null for a new one */
  readonly occasion: Occasion | null
  readonly onClose: () => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const ownErrors = ['not-a-date', 'due-out-of-year']

const useErrorWords = () => {
  const { t } = useTranslation('mf-budget')
  const { t: own } = useTranslation('follow-up-occasions')
  return (code: string) => (ownErrors.includes(code) ? own(`errors.${code}`) : t(`errors.${code}`))
}

const Fields = ({ form, year }: { readonly form: FormFields<OccasionField>; readonly year: number }) => {
  const { t } = useTranslation('follow-up-occasions')
  const { month } = useOccasionWords()
  return (
    <>
      <TextField {...form.text('name')} label={t('name')} required hint={t('dialog.nameHint')} />
      <div className={styles.fields}>
        <Select
          {...form.choice('untilMonth')}
          label={t('dialog.untilMonth')}
          required
          options={months.map(number => ({ value: String(number), label: month(number) }))}
          hint={t('dialog.periodHint')}
        />
        <TextField {...form.date('due')} label={t('due')} required hint={t('dialog.dueHint', dueDaysOf(year))} />
        <TextField {...form.number('percent')} label={t('dialog.percent')} hint={t('dialog.percentHint')} />
        <TextField {...form.number('kronor')} label={t('dialog.kronor')} hint={t('dialog.kronorHint')} />
      </div>
      <Hint>{t('dialog.either')}</Hint>
    </>
  )
}

/** A new occasion of follow-up, or a change of one. */
export const OccasionDialog = ({ of, occasion, onClose }: OccasionDialogProps) => {
  const { t: cancel } = useTranslation('mf-budget')
  const { t } = useTranslation('follow-up-occasions')
  const { municipalityId, year } = of
  const schema = useMemo(() => occasionRules(year), [year])
  return (
    <RecordDialog<OccasionField, Occasion | null, unknown>
      title={occasion === null ? t('dialog.new', { year }) : t('dialog.change', { name: occasion.name })}
      width={640}
      submitLabel={t('dialog.save')}
      cancelLabel={cancel('cancel')}
      hint={occasion !== null && occasion.submissions > 0 ? t('dialog.kept') : null}
      draft={{ kind: occasionDraft, unitId: municipalityId, subject: subjectOf(year, occasion) }}
      schema={schema}
      words={useErrorWords()}
      about={['record']}
      refusedFields={{ 'occasion-name-taken': 'name', 'due-out-of-year': 'due' }}
      source={occasion}
      version={occasion === null ? null : versionOf(occasion)}
      valuesOf={textsOf}
      send={(texts, { before, source, version, requestId }) => {
        if (source === null) return addOccasion(of, { requestId, ...occasionOf(texts) })
        return isChanged(texts, before) ? changeOccasion(source.id, occasionOf(texts), version) : null
      }}
      done={() => t('dialog.saved')}
      refresh={() => refreshOccasions(municipalityId)}
      onClose={onClose}
    >
      {form => <Fields form={form} year={year} />}
    </RecordDialog>
  )
}
