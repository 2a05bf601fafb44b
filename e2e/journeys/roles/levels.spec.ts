import type { Page } from '@playwright/test'
import type { Person, Place } from '../../fixtures/places'
import { expect, test } from '../../fixtures/suite'
import { addNeeds, advance, openNeeds } from '../budget/needs-world'
import { openResources } from '../budget/resource-world'
import { openStaff } from '../staff/staff-world'

test('R-480 R-487 a reader of the forecast gets no controls that change anything, and every call includes credentials', async ({
  page,
  forecast,
  openForecast,
}) => {
  await page.addInitScript(() => {
    const real = window.fetch
    const seen: unknown[] = []
    Object.assign(window, { seenCredentials: seen })
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      if (address.includes('/api/')) seen.push(input instanceof Request ? input.credentials : init?.credentials)
      return real(input, init)
    }
  })
  await openForecast({ level: 'READ', tab: 'details' })
  await test.step('R-480 no controls', async () => {
    await expect(forecast.row('absences-2')).toBeVisible()
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)
    for (const control of [forecast.fillIn(), forecast.save(), forecast.revert()]) await expect(control).toHaveCount(0)
  })
  await test.step('R-487 credentials', async () => {
    const seen = await page.evaluate((): unknown[] => Reflect.get(window, 'seenCredentials'))
    expect(seen.length).toBeGreaterThan(4)
    expect(new Set(seen)).toEqual(new Set(['include']))
  })
})

const changing =
  /^(Ny|Skapa|Redigera|Ändra|Aktivera|Lås|Ta bort|Kopiera|Spara|New|Create|Edit|Activate|Lock|Delete|Copy|Save)\b/
const buttons = (page: Page) => page.getByRole('main').getByRole('button', { name: changing })

test('R-480 a reader of the needs budgets sees them and gets no such controls, a writer may not lock', async ({
  page,
  browser,
}) => {
  const before = (place: Place, person: Person) => addNeeds(person, place)
  const { needs } = await openNeeds(page, { level: 'READ', before })
  await expect(needs.main().getByRole('listitem').first()).toBeVisible()
  await expect(buttons(page)).toHaveCount(0)
  const other = await browser.newPage()
  const written = await openNeeds(other, {
    level: 'WRITE',
    before: async (place, person) => advance(person, await addNeeds(person, place), 'activate'),
  })
  await expect(written.needs.create()).toBeVisible()
  await expect(other.getByRole('main').getByRole('button', { name: /^Lock/ })).toHaveCount(0)
  await other.close()
})

test('R-480 a reader of the resource budgets sees them and gets no such controls', async ({ page }) => {
  const { resources } = await openResources(page, {
    level: 'READ',
    before: async ({ lockedNeeds, resource }) => resource((await lockedNeeds()).id),
  })
  await expect(resources.item('Resurser 2026')).toBeVisible()
  await expect(buttons(page)).toHaveCount(0)
})

test('R-480 a reader of staff and schedule sees them and gets no such controls', async ({ page }) => {
  const { staff } = await openStaff(page, { level: 'READ' })
  await staff.ready()
  await expect(buttons(page)).toHaveCount(0)
  await staff.open('Öberg')
  await expect(staff.dialog().getByRole('button', { name: changing })).toHaveCount(0)
  await page.goto('/schedule')
  await expect(page.getByRole('main').getByRole('grid').first()).toContainText('Öberg')
  await expect(buttons(page)).toHaveCount(0)
})
