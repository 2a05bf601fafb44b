import { clientsQuery, unitsExportQuery, unitsQuery, usersQuery } from './entrance'

test('a query without anything is the first ten rows in the order of the clients', () => {
  expect(unitsQuery.parse({})).toEqual({ sort: 'client', direction: 'ascending', page: 1, pageSize: 10 })
  expect(clientsQuery.parse({ pageSize: '100', municipalityId: '7' })).toMatchObject({
    pageSize: 100,
    municipalityId: 7,
  })
  expect(usersQuery.parse({ role: '999', status: 'never' })).toMatchObject({ role: 999, status: 'never', sort: 'user' })
  expect(unitsExportQuery.safeParse({}).success).toBe(false)
})

test.each([
  [{ from: '2026-05-01' }, 'both'],
  [{ to: '2026-05-01' }, 'both'],
  [{ from: '2026-05-04', to: '2026-05-06' }, 'no-week'],
  [{ from: '2020-01-01', to: '2026-05-06' }, 'too-long'],
  [{ from: '2026-02-30', to: '2026-05-06' }, 'not-a-date'],
])('days that make no period are refused: %j', (days, message) => {
  for (const read of [unitsQuery.safeParse(days), unitsExportQuery.safeParse({ ...days, format: 'csv' })])
    expect(read.error?.issues.map(issue => issue.message)).toEqual([message])
})

test('what nothing is known of is refused', () => {
  for (const query of [
    { unitID: '1' },
    { sort: 'id' },
    { pageSize: '11' },
    { compare: 'month-before' },
    { unitId: '0' },
  ])
    expect([query, unitsQuery.safeParse(query).success]).toEqual([query, false])
  expect(clientsQuery.safeParse({ from: '2026-01-01', to: '2026-02-01' }).success).toBe(false)
})
