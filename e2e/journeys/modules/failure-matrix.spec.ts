import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { brokenModules, expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { faults, otherRemotes, remotes, throwOnUnmount, type Remote } from '../../fixtures/module-faults'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'
import { FramePage } from '../../pages/frame-page'

test.use({ expectedComplaints: brokenModules })

const namesOfOneOfEachStep: readonly string[] = [
  'the entry answers 404',
  'the entry hangs',
  'the entry was tampered with',
  'a chunk was tampered with',
  'its code throws while it loads',
  'its page throws in render',
  'it was made for an old contract',
]
const oneOfEachStep = faults.filter(({ name }) => namesOfOneOfEachStep.includes(name))

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

test('a module that needs what only a newer shell has is told by the name, and none of its code is fetched', async ({
  page,
}) => {
  const [remote] = remotes
  const fault = faults.find(({ name }) => name === 'it needs what only a newer shell has')
  if (remote === undefined || fault === undefined) throw new Error('The fault is missing')
  const fetched: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith(`/modules/${remote.id}/`)) fetched.push(request.url())
  })
  await fault.cause(page, remote)
  const frame = await openSuite(page)
  await frame.go(remote)
  await expectFailurePage(page, remote)
  await expect(main(page)).toContainText('it uses useShiny of @veckovis/platform')
  expect(fetched).toEqual([])
})

for (const remote of otherRemotes)
  test(`${remote.id}, at a fault of each step: the page says so, the rest goes on, and a retry works afterwards`, async ({
    page,
  }) => {
    const place = await makePlace({ years: [2026] })
    const person = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }], defaultUnitId: place.unitId })
    await enter(page, { person, place, language: 'en' }, '/help')
    const frame = new FramePage(page)
    for (const { name, cause } of oneOfEachStep)
      await test.step(name, async () => {
        await cause(page, remote)
        await page.goto('/help')
        await expect(frame.title()).toHaveText('Help')
        await frame.go(remote)
        await page.clock.runFor(6_000)
        await expectFailurePage(page, remote)
        expect(await page.evaluate(() => 'ranTampered' in window)).toBe(false)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await retry(page).click()
        await expect(remote.shown(page)).toBeVisible()
      })
  })

test('every remote of the suite walks', async () => {
  const owned = readdirSync(join(import.meta.dirname, '../../..')).filter(name => name.startsWith('mf-'))
  expect(oneOfEachStep).toHaveLength(namesOfOneOfEachStep.length)
  expect([...remotes, ...otherRemotes].map(({ id }) => id).toSorted()).toEqual(owned.toSorted())
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

test('on a line of one and a half seconds a file the module comes all the same, however many its files are', async ({
  page,
}) => {
  const frame = await openSuite(page)
  const [forecast] = remotes
  const held: Route[] = []
  await page.route(
    ({ pathname }) => pathname.startsWith(`/modules/${forecast.id}/`),
    route => void held.push(route),
  )
  await frame.go(forecast)
  let seconds = 0
  const isShown = () => forecast.shown(page).isVisible()
  while (!(await isShown())) {
    await expect.poll(async () => held.length > 0 || (await isShown())).toBe(true)
    await page.clock.runFor(1_500)
    seconds += 1.5
    for (const route of held.splice(0)) await route.continue()
  }
  // More than a load may stand still for.
  expect(seconds).toBeGreaterThan(5)
  await expect(retry(page)).toHaveCount(0)
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
