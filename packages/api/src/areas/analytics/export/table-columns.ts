import {
  clientSortFields,
  unitSortFields,
  userSortFields,
  type ClientList,
  type ClientRow,
  type UnitBefore,
  type UnitList,
  type UnitRow,
  type UnitSortField,
  type UserRow,
} from '@veckovis/contracts/analytics'
import { momentFormats } from '@veckovis/domain/calendar'
import type { Language } from '../../../http/language'
import type { CellKind, ExportCell, ExportTable } from './export-table'
import { clientHeadings, exportWords, statusWords, titleText, unitHeadings, userHeadings } from './export-words'

const percents: readonly string[] = [
  'activeShare',
  'targetEfficiency',
  'actualEfficiency',
  'grossShare',
  'averageGrade',
]
const money: readonly string[] = ['cost', 'budget', 'difference']
const counts: readonly string[] = ['users', 'units', 'activeUsers', 'totalUsers', 'logins']

const kindOf = (field: string): CellKind => {
  if (percents.includes(field)) return 'percent'
  if (money.includes(field)) return 'money'
  return counts.includes(field) ? 'count' : 'number'
}

const columnsOf = <Field extends string>(
  fields: readonly Field[],
  headings: Readonly<Record<Field, Readonly<Record<Language, string>>>>,
  language: Language,
): ExportTable['columns'] => fields.map(field => ({ heading: headings[field][language], kind: kindOf(field) }))

const yesOrNo = (value: boolean | null, language: Language): string | null =>
  value === null ? null : exportWords[value ? 'yes' : 'no'][language]

const moment = (instant: string | null): string | null => (instant === null ? null : momentFormats.sv.minute(instant))

export const clientColumns = (language: Language) => columnsOf(clientSortFields, clientHeadings, language)

export const clientCells = (row: ClientRow, language: Language): ExportCell[] =>
  clientSortFields.map(field => {
    if (field === 'client') return row.client.name
    if (field === 'lastSavedForecast') return moment(row.lastSavedForecast)
    return field === 'licensed' ? yesOrNo(row.licensed, language) : row[field]
  })

/** Both total rows, their name where the client stands. */
export const clientTotalCells = ({ totals, weighted }: Pick<ClientList, 'totals' | 'weighted'>, language: Language) =>
  (
    [
      ['total', totals],
      ['weighted', weighted],
    ] as const
  ).map(([name, row]) =>
    clientSortFields.map((field): ExportCell => {
      if (field === 'client') return exportWords[name][language]
      return (row as Readonly<Record<string, number | null>>)[field] ?? null
    }),
  )

export const userColumns = (language: Language) => columnsOf(userSortFields, userHeadings, language)

export const userCells = (row: UserRow, language: Language): ExportCell[] => [
  row.client?.name ?? null,
  row.unit?.name ?? null,
  row.units,
  `${row.user.firstName} ${row.user.lastName}`,
  row.role === null ? null : titleText(row.role, language),
  moment(row.lastLogin),
  statusWords[row.status][language],
]

const nameFields: readonly UnitSortField[] = ['client', 'department', 'unit']

type ComparedField = UnitSortField & keyof UnitBefore

const isCompared = (field: UnitSortField): field is ComparedField =>
  !nameFields.includes(field) && field !== 'users' && field !== 'activeShare'

/** Something for each column, and with the year before something beside each figure that it has too. */
const eachYear = <Each>(
  now: (field: UnitSortField) => Each,
  before: ((field: ComparedField) => Each) | undefined,
): Each[] =>
  unitSortFields.flatMap(field =>
    before !== undefined && isCompared(field) ? [now(field), before(field)] : [now(field)],
  )

export const unitColumns = (language: Language, withYearBefore: boolean): ExportTable['columns'] => {
  const column = (field: UnitSortField) => ({ heading: unitHeadings[field][language], kind: kindOf(field) })
  const before = (field: ComparedField) => {
    const { heading, kind } = column(field)
    return { heading: `${heading}, ${exportWords.yearBefore[language]}`, kind }
  }
  return eachYear(column, withYearBefore ? before : undefined)
}

/** A row, beside which those of the year before stand where they are compared; null: the unit has none of then. */
export const unitCells = (row: UnitRow, language: Language, before?: UnitBefore | null): ExportCell[] => {
  const cellOf = (value: UnitRow[UnitSortField]): ExportCell => {
    if (typeof value === 'boolean') return yesOrNo(value, language)
    return value !== null && typeof value === 'object' ? value.name : value
  }
  return eachYear(
    field => cellOf(row[field]),
    before === undefined ? undefined : field => (before === null ? null : cellOf(before[field])),
  )
}

type Totals = Pick<UnitList, 'totals' | 'weighted'>
type TotalCells = Readonly<Partial<Record<UnitSortField, number | null>>>

export const unitTotalCells = (
  now: Totals,
  language: Language,
  before?: Pick<NonNullable<UnitList['before']>, keyof Totals>,
) =>
  (['total', 'weighted'] as const).map((name): ExportCell[] => {
    const row = name === 'total' ? 'totals' : 'weighted'
    const cellOf = (cells: TotalCells, field: UnitSortField) => cells[field] ?? null
    return eachYear<ExportCell>(
      field => (field === 'client' ? exportWords[name][language] : cellOf(now[row], field)),
      before && (field => cellOf(before[row], field)),
    )
  })
