import type { DiaryEntry, DiaryList } from '@veckovis/contracts/diary'
import type { Words } from '@veckovis/platform'
import type { ListSheet, ListValue } from '@veckovis/spreadsheet/list-writer'
import { dayOfMoment, personText, reasonText, substituteName, substituteText } from '../../data/entry-texts'
import type { OfferedNames } from '../../data/offered-names'

const substituteTypeIds = [1, 2, 3, 4, 5, 6, 7]
const typesWithFurtherName = [2, 3, 7]

const hoursFormat = '#,##0.00'

type Column = {
  readonly key: string
  readonly format?: string
  readonly cell: (entry: DiaryEntry, names: OfferedNames, t: Words) => ListValue
}

const columns: readonly Column[] = [
  { key: 'title', cell: ({ title }) => title },
  { key: 'category', cell: ({ category }, _, t) => t(`categories.${category}`) },
  { key: 'reason', cell: (entry, { absences }, t) => reasonText(entry, absences, t) },
  { key: 'staff', cell: (entry, _, t) => personText(entry, t) },
  { key: 'from', cell: ({ firstDate }) => ({ day: firstDate }) },
  { key: 'to', cell: ({ lastDate }) => ({ day: lastDate }) },
  { key: 'days', cell: ({ days }) => days },
  { key: 'hours', format: hoursFormat, cell: ({ hours }) => hours },
  {
    key: 'substitute',
    cell: ({ substitute }, { substitutes }, t) =>
      substitute === null ? null : substituteText(substitute.typeId, substitutes, t),
  },
  { key: 'substituteName', cell: entry => substituteName(entry) || null },
  { key: 'type', cell: ({ typeId }, { substitutes }, t) => typeId && substituteText(typeId, substitutes, t) },
  { key: 'roomType', cell: ({ roomType }, _, t) => roomType && t(`roomTypes.${roomType}`) },
  { key: 'quantity', cell: ({ quantity }) => quantity },
  { key: 'locationType', cell: ({ locationType }, _, t) => locationType && t(`locationTypes.${locationType}`) },
  { key: 'temporaryHours', format: hoursFormat, cell: ({ temporaryHours }) => temporaryHours },
  { key: 'difference', format: hoursFormat, cell: ({ difference }) => difference },
  { key: 'status', cell: ({ status }, _, t) => t(`statuses.${status}`) },
  { key: 'notes', cell: ({ notes }) => notes },
  { key: 'createdAt', cell: ({ createdAt }) => ({ day: dayOfMoment(createdAt) }) },
]

const sums: readonly Pick<Column, 'key' | 'format'>[] = [
  { key: 'category' },
  { key: 'count' },
  ...['hours', 'temporaryHours', 'difference'].map(key => ({ key, format: hoursFormat })),
]

const headed = ({ format }: Pick<Column, 'format'>, heading: string) =>
  format === undefined ? { heading } : { heading, format }

const sumsOf = ({ category, count, hours, temporaryHours, difference }: DiaryList['summary'][number], t: Words) => [
  t(`categories.${category}`),
  count,
  hours,
  category === 'ABSENCE' ? temporaryHours : null,
  category === 'CHANGE_OF_NEEDS' ? null : difference,
]

type ExportedList = {
  readonly entries: readonly DiaryEntry[]
  readonly summary: DiaryList['summary']
  readonly names: OfferedNames
}

/** What substitute types are called, by this list and otherwise. */
const substituteNames = (t: Words): ListSheet => ({
  name: t('export.substitutes'),
  columns: [{ heading: t('export.substitute') }, { heading: t('export.alsoCalled') }],
  rows: substituteTypeIds.map(id => [
    t(`substitutes.${id}`),
    typesWithFurtherName.includes(id) ? t(`furtherSubstitutes.${id}`) : null,
  ]),
})

/** The list as a sheet with a row per entry, its sums as another, and the names of substitute types. */
export const diarySheets = ({ entries, summary, names }: ExportedList, t: Words): [ListSheet, ListSheet, ListSheet] => [
  {
    name: t('export.entries'),
    columns: columns.map(column => headed(column, t(`fields.${column.key}`))),
    rows: entries.map(entry => columns.map(({ cell }) => cell(entry, names, t))),
  },
  {
    name: t('export.summary'),
    columns: sums.map(column => headed(column, t(`summary.${column.key}`))),
    rows: summary.map(each => sumsOf(each, t)),
  },
  substituteNames(t),
]
