import type { Page } from '@playwright/test'
import { entriesOf } from '../../fixtures/choices'
import { readFile } from 'node:fs/promises'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { rolesOn } from '../../fixtures/places'
import { enterNext } from '../../fixtures/session'
import { answerWith } from '../../fixtures/stub'
import { bodyRows, makeWorld, openAnalytics, table } from './analytics-world'

const choose = async (page: Page, filter: string, name: string | RegExp) => {
  const box = page.getByRole('main').getByRole('combobox', { name: filter })
  await box.click()
  if (typeof name === 'string') await box.fill(name)
  await entriesOf(page).filter({ hasText: name }).first().click()
}

/** The whole list as a text file. */
const exported = async (page: Page) => {
  await page.getByRole('button', { name: 'Exportera' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Text (csv)' }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

test('R-437 R-438 R-439 units are filtered by place and by weeks, and a button empties the filters; anyone who reads the forecasts of several sees just those at /overview', async ({
  page,
}) => {
  const world = await makeWorld()
  await openAnalytics(page, world, '/analytics-units')
  await test.step('R-437 by municipality, department and unit', async () => {
    await choose(page, 'Kommun', world.municipalityName)
    await expect(bodyRows(page)).toHaveCount(3)
    await choose(page, 'Avdelning', world.departmentName)
    await expect(bodyRows(page)).toHaveCount(2)
    await choose(page, 'Enhet', world.unitName)
    await expect(bodyRows(page)).toHaveCount(1)
    await expect(bodyRows(page)).toContainText(world.unitName)
    await page.reload()
    await expect(bodyRows(page)).toHaveCount(1)
  })
  await test.step('R-438 by a first and a last day, or by a month', async () => {
    await page.goto(`/analytics-units?municipalityId=${world.municipalityId}`)
    await expect(page.getByText('Vecka 1–53 2026').first()).toBeVisible()
    const asked = page.waitForRequest(/analytics\/units\?.*from=2026-03-02&to=2026-03-29/)
    await page.getByRole('textbox', { name: 'Från', exact: true }).fill('2026-03-02')
    await page.getByRole('textbox', { name: 'Till', exact: true }).fill('2026-03-29')
    await asked
    await expect(page.getByText('Vecka 10–13 2026').first()).toBeVisible()
    await page.getByRole('textbox', { name: 'Till', exact: true }).fill('2026-03-03')
    await expect(page.getByText('Ingen torsdag ligger mellan dagarna')).toBeVisible()
    await choose(page, 'Period', /november 2026/)
    await expect(page.getByText('Vecka 45–48 2026').first()).toBeVisible()
  })
  await test.step('R-439 a button empties the filters', async () => {
    const narrow = `municipalityId=${world.municipalityId}&departmentId=${world.departmentId}&unitId=${world.unitId}`
    await page.goto(`/analytics-units?${narrow}&from=2026-05-01&to=2026-05-31&compare=year-before`)
    await expect(bodyRows(page)).toHaveCount(1)
    await expect(bodyRows(page).first()).toContainText('f.å.')
    await page.getByRole('button', { name: 'Återställ filter' }).click()
    await expect(page).toHaveURL(/\/analytics-units$/)
    await expect(page.getByRole('textbox', { name: 'Från', exact: true })).toHaveValue('')
    await expect.poll(() => bodyRows(page).count()).toBeGreaterThan(1)
  })
  await test.step('anyone who reads the forecasts of several units sees just those at /overview', async () => {
    const manager = await control.makeUser({
      jobTitleId: 2,
      roles: rolesOn(world, [2], 'READ'),
      defaultUnitId: world.unitId,
    })
    await enterNext(page, { person: manager, place: world }, '/overview')
    await expect(bodyRows(page)).toHaveCount(3)
    await expect(page.getByRole('navigation').first().getByText('Översikt')).toHaveCount(1)
  })
  await test.step('with one unit the forecast opens', async () => {
    const scope = { kind: 'unit' as const, id: world.unitId }
    const one = await control.makeUser({
      jobTitleId: 1,
      roles: [{ id: 2, levels: ['READ'], scope }],
      defaultUnitId: world.unitId,
    })
    await enterNext(page, { person: one, place: world }, '/overview')
    await expect(page).toHaveURL(/\/forecast/)
  })
})

test('the ten units furthest from their targets in May are found in three steps, exported and opened; columns and named views are kept', async ({
  page,
}) => {
  const world = await makeWorld({ units: 12, forecasts: 12 })
  await openAnalytics(page, world, `/analytics-units?municipalityId=${world.municipalityId}`)
  await test.step('the ten units furthest from their targets', async () => {
    await choose(page, 'Period', /maj 2026/)
    await choose(page, 'Ordning', /Längst från målet/)
    await expect(page).toHaveURL(/sort=fromTarget&direction=descending/)
    await expect(bodyRows(page)).toHaveCount(10)
    await expect(page.getByText('Vecka 19–22 2026').first()).toBeVisible()
    expect(await exported(page)).toContain('Avstånd från målet, fallande')
    await bodyRows(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/forecast\?.*startWeek=19&endWeek=22/)
  })
  await test.step('columns and named views are kept for the person, and the whole list goes into a file', async () => {
    await page.goto(`/analytics-units?municipalityId=${world.municipalityId}&sort=absence`)
    await page.getByRole('button', { name: 'Kolumner' }).click()
    await page.getByRole('dialog').getByLabel('Budget i balans').uncheck()
    await page.getByRole('dialog').getByRole('button', { name: 'Klar' }).click()
    await expect(table(page).locator('thead')).not.toContainText('Budget i balans')
    await page.getByRole('button', { name: 'Vyer' }).click()
    await page.getByRole('menuitem', { name: /Spara/ }).click()
    await page.getByLabel('Namn på det som visas nu').fill('Min kommun')
    await page.getByRole('button', { name: 'Spara vyn' }).click()
    await page.goto('/analytics-units')
    await expect(table(page).locator('thead')).not.toContainText('Budget i balans')
    await page.getByRole('button', { name: 'Vyer' }).click()
    await page.getByRole('menuitem', { name: 'Min kommun' }).click()
    await expect(page).toHaveURL(new RegExp(`municipalityId=${world.municipalityId}.*sort=absence`))
    await expect(bodyRows(page)).toHaveCount(10)
    const text = await exported(page)
    for (const { name } of world.units) expect(text).toContain(name)
  })
})

test('a list that cannot be read is told and can be tried again; nothing that matches, or no licence, is said as such', async ({
  page,
}) => {
  const world = await makeWorld({ forecasts: 0 })
  const path = /\/api\/analytics\/units\?/
  await answerWith(page, path, 500, { statusCode: 500, code: 'server-error', message: 'X' })
  await openAnalytics(page, world, `/analytics-units?municipalityId=${world.municipalityId}&page=9&sort=none`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Serverfel.')
  await expect(page.getByText('Något i adressen går inte att använda.')).toBeVisible()
  await page.unroute(path)
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click()
  await expect(bodyRows(page)).toHaveCount(3)
  await page.goto(`/analytics-users?municipalityId=${world.municipalityId}&status=inactive`)
  await expect(page.getByRole('heading', { name: 'Inget stämmer med sökning och filter' })).toBeVisible()
  const without = await makeWorld({ forecasts: 0, licences: ['forecast'] })
  const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: without.unitId })
  await enterNext(page, { person, place: without, language: 'en' }, '/clients')
  await expect(page.getByRole('main')).toContainText(/licence/)
})
