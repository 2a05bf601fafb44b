import { randomUUID } from 'node:crypto'
import { saveBody } from '../api/saves.mjs'

const times = (many, make) => Array.from({ length: many }, (_, index) => make(index))
const post = (path, body) => ({ method: 'POST', path, body: JSON.stringify(body) })
const get = path => ({ method: 'GET', path })

const roleOn = unitId => index => ({
  id: 1 + (index % 5),
  levels: ['WRITE'],
  scope: { kind: 'unit', id: unitId },
})
const newPeople = ({ unitIds }) => ({
  rows: times(200, () => ({
    requestId: randomUUID(),
    email: `${randomUUID()}@prov.example`,
    firstName: 'Ny',
    lastName: 'Person',
    // As many as a list of the most rows may hold in all.
    roles: times(15, index => roleOn(unitIds[Math.floor(index / 5) % unitIds.length])(index)),
    invite: false,
  })),
})
const newPlaces = parent => ({
  rows: times(200, () => ({ requestId: randomUUID(), ...parent, name: `Prov ${randomUUID()}`, active: true })),
})
const staffRows = () =>
  times(1_000, index => ({
    ...{ line: index + 2, firstName: 'Bo', lastName: `Ek ${randomUUID()}`, birthday: '1979-01-31', gender: 'MALE' },
    ...{ employedFrom: '2026-01-01', salary: 28_000, weeklyHours: 37.5, ordinaryGrade: 1, actualGrade: 1 },
  }))

/** Calls that bring many rows, with the largest body that they take; each time a new one. */
const lists = world => {
  const { unitIds, staffUnitId, departmentId, municipalityId, countyId, userIds } = world
  return {
    'POST /user/import/check (200 rows, 3,000 roles)': () => post('/user/import/check', newPeople(world)),
    'POST /user/import (200 rows, 3,000 roles)': () => post('/user/import', newPeople(world)),
    'POST /unit/import/check (200 rows)': () => post('/unit/import/check', newPlaces({ departmentId })),
    'POST /unit/import (200 rows)': () => post('/unit/import', newPlaces({ departmentId })),
    'POST /department/import/check (200 rows)': () => post('/department/import/check', newPlaces({ municipalityId })),
    'POST /department/import (200 rows)': () => post('/department/import', newPlaces({ municipalityId })),
    'POST /user/activity (200 people)': turn => post('/user/activity', { userIds, active: turn % 2 === 0 }),
    'POST /user/roles/give (200 people)': turn =>
      post('/user/roles/give', { userIds, role: roleOn(unitIds[turn % unitIds.length])(turn) }),
    'POST /user/invitations/cancel (200 people)': () => post('/user/invitations/cancel', { userIds }),
    'POST /unit/move/check (500 units)': () => post('/unit/move/check', { unitIds: world.madeUnitIds, departmentId }),
    'POST /unit/move (500 units)': turn =>
      post('/unit/move', {
        unitIds: world.madeUnitIds,
        departmentId: turn % 2 ? departmentId : world.otherDepartmentId,
      }),
    'POST /municipality/:id/county/check': () => post(`/municipality/${municipalityId}/county/check`, { countyId }),
    'POST /staff/unit/:unitId/import/check (1,000 rows)': () =>
      post(`/staff/unit/${staffUnitId}/import/check`, { rows: staffRows() }),
    'POST /staff/unit/:unitId/import (1,000 rows)': () =>
      post(`/staff/unit/${world.otherUnitId}/import`, { rows: staffRows(), versions: [] }),
    // Last: what is closed takes nothing more.
    'POST /unit/activity (500 units)': turn =>
      post('/unit/activity', { unitIds: world.madeUnitIds, active: turn % 2 === 0 }),
  }
}

const workbook = ({ unitId }, turn) => ({
  unitId,
  data: Object.fromEntries(
    times(7, sheet => [
      String(2021 + sheet),
      { rows: times(200, row => times(60, column => 100_000 + turn + sheet + row + column)) },
    ]),
  ),
})

