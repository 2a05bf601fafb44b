import { hoursFromHundredths } from '@veckovis/domain/numbers'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import {
  isEmploymentDay,
  parseMonthlySalary,
  parseServiceGrade,
  parseWeeklyHours,
  traitsOf,
  type FieldTraits,
  type StaffField,
} from '@veckovis/domain/staff'
import { foldedName } from '@veckovis/domain/text'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { listFields } from './list-fields'

const words = { genders: [sv.genders, en.genders], reasons: [sv.reasons, en.reasons] } as const

/** What a word of a cell may mean, in both languages; each code means itself. */
const meanings = (kind: keyof typeof words): readonly (readonly [string, string])[] =>
  words[kind].flatMap(texts =>
    Object.entries(texts).flatMap(([code, word]) => [[word, code] as const, [code, code] as const]),
  )

type Reader = (cell: string) => Result<unknown, string>

const dayCell: Reader = cell => (isEmploymentDay(cell) ? succeed(cell) : fail('not-a-date'))

const hundredthsCell =
  (parse: (text: string) => Result<number, string>): Reader =>
  cell => {
    const read = parse(cell)
    return read.ok ? succeed(hoursFromHundredths(read.value)) : read
  }

const percent = /^(\d{1,3})(?:[.,](\d{1,4}))? ?%$/

/** A grade that is written as percent, in the share that it means. */
const asShare = (cell: string): string => {
  const [, whole, decimals = '0'] = percent.exec(cell) ?? []
  return whole === undefined ? cell : String(Number((Number(`${whole}.${decimals}`) / 100).toFixed(6)))
}

const codeCell =
  ({ words, codes }: FieldTraits & { readonly kind: 'code' }): Reader =>
  cell => {
    const code = meanings(words).find(([word]) => foldedName(word) === foldedName(cell))?.[1]
    return code === undefined || !codes.includes(code) ? fail('unknown-word') : succeed(code)
  }

const readers: Readonly<Record<Exclude<FieldTraits['kind'], 'code'>, Reader>> = {
  name: succeed,
  text: succeed,
  lines: succeed,
  day: dayCell,
  kronor: parseMonthlySalary,
  hours: hundredthsCell(parseWeeklyHours),
  grade: cell => hundredthsCell(parseServiceGrade)(asShare(cell)),
}

const readerOf = (field: StaffField): Reader => {
  const traits = traitsOf(field)
  if (traits.kind === 'code') return codeCell(traits)
  // A day of birth lies outside the years of employments.
  return field === 'birthday' ? succeed : readers[traits.kind]
}

/** What a cell of each column says. */
export const cellReaders: readonly (readonly [field: StaffField, read: Reader])[] = listFields.map(field => [
  field,
  readerOf(field),
])
