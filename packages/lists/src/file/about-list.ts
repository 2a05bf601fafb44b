import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { i18n } from '@veckovis/platform'
import { fileWords } from './file-words'

export type ListFilter = {
  readonly label: string
  readonly value: string
  /** Fewer rows are asked for than there are. */
  readonly isNarrowing: boolean
}

type ListedFile = {
  readonly name: string
  readonly rows: number
  readonly filters: readonly ListFilter[]
  /** What was searched for; of people it is only told that they were searched. */
  readonly search: { readonly text: string; readonly isOfPeople: boolean }
}

const word = (key: string) => i18n.t(`${fileWords}:file.${key}`)

const searchFact = ({ text, isOfPeople }: ListedFile['search']): string => {
  if (text === '') return word('notSearched')
  return isOfPeople ? word('searched') : text
}

/** What a file says of the list that it holds: name, day in Sweden, number of rows, search and filters. */
export const aboutList = ({ name, rows, filters, search }: ListedFile) => {
  const day = toIsoDate(calendarDateInStockholm(new Date()))
  const facts: (readonly [string, string | number | { readonly day: string }])[] = [
    [word('list'), name],
    [word('day'), { day }],
    [word('rows'), rows],
    [word('search'), searchFact(search)],
    ...filters.map(({ label, value }) => [label, value] as const),
  ]
  return {
    name,
    day,
    narrowedBy: filters.filter(({ isNarrowing }) => isNarrowing).map(({ value }) => value),
    about: { name: word('about'), facts },
  }
}
