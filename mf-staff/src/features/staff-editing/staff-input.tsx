import { formatDecimals } from '@veckovis/domain/numbers'
import { likelyServiceGrade, traitsOf, type StaffField } from '@veckovis/domain/staff'
import type { FormFields } from '@veckovis/forms'
import { useTranslation } from '@veckovis/platform'
import { Button, TextArea, TextField } from '@veckovis/ui'
import { Select } from '@veckovis/ui/select'
import { useId } from 'react'
import { codeText, isLong } from '../../data/staff-fields'
import * as styles from './staff-editing.module.css'

const hints: Partial<Record<StaffField, string>> = {
  notes: 'form.notesHint',
  employedTo: 'form.employedToHint',
  validFrom: 'form.validFromHint',
  salary: 'form.salaryHint',
  weeklyHours: 'form.hoursHint',
  ordinaryGrade: 'form.gradeHint',
  ordinaryReason: 'form.reasonHint',
  actualGrade: 'form.gradeHint',
  actualReason: 'form.reasonHint',
}

const useWords = (field: StaffField) => {
  const { t } = useTranslation('mf-staff')
  const hint = hints[field]
  return {
    label: t(`fields.${field}`),
    required: traitsOf(field).required !== undefined || field === 'validFrom',
    ...(hint === undefined ? {} : { hint: t(hint) }),
  }
}

type StaffInputProps<Name extends string> = {
  readonly form: FormFields<Name>
  readonly field: StaffField
  /** What the form calls it. */
  readonly name: Name
}

/** A grade; where one in percent was typed it is asked what was meant, and nothing is changed unless somebody says so. */
const GradeInput = <Name extends string>({ form, field, name }: StaffInputProps<Name>) => {
  const { t } = useTranslation('mf-staff')
  const id = useId()
  const likely = likelyServiceGrade(form.values[name])
  const grade = likely === null ? null : formatDecimals(likely / 100, 2)
  const take = (meant: string) => {
    // The button goes with the answer.
    document.getElementById(id)?.focus()
    form.set(name, meant)
  }
  return (
    <div className={styles.asked}>
      <TextField {...form.number(name)} {...useWords(field)} id={id} />
      <p role="status">
        {grade !== null && (
          <>
            {t('form.gradeQuestion', { grade })}{' '}
            <Button variant="quiet" onClick={() => take(grade)}>
              {t('form.gradeAnswer', { grade })}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}

/** The input of a field, as its kind has it. */
export const StaffInput = <Name extends string>({ form, field, name }: StaffInputProps<Name>) => {
  const { t } = useTranslation('mf-staff')
  const words = useWords(field)
  const traits = traitsOf(field)
  switch (traits.kind) {
    case 'code': {
      const options = traits.codes.map(value => ({ value, label: codeText(traits.words, value, t) }))
      return <Select<string> {...form.choice(name)} {...words} options={options} />
    }
    case 'day':
      return <TextField {...form.date(name)} {...words} />
    case 'lines':
      return <TextArea {...form.text(name)} {...words} />
    case 'kronor':
      return <TextField {...form.number(name)} {...words} inputMode="numeric" />
    case 'grade':
      return <GradeInput form={form} field={field} name={name} />
    case 'hours':
      return <TextField {...form.number(name)} {...words} />
    case 'name':
    case 'text':
      return <TextField {...form.text(name)} {...words} autoComplete="off" />
  }
}

type StaffInputsProps<Name extends StaffField> = {
  readonly form: FormFields<Name>
  readonly fields: readonly Name[]
}

/** Fields two by two; one of several lines, or without another beside it, has the whole width. */
export const StaffInputs = <Name extends StaffField>({ form, fields }: StaffInputsProps<Name>) => {
  const short = fields.filter(field => !isLong(field))
  const pairs = short.flatMap((_, index) => (index % 2 === 0 ? [short.slice(index, index + 2)] : []))
  const inputs = (row: readonly Name[]) =>
    row.map(field => <StaffInput key={field} form={form} field={field} name={field} />)
  return [
    ...pairs.map(row => (
      <div key={row[0]} className={row.length === 2 ? styles.pair : undefined}>
        {inputs(row)}
      </div>
    )),
    ...inputs(fields.filter(isLong)),
  ]
}
