import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { recordCalls } from '../../fixtures/stub'
import { SchedulePage } from '../../pages/schedule-page'
import { openStaff } from './staff-world'

test('R-401 /schedule is a page for every signed-in person', async ({ page }) => {
  const calls = recordCalls(page)
  await openStaff(page, { path: '/schedule', ids: [2] })
  const schedule = new SchedulePage(page)
  await expect(schedule.heading()).toHaveText('Schema')
  await expect(page.getByRole('main')).toContainText('Du saknar behörighet till enhetens schema.')
  expect(calls.filter(call => call.includes('/schedule/'))).toEqual([])
})

test('R-402 the schedule lists the staff of the unit with their hours and grades', async ({ page }) => {
  await openStaff(page, {
    path: '/schedule',
    ids: [4],
    level: 'READ',
    members: [
      {},
      { firstName: 'Bo', lastName: 'Ek', actualService: { grade: 1, reason: null }, employedFrom: '2026-03-23' },
    ],
  })
  const schedule = new SchedulePage(page)
  await schedule.ready()
  await expect(page.getByText('Arbetstid per vecka', { exact: true })).toBeVisible()
  const cell = async (name: string, week: number) => plain(await schedule.cell(schedule.row(name), week).textContent())
  expect(await cell('Öberg, Åsa', 12)).toContain('27,75')
  expect(await cell('Öberg, Åsa', 12)).toContain('0,75')
  expect(await cell('Ek, Bo', 12)).toContain('inte anställd')
  expect(await cell('Ek, Bo', 13)).toContain('37,00')
  expect(plain(await schedule.cell(schedule.sum(), 12).textContent())).toBe('27,75')
  expect(plain(await schedule.cell(schedule.sum(), 13).textContent())).toBe('64,75')
})

test('who is not employed in any of the weeks has no row of dashes, and is counted', async ({ page }) => {
  await openStaff(page, {
    path: '/schedule',
    search: '?year=2026&startWeek=12&endWeek=15',
    members: [{}, { firstName: 'Bo', lastName: 'Ek', employedTo: '2026-01-31' }],
  })
  const schedule = new SchedulePage(page)
  await schedule.ready()
  await expect(schedule.row('Öberg, Åsa')).toBeVisible()
  await expect(schedule.row('Ek, Bo')).toHaveCount(0)
  const counted = page.getByText('1 person är inte anställd någon av de här veckorna och visas inte.')
  await expect(counted).toBeVisible()
  await schedule.choose(schedule.fromWeek(), '4')
  await expect(schedule.row('Ek, Bo')).toBeVisible()
  await expect(counted).toHaveCount(0)
})

test('year and weeks are chosen, stand in the address, and week 53 is there in its year', async ({ page }) => {
  await openStaff(page, { path: '/schedule', search: '?year=2026&startWeek=50&endWeek=53' })
  const schedule = new SchedulePage(page)
  await schedule.ready()
  await expect(schedule.table().getByRole('columnheader', { name: 'v. 53' })).toBeVisible()
  await schedule.choose(schedule.year(), '2025')
  await expect(page).toHaveURL(/year=2025&startWeek=50&endWeek=52/)
  await expect(schedule.table().getByRole('columnheader', { name: 'v. 53' })).toHaveCount(0)
  await schedule.choose(schedule.fromWeek(), '48')
  await expect(schedule.table().getByRole('columnheader', { name: 'v. 48' })).toBeVisible()
})

const empties = [
  ['sv', 'Inget schema'],
  ['en', 'No schedule'],
] as const
for (const [language, text] of empties) {
  test(`a unit without staff has no schedule (${language})`, async ({ page }) => {
    await openStaff(page, { path: '/schedule', members: [], language })
    await expect(page.getByRole('heading', { name: text })).toBeVisible()
  })
}
