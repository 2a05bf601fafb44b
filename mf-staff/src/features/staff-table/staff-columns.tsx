import type { StaffMember, StaffSortField } from '@veckovis/contracts/staff'
import { nothing } from '@veckovis/domain/numbers'
import { RowName } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import type { RecordColumn } from '@veckovis/ui/record-table'
import { shownGrade, shownHours, shownSalary } from '../../data/staff-format'
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

const salaryColumn = (t: Words): Column => ({
  key: 'salary',
  title: t('fields.salary'),
  sortKey: 'salary',
  align: 'end',
  cell: ({ salary }) => (salary === undefined ? nothing : shownSalary(salary, t)),
})

/** The columns of the table; the salary only in an answer that holds salaries. */
export const staffColumns = (
  t: Words,
  { seesSalaries, onOpen }: { readonly seesSalaries: boolean; readonly onOpen: (id: number) => void },
): Column[] => [
  nameColumn(t, onOpen),
  { key: 'birthday', title: t('fields.birthday'), sortKey: 'birthday', cell: ({ birthday }) => birthday ?? nothing },
  {
    key: 'employedFrom',
    title: t('fields.employedFrom'),
    sortKey: 'employedFrom',
    cell: ({ employedFrom }) => employedFrom,
  },
  ...(seesSalaries ? [salaryColumn(t)] : []),
  {
    key: 'weeklyHours',
    title: t('fields.weeklyHours'),
    sortKey: 'weeklyHours',
    align: 'end',
    cell: ({ weeklyHours }) => shownHours(weeklyHours),
  },
  {
    key: 'ordinaryGrade',
    title: t('table.ordinaryGrade'),
    sortKey: 'ordinaryGrade',
    align: 'end',
    cell: ({ ordinaryService }) => shownGrade(ordinaryService.grade),
  },
  {
    key: 'actualGrade',
    title: t('table.actualGrade'),
    sortKey: 'actualGrade',
    align: 'end',
    cell: ({ actualService }) => shownGrade(actualService.grade),
  },
  {
    key: 'availableHours',
    title: t('table.availableHours'),
    sortKey: 'availableHours',
    align: 'end',
    cell: ({ standing, availableHours }) => (standing === 'left' ? nothing : shownHours(availableHours)),
  },
]