/** Decisions on as many entries as one may hold here, each time others; and the rows of a workbook. */
const decisions = world => {
  let decided = 0
  const decide = path => () =>
    post(path, { entries: world.waiting[decided++ % world.waiting.length].map(id => ({ id })), comment: '' })
  return {
    'POST /diary/consequence (500 entries)': () => post('/diary/consequence', { ids: world.waiting[0] }),
    'POST /diary/approve (500 entries)': decide('/diary/approve'),
    'POST /diary/reject (500 entries)': decide('/diary/reject'),
    'POST /forecast/excel-import (7 years)': turn => post('/forecast/excel-import', workbook(world, turn)),
  }
}

/** Changes and questions with the largest body that they take, all of it by the same few statements. */
const single = ({ unitId, staffUnitId, unitIds, forecastId, staffIds, superAdminId }) => ({
  'PATCH /forecast/:forecastId/unit/:unitId (624 cells)': turn => ({
    method: 'PATCH',
    path: `/forecast/${forecastId}/unit/${unitId}`,
    body: saveBody(turn + 1),
  }),
  'POST /user (300 roles)': () =>
    post('/user', {
      ...newPeople({ unitIds }).rows[0],
      roles: times(300, index => roleOn(unitIds[Math.floor(index / 5) % unitIds.length])(index)),
    }),
  'POST /diary/unit/:unitId/overlaps (100 people)': () =>
    post(`/diary/unit/${staffUnitId}/overlaps`, {
      ...{ staffId: staffIds[0], from: '2027-01-01', to: '2027-12-31', weekdays: [1, 2, 3, 4, 5, 6, 7], perDay: 8 },
      others: staffIds.slice(1).map(staffId => ({ staffId, perDay: 8 })),
    }),
  'POST /diary/unit/:unitId/search (a page of 100)': () =>
    post(`/diary/unit/${staffUnitId}/search?pageSize=100`, { search: 'a' }),
  'POST /staff/unit/:unitId/search (a page of 100)': () =>
    post(`/staff/unit/${staffUnitId}/search?pageSize=100`, { search: 'a' }),
  'POST /staff/unit/:unitId/export': () => post(`/staff/unit/${staffUnitId}/export`, { search: '' }),
  'POST /schedule/unit/:unitId/search (a page of 100)': () =>
    post(`/schedule/unit/${staffUnitId}/search?year=2027&startWeek=1&endWeek=52&pageSize=100`, { search: '' }),
  'POST /user/search (a page of 100)': () => post('/user/search?pageSize=100', { search: 'a' }),
  'GET /user/:id/history': () => get(`/user/${superAdminId}/history`),
})

const reads = ({ unitId, staffUnitId, forecastId, year }) => ({
  'GET /county': () => get('/county'),
  'GET /place/tree': () => get('/place/tree'),
  'GET /user/me': () => get('/user/me'),
  'GET /user/grantable': () => get('/user/grantable'),
  'GET /forecast/unit/:unitId/:year/comprehensive': () => get(`/forecast/unit/${unitId}/${year}/comprehensive`),
  'GET /forecast/:forecastId/unit/:unitId/saves': () => get(`/forecast/${forecastId}/unit/${unitId}/saves`),
  'GET /forecast/outlook': () => get('/forecast/outlook'),
  'GET /schedule/unit/:unitId/:year': () => get(`/schedule/unit/${staffUnitId}/${year}`),
  'GET /diary/unit/:unitId/plan/:year': () => get(`/diary/unit/${staffUnitId}/plan/${year}`),
  'GET /budget/unit/:unitId/results/:year': () => get(`/budget/unit/${unitId}/results/${year}`),
  'GET /settings/security (a page of 100)': () => get('/settings/security?pageSize=100'),
})

/** Every call that costs more than a row, in the order of the measures: what is sent, made again for each turn. */
export const costlyCalls = world => ({
  ...decisions(world),
  ...single(world),
  ...reads(world),
  ...lists(world),
})
