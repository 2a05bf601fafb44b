import { createEarlierDatabase, type EarlierDatabase } from '@veckovis/testing/earlier-database'

// Members with terms, as they were stored before terms knew the day on which others take over.
let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await createEarlierDatabase('0035')
}, 60_000)
afterAll(() => earlier.drop())

const terms = (member: number, days: readonly string[]) =>
  days
    .map(
      day => `INSERT INTO staff_terms (staff_member_id, municipality_id, valid_from, monthly_salary, weekly_hours,
        ordinary_grade, actual_grade) VALUES (${member}, 1, '${day}', 30000, 40, 1, 1);`,
    )
    .join(' ')

const ends = () =>
  earlier.run('SELECT staff_member_id AS id, valid_until::text AS "until" FROM staff_terms ORDER BY 1, valid_from')

test('terms that were there know their ends, and later ones get them', async () => {
  await earlier.run(
    `INSERT INTO county (name) VALUES ('L');
     INSERT INTO municipality (county_id, code, name) VALUES (1, '1', 'K');
     INSERT INTO department (municipality_id, name) VALUES (1, 'A');
     INSERT INTO unit (department_id, municipality_id, name) VALUES (1, 1, 'E');
     INSERT INTO staff_member (unit_id, municipality_id, first_name, last_name, employed_from)
       VALUES (1, 1, 'A', 'B', '2024-01-01'), (1, 1, 'C', 'D', '2025-01-01');
     ${terms(1, ['2025-06-01', '2024-01-01', '2026-03-01'])} ${terms(2, ['2025-01-01'])}`,
  )
  expect(await earlier.bringUpToDate()).toContain('0035-schedule-pages.sql')
  expect(await ends()).toEqual([
    { id: 1, until: '2025-06-01' },
    { id: 1, until: '2026-03-01' },
    { id: 1, until: null },
    { id: 2, until: null },
  ])
  await earlier.run(`${terms(2, ['2026-01-01'])} DELETE FROM staff_terms WHERE valid_from = '2025-06-01'`)
  expect(await ends()).toEqual([
    { id: 1, until: '2026-03-01' },
    { id: 1, until: null },
    { id: 2, until: '2026-01-01' },
    { id: 2, until: null },
  ])
})
