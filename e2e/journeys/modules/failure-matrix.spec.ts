import type { Page } from '@playwright/test'
import { brokenModules, expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { faults, remotes, throwOnUnmount, type Remote } from '../../fixtures/module-faults'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'
import { FramePage } from '../../pages/frame-page'

test.use({ expectedComplaints: brokenModules })

/** Opens the help page, on which no module stands, with every module in the menu. */
const openSuite = async (page: Page, path = '/help') => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: rolesOn(place, [1, 2, 3, 4, 5, 100]),
    defaultUnitId: place.unitId,
  })
  await enter(page, { person, place, language: 'en' }, path)
  return new FramePage(page)
}

const main = (page: Page) => page.getByRole('main')
const retry = (page: Page) => main(page).getByRole('alert').getByRole('button', { name: 'Try again' })

const expectFailurePage = async (page: Page, { id }: Remote) => {
  await expect(retry(page)).toBeVisible()
  await expect(main(page)).toContainText(id)
  await expect(main(page)).toContainText(/[A-Z]-[0-9A-Z]{6}/)
}

for (const remote of remotes)
  test.describe(`${remote.id}, when`, () => {
    for (const { name, cause } of faults)
      test(`${name}: the page says so within six seconds, the rest goes on, and a retry works afterwards`, async ({
        page,
      }) => {
        await cause(page, remote)
        const frame = await openSuite(page)
        await expect(frame.title()).toHaveText('Help')
        await frame.go(remote)
        // The way out is there before the module is, and the late result is not shown.
        await frame.entry('Help').click()
        await expect(frame.title()).toHaveText('Help')
        await expect(retry(page)).toHaveCount(0)
        await frame.go(remote)
        await page.clock.runFor(6_000)
        await expectFailurePage(page, remote)
        await frame.entry('Help').click()
        await expect(frame.title()).toHaveText('Help')
        await frame.go(remote)
        await page.clock.runFor(6_000)
        await expectFailurePage(page, remote)
        expect(await page.evaluate(() => 'ranTampered' in window)).toBe(false)
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await retry(page).click()
        await expect(remote.shown(page)).toBeVisible()
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
      })

    test('its code throws in unmount: the next page comes all the same, and nothing of it stays', async ({ page }) => {
      await throwOnUnmount(page, remote)
      const frame = await openSuite(page, remote.path)
      await expect(page.getByText('Faulty but mounted')).toBeVisible()
      await frame.entry('Help').click()
      await expect(frame.title()).toHaveText('Help')
      await expect(page.getByText('Faulty but mounted')).toHaveCount(0)
      await frame.go(remote)
      await expect(page.getByText('Faulty but mounted')).toBeVisible()
    })
  })

test('a file of the shell that a module needs cannot be fetched: the page says so, and a retry works afterwards', async ({
  page,
}) => {
  const fetched = new Set<string>()
  page.on('request', request => fetched.add(new URL(request.url()).pathname))
  const frame = await openSuite(page)
  await expect(frame.title()).toHaveText('Help')
  await page.waitForLoadState('networkidle')
  const atFirst = new Set(fetched)
  await page.route(
    ({ pathname }) => /^\/[^/]+\.js$/.test(pathname) && !atFirst.has(pathname),
    route => route.abort(),
  )
  const [forecast] = remotes.filter(({ id }) => id === 'mf-forecast')
  if (forecast === undefined) throw new Error('the suite has no forecast')
  await frame.go(forecast)
  await page.clock.runFor(6_000)
  await expectFailurePage(page, forecast)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await retry(page).click()
  await expect(forecast.shown(page)).toBeVisible()
})

test('a module that fails takes nothing unsaved with it', async ({ page }) => {
  const [forecastRemote, otherRemote] = remotes
  await faults[0]?.cause(page, otherRemote)
  const frame = await openSuite(page, `${forecastRemote.path}?year=2026&startWeek=10&endWeek=22`)
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await forecast.openTab('details')
  await forecast.type('absences-2', 14, '4')
  await frame.entry(otherRemote.entry).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay', exact: true }).click()
  await forecast.expectCell('absences-2', 14, '4')
  await frame.entry(otherRemote.entry).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await page.clock.runFor(6_000)
  await expectFailurePage(page, otherRemote)
  await frame.entry(forecastRemote.entry).click()
  await forecast.ready()
  await forecast.openTab('details')
  await forecast.expectCell('absences-2', 14, '4')
})

test('R-460 a page that breaks while it is shown says what happened', async ({ page }) => {
  const broken = faults.find(({ name }) => name === 'its page throws in render')
  await broken?.cause(page, remotes[0])
  await openSuite(page, remotes[0].path)
  await expectFailurePage(page, remotes[0])
  await expect(main(page)).toContainText('thrown on purpose')
})

test('the failure page speaks Swedish to Swedes', async ({ page }) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [2]), defaultUnitId: place.unitId })
  await faults[0]?.cause(page, remotes[0])
  await enter(page, { person, place, language: 'sv' }, remotes[0].path)
  await page.clock.runFor(6_000)
  await expect(main(page).getByRole('alert')).toContainText('Prognos kunde inte öppnas')
  await expect(main(page).getByRole('alert').getByRole('button')).toHaveText('Försök igen')
})
