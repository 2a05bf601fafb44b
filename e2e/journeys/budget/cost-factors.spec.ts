import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { plain } from '../../fixtures/plain-text'
import { rolesOn, type Place } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'
import { makeBudgetPlace } from './resource-world'

const overtime = 'substitutes-overtime'

/** Sets a factor that holds from the first day of 2026 on, as the municipality's economist. */
const setOvertime = async (page: Page, value: string) => {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Övertid' })
  await row.getByRole('button', { name: 'Nytt värde för Övertid' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Gäller från/).fill('2026-01-01')
  await dialog.getByLabel(/^Övertid/).fill(value)
  await dialog.getByRole('button', { name: 'Spara' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => plain(await row.textContent())).toContain(`Gäller 2026${value}`)
}

const openForecast = async (page: Page) => {
  await page.goto('/forecast?year=2026&startWeek=50&endWeek=50&tab=details')
  const forecast = new ForecastPage(page)
  await forecast.ready()
  return forecast
}

const numberIn = (text: string) => Number(text.replace(/[^\d,-]/g, '').replace(',', '.'))

/** The staff cost of week 50, and what its explanation says of the overtime. */
const readWeek = async (page: Page) => {
  const forecast = await openForecast(page)
  await forecast.expectCell(overtime, 50, '10')
  await forecast.openTab('efficiency')
  const shown = await forecast.shown('budget-staff-cost', 50)
  await forecast.cell('budget-staff-cost', 50).focus()
  await forecast.press('Alt+Enter')
  // The list of the rows stands within the row of the paid hours.
  const row = forecast.why().getByRole('rowheader', { name: 'Övertid', exact: true }).locator('..')
  const told = (await row.getByRole('cell').allTextContents()).map(plain)
  expect(await forecast.whyResult()).toBe(`${shown} kr`)
  return { cost: numberIn(shown), told }
}

const economistOf = (place: Place) =>
  control.makeUser({ jobTitleId: 4, roles: rolesOn(place, [2, 3, 5], 'APPROVE'), defaultUnitId: place.unitId })

test('a factor of overtime that was set before the lock is in the staff cost and its Varför, and one set later moves neither', async ({
  page,
}) => {
  test.slow()
  const { place, activeResource, lockedNeeds, lock } = await makeBudgetPlace()
  const { id } = await activeResource((await lockedNeeds()).id)
  const person = await economistOf(place)
  await enter(page, { person, place }, '/settings/budget')
  await setOvertime(page, '2,35')
  await lock(id)

  const forecast = await openForecast(page)
  await forecast.openTab('efficiency')
  const before = numberIn(await forecast.shown('budget-staff-cost', 50))
  await forecast.openTab('details')
  await forecast.type(overtime, 50, '10')
  await forecast.save().click()
  await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
  const saved = await readWeek(page)
  expect(saved.told).toEqual(['10 tim', '× 2,35', '23,5 tim'])
  // 274,76 kronor an hour, as the worked budget example has it.
  expect(Math.abs(saved.cost - before - 10 * 2.35 * 274.757)).toBeLessThanOrEqual(1)

  await page.goto('/settings/budget')
  await setOvertime(page, '4,00')
  expect(await readWeek(page)).toEqual(saved)
  const answer = await callApi(await signInByApi(person), `/forecast/unit/${place.unitId}/2026/comprehensive`)
  const { weeklyValues } = (await answer.json()) as { weeklyValues: { staffCost: Record<string, number> } }
  expect(Math.round(weeklyValues.staffCost['50'] ?? Number.NaN)).toBe(saved.cost)
})
