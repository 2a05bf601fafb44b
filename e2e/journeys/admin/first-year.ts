import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/journey'
import { paths } from '../../fixtures/stub'
import { ForecastPage } from '../../pages/forecast-page'
import { NeedsPage } from '../../pages/needs-page'
import { ResourcesPage } from '../../pages/resources-page'
import { StaffPage } from '../../pages/staff-page'
import { words } from '../budget/by-keyboard'

export type FirstYear = {
  readonly address: string
  readonly language: 'sv' | 'en'
  readonly year: number
  /** Plans the unit, and may not lock. */
  readonly manager: Page
  /** Locks what the manager asks for. */
  readonly approver: Page
}

const namesOf = ({ year }: FirstYear) => ({ needs: `Behov ${year}`, resources: `Resurser ${year}` })

const addStaff = async ({ manager, address, language, year }: FirstYear) => {
  await manager.goto(`${address}/staff`)
  const staff = new StaffPage(manager)
  // An empty list has the button a second time.
  await staff.add().first().click()
  await staff.field('firstName').fill('Nils')
  await staff.field('lastName').fill('Ny')
  await staff.field('birthday').fill('1999-01-02')
  await staff.choose(staff.field('gender'), language === 'sv' ? 'Man' : 'Male')
  await staff.field('employedFrom').fill(`${year - 1}-01-01`)
  await staff.field('salary').fill('30 000')
  await expect(staff.field('weeklyHours')).toHaveValue('37')
  await staff.save().click()
  await expect(staff.row('Ny, Nils')).toBeVisible()
}

/** The manager makes what was saved the active budget, and asks for its lock; the other one, who got the request, locks it. */
const lock = async ({ manager, approver, address }: FirstYear, path: string, name: string) => {
  const main = manager.getByRole('main')
  await main.getByRole('button', { name: /^(Aktivera|Activate) / }).click()
  await expect(main.getByRole('button', { name: /^(Lås|Lock) / })).toHaveCount(0)
  await main.getByRole('button', { name: /^(Begär låsning av|Request to lock) / }).click()
  await manager
    .getByRole('dialog')
    .getByRole('button', { name: /^(Skicka begäran|Send request)$/ })
    .click()
  await expect(manager.getByRole('dialog')).toHaveCount(0)
  await approver.goto(`${address}${path}`)
  await expect(approver.getByRole('listitem').filter({ hasText: name })).toContainText(
    /Begäran om låsning|Request to lock/,
  )
  await approver.getByRole('button', { name: new RegExp(`^(Lås|Lock) ${name}$`) }).click()
  await approver.getByRole('button', { name: /^(Lås budgeten|Lock budget)$/ }).click()
}

const planNeeds = async (plan: FirstYear) => {
  const { manager, address, language, year } = plan
  const needs = new NeedsPage(manager)
  const { granted, urban, country, dementia } = words[language]
  await manager.goto(`${address}/needs/new`)
  await needs.wizardReady()
  await needs.year().fill(String(year))
  await needs.name().fill(namesOf(plan).needs)
  await needs.choose(needs.timeType(), granted)
  await needs.efficiency().fill('85')
  await needs.fillZone(1, urban, '900', '1')
  await needs.fillZone(2, country, '150', '0,95')
  await needs.fillRoom(1, dementia, '10', '0,7')
  await needs.pasteShares('9\t8\t8\t8\t8\t8\t9\t9\t8\t8\t8\t9')
  await needs.next().click()
  await needs.save().click()
  await lock(plan, '/needs', namesOf(plan).needs)
  await expect(plan.approver.getByRole('dialog')).toHaveCount(0)
}

const planResources = async (plan: FirstYear) => {
  const { manager, approver, address, language, year } = plan
  const resources = new ResourcesPage(manager)
  const name = namesOf(plan).resources
  await manager.goto(`${address}/resources/new`)
  await resources.fillFirstStep({
    year: String(year),
    name,
    types: [language === 'sv' ? 'Fast budget' : 'Fixed budget'],
  })
  await resources.next().click()
  await resources.field('fixed').fill('10 000 000')
  await resources.next().click()
  await expect(resources.step('workers')).toBeVisible()
  await resources.next().click()
  await manager.getByRole('button', { name: /^(Som behovsbudgeten|As the needs budget)$/ }).click()
  await resources.save().click()
  await lock(plan, '/resources', name)
  await expect(
    approver.getByText(new RegExp(`^${name} (är låst. Prognosen för|is locked. The forecast for) ${year} `)),
  ).toBeVisible()
}

const thursday = 4
const weekdayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day)).getUTCDay()

/** The last week of an ISO year, the only one that is never past: of past weeks nothing is changed. */
const lastWeekOf = (year: number) =>
  weekdayOf(year, 0, 1) === thursday || weekdayOf(year, 11, 31) === thursday ? 53 : 52

/** The ISO year of today: that of the week's Thursday. The installation has the clock of this machine. */
export const thisYear = (): number => {
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' })
    .format(new Date())
    .split('-')
    .map(Number)
  const sinceMonday = (weekdayOf(year, month - 1, day) + 6) % 7
  return new Date(Date.UTC(year, month - 1, day - sinceMonday + 3)).getUTCFullYear()
}

/** The forecast that the locks have opened: a cell is changed and saved, and is there after a reload. */
const changeForecast = async ({ manager, address, year }: FirstYear) => {
  const week = lastWeekOf(year)
  const path = `${address}/forecast?year=${year}&startWeek=${week}&endWeek=${week}&tab=details`
  await manager.goto(path)
  const forecast = new ForecastPage(manager)
  await forecast.ready()
  for (const row of ['needs-total-required', 'staffing-budgeted-staff-hours'])
    await expect(forecast.cell(row, week)).toHaveText(/^[1-9]\d{2},\d{2}$/)
  await expect(forecast.input('absences-2', week)).toBeVisible()
  await forecast.type('absences-2', week, '7,5')
  const saved = manager.waitForResponse(paths.save)
  await forecast.save().click()
  expect((await saved).status()).toBe(200)
  await manager.goto(path)
  await forecast.ready()
  await expect(forecast.cell('absences-2', week)).toHaveText('7,5')
}

/** Staff, needs budget, resource budget, and the forecast that their locks open. */
export const planFirstYear = async (plan: FirstYear) => {
  await addStaff(plan)
  await planNeeds(plan)
  await planResources(plan)
  await changeForecast(plan)
}
