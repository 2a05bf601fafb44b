import type { DiaryBasis } from '@veckovis/contracts/diary'
import { readEntryLine, type EntryLine } from '@veckovis/domain/diary'
import { useTranslation, type Words } from '@veckovis/platform'
import { TextField } from '@veckovis/ui'
import { absenceText, daysText, nameAmong, substituteText } from '../../../data/entry-texts'
import type { OfferedNames } from '../../../data/offered-names'
import type { EntryForm } from '../use-entry-form'

type LineFieldProps = { readonly form: EntryForm; readonly basis: DiaryBasis; readonly names: OfferedNames }

/** What was understood, and what was not, in words. */
const readingText = (
  { people, days, reason, substitute, rest }: EntryLine,
  { basis, names, t }: Omit<LineFieldProps, 'form'> & { readonly t: Words },
): string => {
  const named = people.map(id => nameAmong(basis.people, id, t))
  const understood = [
    ...(named.length === 1 ? named : []),
    ...(reason === null ? [] : [absenceText(reason, names.absences, t)]),
    ...(days === null ? [] : [daysText(days.from, days.to)]),
    ...(substitute === null ? [] : [substituteText(substitute, names.substitutes, t)]),
  ]
  return [
    ...(understood.length > 0 ? [t('line.understood', { parts: understood.join(' · ') })] : []),
    ...(named.length > 1 ? [t('line.several', { names: named.join(', ') })] : []),
    ...(rest.length > 0 ? [t('line.rest', { words: rest.join(' ') })] : []),
  ].join(' ')
}

/** The absence as one line; the fields below show what it is taken for before it is saved. */
export const LineField = ({ form, basis, names }: LineFieldProps) => {
  const { t } = useTranslation('mf-diary')
  const { line } = form.values
  const reading = line.trim() === '' ? '' : readingText(readEntryLine(line, basis), { basis, names, t })
  return (
    <TextField
      {...form.text('line')}
      label={t('fields.line')}
      hint={<span aria-live="polite">{reading === '' ? t('line.hint') : reading}</span>}
      autoComplete="off"
      onChange={({ target }) => form.takeLine(target.value)}
    />
  )
}
