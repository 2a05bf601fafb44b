import type { Column } from '@veckovis/spreadsheet/csv'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'

/** The columns of a list of staff, as the dialogs name them. */
export const listFields = [
  ...['lastName', 'firstName', 'birthday', 'gender', 'employedFrom', 'employedTo', 'validFrom', 'salary'],
  ...['weeklyHours', 'ordinaryGrade', 'ordinaryReason', 'actualGrade', 'actualReason', 'notes'],
] as const

const needed: readonly string[] = ['lastName', 'firstName', 'birthday']

const named = (texts: Readonly<Record<string, string>>, key: string) => {
  const text = texts[key]
  return text === undefined ? [] : [text]
}

/** Known by the words of both languages, whichever the page has. */
const columnOf = (key: string): Column<string> => ({
  key,
  headings: [...named(sv.fields, key), ...named(en.fields, key)],
  isRequired: needed.includes(key),
})

/** What an export also has, which follows from the rest. */
const following = 'availableHours'

export const listColumns: readonly Column<string>[] = [...listFields, following].map(columnOf)

const words = { genders: [sv.genders, en.genders], reasons: [sv.reasons, en.reasons] } as const

/** What a word of a cell may mean, in both languages; each code means itself. */
export const meanings = (kind: keyof typeof words): readonly (readonly [string, string])[] =>
  words[kind].flatMap(texts =>
    Object.entries(texts).flatMap(([code, word]) => [[word, code] as const, [code, code] as const]),
  )
