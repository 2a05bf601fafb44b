import type { Licence } from '@veckovis/contracts/modules'
import { beginOfDay, dayOf, endOfDay } from '@veckovis/domain/modules'
import { useForm } from '@veckovis/forms'
import { FormDialog } from '@veckovis/forms/dialog'
import { textField } from '@veckovis/forms/rules'
import { useTranslation } from '@veckovis/platform'
import { Checkbox, TextField } from '@veckovis/ui'
import { useState } from 'react'
import { object } from 'yup'
import type { GivenLicence, Subject } from './licence-question'
import * as styles from './licences.module.css'

export interface LicenceDialogProps {
  title: string
  municipality: string
  busy: boolean
  problem: string | null
  onClose: () => void
}

/** A licence from today on begins when an earlier one ended, if that was today too. */
const beginAfter = (licences: readonly Licence[], from: Date): Date => {
  const nextDay = from.getTime() + 86_400_000
  const ends = licences.map(({ validTo }) => Date.parse(validTo ?? '')).filter(end => end < nextDay)
  return new Date(Math.max(from.getTime(), ...ends))
}

const periodSchema = object({
  from: textField(from => (beginOfDay(from) === null ? 'give.fromMissing' : null)),
  to: textField((to, { from = '' }) => {
    const begin = beginOfDay(from)
    const end = endOfDay(to)
    return begin !== null && end !== null && end <= begin ? 'give.toBeforeFrom' : null
  }),
})

type SubjectChoiceProps = {
  readonly subjects: readonly Subject[]
  readonly chosen: readonly Subject[]
  readonly onChoose: (subject: Subject, isChosen: boolean) => void
}

const SubjectChoice = ({ subjects, chosen, onChoose }: SubjectChoiceProps) => {
  const { t } = useTranslation('admin-licences')
  return (
    <fieldset className={styles.subjects}>
      <legend>{t('give.subjects')}</legend>
      {subjects.map(subject => (
        <Checkbox
          key={subject.licenceKey}
          label={subject.title}
          checked={chosen.includes(subject)}
          onChange={event => onChoose(subject, event.target.checked)}
        />
      ))}
    </fieldset>
  )
}

/** All of the subjects but those that are left out. */
const useChosen = (subjects: readonly Subject[]) => {
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  return {
    chosen: subjects.filter(({ licenceKey }) => !leftOut.includes(licenceKey)),
    choose: ({ licenceKey }: Subject, isChosen: boolean) => {
      const others = leftOut.filter(key => key !== licenceKey)
      setLeftOut(isChosen ? others : [...others, licenceKey])
    },
  }
}

type GiveLicenceDialogProps = Omit<LicenceDialogProps, 'title'> & {
  readonly subjects: readonly Subject[]
  /** It is asked which of the subjects; otherwise there is one. */
  readonly isChoice: boolean
  readonly onGive: (given: readonly GivenLicence[]) => Promise<void>
}

export const GiveLicenceDialog = (props: GiveLicenceDialogProps) => {
  const { municipality, busy, problem, onClose, subjects, isChoice, onGive } = props
  const { t } = useTranslation('admin-licences')
  const { chosen, choose } = useChosen(subjects)
  const [isMissing, setMissing] = useState(false)
  const [initialValues] = useState(() => ({ from: dayOf(new Date()), to: '' }))
  const form = useForm<'from' | 'to'>({
    initialValues,
    schema: periodSchema,
    words: t,
    tells: 'when-sent',
    submit: async ({ from, to }) => {
      setMissing(chosen.length === 0)
      const begin = beginOfDay(from)
      if (begin === null) throw new Error(`The form let ${from} pass`)
      const validTo = endOfDay(to)?.toISOString() ?? null
      const periodOf = ({ licences }: Subject) => ({ validFrom: beginAfter(licences, begin).toISOString(), validTo })
      if (chosen.length > 0) await onGive(chosen.map(subject => ({ subject, period: periodOf(subject) })))
    },
  })
  const title = subjects[0]?.title
  const missing = isMissing && chosen.length === 0 ? t('give.noneChosen') : null
  return (
    <FormDialog
      title={isChoice ? t('give.several') : t('give.title', { title })}
      form={{ ...form, isBusy: busy || form.isBusy, problem: missing ?? problem }}
      submitLabel={isChoice ? t('give.severalConfirm', { count: chosen.length }) : t('give.confirm')}
      cancelLabel={t('cancel')}
      onClose={onClose}
    >
      <p>{isChoice ? t('give.severalText', { municipality }) : t('give.text', { title, municipality })}</p>
      {isChoice && <SubjectChoice subjects={subjects} chosen={chosen} onChoose={choose} />}
      <TextField {...form.date('from')} label={t('give.from')} required />
      <TextField {...form.date('to')} label={t('give.to')} hint={t('give.toHint')} />
    </FormDialog>
  )
}
