import type { StaffMember, StaffSortField } from '@veckovis/contracts/staff'
import { traitsOf } from '@veckovis/domain/staff'
import { RowName } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { columnTitle, isNumber, shownValue, tableFields, valueOfMember } from '../../data/staff-fields'
import { SortedName } from '../../parts/sorted-name'

type Column = RecordColumn<StaffMember, StaffSortField>

/** Said of those who are not there today. */
const standingText = ({ standing, employedFrom, employedTo }: StaffMember, t: Words): string | null => {
  if (standing === 'coming') return t('standings.coming', { day: employedFrom })
  return standing === 'left' ? t('standings.left', { day: employedTo }) : null
}

const nameColumn = (t: Words, onOpen: (id: number) => void): Column => ({
  key: 'name',
  title: t('fields.name'),
  sortKey: 'lastName',
  isRowHeader: true,
  cell: member => (
    <RowName onOpen={() => onOpen(member.id)} note={standingText(member, t)}>
      <SortedName person={member} />
    </RowName>
  ),
})

const valueColumn = (field: (typeof tableFields)[number], t: Words): Column => ({
  key: field,
  title: columnTitle(field, t),
  sortKey: field,
  ...(isNumber(traitsOf(field).kind) ? { align: 'end' } : {}),
  cell: member => shownValue(field, valueOfMember(member, field) ?? null, t),
})

/** The columns of the table; what is special only in an answer that holds it. */
export const staffColumns = (
  t: Words,
  { seesAll, onOpen }: { readonly seesAll: boolean; readonly onOpen: (id: number) => void },
): Column[] => [
  nameColumn(t, onOpen),
  ...tableFields.filter(field => seesAll || traitsOf(field).isSpecial !== true).map(field => valueColumn(field, t)),
]
