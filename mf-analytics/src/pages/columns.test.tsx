import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ClientList, UnitList, UserList } from '@veckovis/contracts/analytics'
import { useListAddress } from '@veckovis/lists'
import { addMessages, PlatformProvider, setLanguage, useTranslation } from '@veckovis/platform'
import { MemoryRouter } from '@veckovis/platform/router'
import en from '../../locales/en.json'
import { clientShape, unitShape, userShape } from '../data/analytics-shapes'
import { clientColumns } from '../features/client-list/client-columns'
import { ownUnitColumns, ownUsuallyHidden, unitColumns } from '../features/unit-list/unit-columns'
import { userColumns } from '../features/user-list/user-columns'
import { AnalyticsTable } from '../parts/table/analytics-table'

const asOf = '2026-03-18T08:00:00.000Z'
const figures = {
  ...{ targetEfficiency: 0.9, actualEfficiency: 0.875, staffing: 1.14, grossStaff: 27, netStaff: 24.864 },
  ...{ grossHours: 1000, grossShare: 1.25, recommendedGross: 33.75, absence: 12.5, substitutes: 4 },
  ...{ hourlySubstitutes: 3, ownResourceShift: 2, cost: 1_234_567.8, budget: 1_200_000, difference: -34_567.8 },
  ...{ averageGrade: 0.85, averageNeed: 880 },
}
const units: UnitList = {
  ...{ asOf, period: { from: { year: 2026, week: 1 }, to: { year: 2026, week: 53 } }, total: 1 },
  rows: [
    {
      ...figures,
      ...{ client: { id: 1, name: 'Provby' }, department: { id: 2, name: 'Vård' }, unit: { id: 3, name: 'Sol' } },
      ...{ users: 4, activeShare: 0.75, balanced: false, forecast: true, open: true, averageGrade: null },
    },
  ],
  totals: { ...figures, users: 4, activeShare: 0.75, balanced: 0 },
  weighted: { ...figures, activeShare: 0.75, balanced: 0 },
}
const clients: ClientList = {
  ...{ asOf, total: 1 },
  rows: [
    {
      ...{ activeUsers: 3, activeShare: 0.75, client: { id: 1, name: 'Provby' }, lastSavedForecast: asOf },
      ...{ logins: 10, totalUsers: 4, units: 2, loginsPerUser: 2.5, licensed: true },
    },
  ],
  totals: { activeUsers: 3, activeShare: 0.75, logins: 10, totalUsers: 4, units: 2, loginsPerUser: 2.5, licensed: 1 },
  weighted: { activeShare: 0.75, loginsPerUser: 2.5 },
}
const users: UserList = {
  ...{ asOf, total: 1 },
  rows: [
    {
      ...{ client: { id: 1, name: 'Provby' }, unit: { id: 3, name: 'Sol' }, units: 2, role: 1, lastLogin: asOf },
      ...{ user: { id: 7, firstName: 'Åsa', lastName: 'Öberg' }, status: 'active' },
    },
  ],
  totals: { active: 1, inactive: 0, never: 0, units: 2 },
}

const OwnUnits = () => {
  const { t } = useTranslation('mf-analytics')
  const list = useListAddress(unitShape)
  return (
    <AnalyticsTable of="units" data={units} columns={ownUnitColumns(t)} list={list} rowKey={() => 1} busy={false} />
  )
}
const UnitsOf = ({ data }: { readonly data: UnitList }) => {
  const { t } = useTranslation('mf-analytics')
  const list = useListAddress(unitShape)
  return <AnalyticsTable of="units" data={data} columns={unitColumns(t)} list={list} rowKey={() => 1} busy={false} />
}
const Units = () => <UnitsOf data={units} />
const Clients = () => {
  const { t } = useTranslation('mf-analytics')
  const list = useListAddress(clientShape)
  const columns = clientColumns(t, 'en')
  return <AnalyticsTable of="clients" data={clients} columns={columns} list={list} rowKey={() => 1} busy={false} />
}
const Users = () => {
  const { t } = useTranslation('mf-analytics')
  const list = useListAddress(userShape)
  const columns = userColumns(t, 'en')
  return <AnalyticsTable of="users" data={users} columns={columns} list={list} rowKey={() => 1} busy={false} />
}

beforeAll(async () => {
  addMessages('mf-analytics', 'en', en)
  await setLanguage('en')
})

const show = (Table: () => React.JSX.Element) => {
  render(
    <PlatformProvider>
      <MemoryRouter>
        <Table />
      </MemoryRouter>
    </PlatformProvider>,
  )
  const textsOf = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(cell => cell.textContent)
  const [head, ...rows] = screen.getAllByRole('row').map(textsOf)
  return { head, rows }
}

test.each([
  ['users', Users],
  ['clients', Clients],
  ['units', Units],
])('R-521 the rows per page of the table of %s can be chosen', (_of, Table) => {
  show(Table)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Rows per page' }))
  const sizes = screen.getAllByTitle(/^\d+ \/ page$/).map(({ title }) => Number.parseInt(title))
  expect(sizes.slice(-4)).toEqual([10, 25, 50, 100])
})

test('R-440 the columns of a user', () => {
  const { head, rows } = show(Users)
  expect(head).toEqual(['Client', 'Unit', 'Number of units', 'User', 'Role (job title)', 'Last login', 'Status'])
  expect(rows).toEqual([
    ['Provby', 'Sol', '2', 'Åsa Öberg', 'Unit Manager', '18 Mar 2026, 09:00', 'Active'],
    ['', '', '2', 'Total', '', '', '1 active, 0 inactive, 0 never'],
  ])
})

