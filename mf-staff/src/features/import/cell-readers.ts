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

const codeCell =
  (field: StaffField): Reader =>
  cell => {
    const { words: kind, codes } = traitsOf(field)
    const code = kind && meanings(kind).find(([word]) => foldedName(word) === foldedName(cell))?.[1]
    return code === undefined || codes?.includes(code) !== true ? fail('unknown-word') : succeed(code)
  }

const readers: Readonly<Record<FieldTraits['kind'], (field: StaffField) => Reader>> = {
  name: () => succeed,
  text: () => succeed,
  lines: () => succeed,
  day: field => (field === 'birthday' ? succeed : dayCell),
  code: codeCell,
  kronor: () => parseMonthlySalary,
  hours: () => hundredthsCell(parseWeeklyHours),
  grade: () => hundredthsCell(parseServiceGrade),
}

/** What a cell of each column says. */
export const cellReaders: readonly (readonly [field: StaffField, read: Reader])[] = listFields.map(field => [
  field,
  readers[traitsOf(field).kind](field),
])