test('R-441 the columns of a client, which stands first', () => {
  const { head, rows } = show(Clients)
  expect(head).toEqual([
    ...['Client', 'Active users', 'Percentage active', 'Last saved forecast', 'Number of logins', 'Total users'],
    ...['Units', 'Average logins per user'],
  ])
  expect(rows).toEqual([
    ['Provby', '3', '75,0\u00a0%', '18 Mar 2026, 09:00', '10', '4', '2', '2,50'],
    ['Total', '3', '75,0\u00a0%', '', '10', '4', '2', '2,50'],
    ['Weighted', '', '75,0\u00a0%', '', '', '', '', '2,50'],
  ])
})

test('R-442 the first columns of a unit', () => {
  const { head, rows } = show(Units)
  expect(head?.slice(0, 8)).toEqual([
    ...['Client', 'Unit', 'Users', 'Active users %', 'Budget in balance', 'Target efficiency', 'Actual efficiency'],
    'Staffing figure per week',
  ])
  const [row, total, weighted] = rows.map(cells => cells.slice(0, 8))
  expect(row).toEqual(['Provby', 'SolVård', '4', '75,0\u00a0%', 'No', '90,0\u00a0%', '87,5\u00a0%', '1,14'])
  expect(total).toEqual(['', 'Total', '4', '75,0\u00a0%', '0 in balance', '90,0\u00a0%', '87,5\u00a0%', '1,14'])
  expect(weighted).toEqual(['', 'Weighted', '', '75,0\u00a0%', '0,0\u00a0%', '90,0\u00a0%', '87,5\u00a0%', '1,14'])
})

test('the overview of own units has after the names first what is overdrawn or left, with its share of the budget', () => {
  const { head, rows } = show(OwnUnits)
  expect(head?.slice(0, 4)).toEqual(['Client', 'Unit', 'Difference', 'Users'])
  expect(head).toHaveLength(22)
  const told = '-34\u00a0568-2,9\u00a0% of the budget'
  const [row, total] = rows.map(cells => cells[2]?.replace(/\u2212/g, '-'))
  expect([row, total]).toEqual([told, told])
  const shares = screen.getAllByText(/of the budget$/)
  expect(shares.map(({ parentElement }) => parentElement?.className)).toEqual(['overdrawn', 'overdrawn'])
})

test('the overview shows eight columns until more are asked for', () => {
  const { head } = show(() => {
    const { t } = useTranslation('mf-analytics')
    const list = useListAddress(unitShape)
    const columns = ownUnitColumns(t).filter(({ key }) => !ownUsuallyHidden.keys.some(hidden => hidden === key))
    return <AnalyticsTable of="units" data={units} columns={columns} list={list} rowKey={() => 1} busy={false} />
  })
  expect(head).toEqual([
    ...['Client', 'Unit', 'Difference', 'Target efficiency', 'Actual efficiency', 'Absence'],
    ...['Cost for worked time', 'Budget'],
  ])
})

test('R-443 the staff and the hours of a unit', () => {
  const { head, rows } = show(Units)
  expect(head?.slice(8, 13)).toEqual(['Gross staff', 'Net staff', 'Gross hours', 'Gross %', 'Recommended gross'])
  expect(rows[0]?.slice(8, 13)).toEqual(['27,00', '24,86', '1\u00a0000,0', '125,0\u00a0%', '33,75'])
})

test('R-444 what takes and gives time in a unit', () => {
  const { head, rows } = show(Units)
  expect(head?.slice(13, 17)).toEqual(['Absence', 'Substitutes', 'Hourly substitutes', 'Own resource shift'])
  expect(rows[0]?.slice(13, 17)).toEqual(['12,5', '4,0', '3,0', '2,0'])
})

test('R-445 the money of a unit, its grade and its need; a figure that is missing is no 0', () => {
  const { head, rows } = show(Units)
  expect(head?.slice(17)).toEqual([
    ...['Cost for worked time', 'Budget', 'Difference', 'Average service grade', 'Average need per week'],
  ])
  expect(rows[0]?.slice(17)).toEqual(['1\u00a0234\u00a0568', '1\u00a0200\u00a0000', '−34\u00a0568', '–', '880,0'])
})

test('A-227 a figure that is kept back says so beside its dash, and a total says whom it leaves out', () => {
  const [row] = units.rows
  if (row === undefined) throw new Error('No row')
  const hidden: UnitList = {
    ...units,
    rows: [{ ...row, activeShare: null, hidden: ['activeShare', 'averageGrade'] }],
    totals: { ...units.totals, hidden: ['averageGrade'] },
    weighted: { ...units.weighted, activeShare: null, hidden: ['activeShare'] },
  }
  const { rows } = show(() => <UnitsOf data={hidden} />)
  expect(rows.map(cells => [cells[3], cells[20]])).toEqual([
    ['–too few people', '–too few people'],
    ['75,0\u00a0%', '85,0\u00a0%without units with too few people'],
    ['–without units with too few people', '85,0\u00a0%'],
  ])
  expect(screen.getAllByText('too few people')[0]).toHaveAttribute(
    'title',
    expect.stringMatching(/^The figure is about fewer than five/),
  )
})
