import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { brokenModules, expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { faults, otherRemotes, remotes, throwOnUnmount, type Fault, type Remote } from '../../fixtures/module-faults'
import { makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'
import { FramePage } from '../../pages/frame-page'

test.use({ expectedComplaints: brokenModules })

const newerShell = 'it needs what only a newer shell has'
const inRender = 'its page throws in render'

/** Opens the help page, on which no module stands, with every module in the menu. */
const openSuite = async (page: Page) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }], defaultUnitId: place.unitId })
  await enter(page, { person, place, language: 'en' }, '/help')
  return new FramePage(page)
}

const main = (page: Page) => page.getByRole('main')
const retry = (page: Page) => main(page).getByRole('alert').getByRole('button', { name: 'Try again' })

const expectFailurePage = async (page: Page, { id }: Remote) => {
  await expect(retry(page)).toBeVisible()
  await expect(main(page)).toContainText(id)
  await expect(main(page)).toContainText(/[A-Z]-[0-9A-Z]{6}/)
}

/** What a single fault adds to what all of them say. */
const expectDetails = async (page: Page, fault: string, fetched: readonly string[]) => {
  if (fault === inRender) await expect(main(page)).toContainText('thrown on purpose')
  if (fault !== newerShell) return
  await expect(main(page)).toContainText('it uses useShiny of @veckovis/platform')
  expect(fetched).toEqual([])
}

/** Of each kind one: before and after it has failed, somebody leaves and comes back. */
const leftAndVisitedAgain: readonly string[] = ['the entry hangs', 'a chunk was tampered with', inRender]

/** Each fault in a document of its own: a module that has come up once stays. */
const walkFaults = async (page: Page, remote: Remote, wanted: readonly Fault[]) => {
  const frame = new FramePage(page)
  const fetched: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith(`/modules/${remote.id}/`)) fetched.push(request.url())
  })
  const visit = async () => {
    await frame.go(remote)
    await page.clock.runFor(6_000)
    await expectFailurePage(page, remote)
  }
  const leave = async () => {
    await frame.entry('Help').click()
    await expect(frame.title()).toHaveText('Help')
  }
  for (const { name, cause } of wanted)
    await test.step(name, async () => {
      await cause(page, remote)
      await page.goto('/help')
      await expect(frame.title()).toHaveText('Help')
      fetched.length = 0
      if (leftAndVisitedAgain.includes(name)) {
        // The way out is there before the module is, and the late result is not shown.
        await frame.go(remote)
        await leave()
        await expect(retry(page)).toHaveCount(0)
        await visit()
        await leave()
      }
      await visit()
      await expectDetails(page, name, fetched)
      expect(await page.evaluate(() => 'ranTampered' in window)).toBe(false)
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await retry(page).click()
      await expect(remote.shown(page)).toBeVisible()
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    })
}

const isOfFile = ({ name }: Fault) => /entry|chunk/.test(name)
const [first, ...rest] = remotes
const others = [...rest, ...otherRemotes]

test(`${first.id}, when a file of it is wrong: the page says so within six seconds, the rest goes on, and a retry works afterwards`, async ({
  page,
}) => {
  await openSuite(page)
  await walkFaults(page, first, faults.filter(isOfFile))
})

test(`R-460 ${first.id}, when its record or its code is wrong: the same, also when it throws in render or unmount`, async ({
  page,
}) => {
  const frame = await openSuite(page)
  await walkFaults(
    page,
    first,
    faults.filter(fault => !isOfFile(fault)),
  )
  await test.step('its code throws in unmount: the next page comes all the same, and nothing of it stays', async () => {
    await throwOnUnmount(page, first)
    await page.goto(first.path)
    await expect(page.getByText('Faulty but mounted')).toBeVisible()
    await frame.entry('Help').click()
    await expect(frame.title()).toHaveText('Help')
    await expect(page.getByText('Faulty but mounted')).toHaveCount(0)
    await frame.go(first)
    await expect(page.getByText('Faulty but mounted')).toBeVisible()
  })
})

// What a fault does is the runner's and the same for all; what a retry fetches is each module's own.
const ofTheirFiles = faults.filter(({ name }) => ['the entry answers 404', 'a chunk was tampered with'].includes(name))

test('every other module, when its entry or a chunk is wrong: the page says so, the rest goes on, and a retry works afterwards', async ({
  page,
}) => {
  test.slow()
  const owned = readdirSync(join(import.meta.dirname, '../../..')).filter(name => name.startsWith('mf-'))
  expect([first, ...others].map(({ id }) => id).toSorted()).toEqual(owned.toSorted())
  expect(ofTheirFiles).toHaveLength(2)
  expect(faults.map(({ name }) => name)).toEqual(expect.arrayContaining([newerShell, inRender]))
  await openSuite(page)
  for (const remote of others) await test.step(remote.id, () => walkFaults(page, remote, ofTheirFiles))
})

test('a missing file of the shell is told and mended, a slow line is waited for, and nothing unsaved is lost', async ({
  page,
}) => {
  const [forecast, otherRemote] = remotes
  const fetched = new Set<string>()
  page.on('request', request => fetched.add(new URL(request.url()).pathname))
  const frame = await openSuite(page)
  await expect(frame.title()).toHaveText('Help')

  await test.step('a file of the shell that a module needs cannot be fetched', async () => {
    await page.waitForLoadState('networkidle')
    const atFirst = new Set(fetched)
    await page.route(
      ({ pathname }) => /^\/[^/]+\.js$/.test(pathname) && !atFirst.has(pathname),
      route => route.abort(),
    )
    await frame.go(forecast)
    await page.clock.runFor(6_000)
    await expectFailurePage(page, forecast)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await retry(page).click()
    await expect(forecast.shown(page)).toBeVisible()
  })

  await test.step('on a line of one and a half seconds a file the module comes, however many its files are', async () => {
    await page.goto('/help')
    await expect(frame.title()).toHaveText('Help')
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
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('a module that fails takes nothing unsaved with it', async () => {
    await faults[0]?.cause(page, otherRemote)
    await page.goto(`${forecast.path}?year=2026&startWeek=10&endWeek=22`)
    const sheet = new ForecastPage(page)
    await sheet.ready()
    await sheet.openTab('details')
    await sheet.type('absences-2', 14, '4')
    await frame.entry(otherRemote.entry).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stay', exact: true }).click()
    await sheet.expectCell('absences-2', 14, '4')
    await frame.entry(otherRemote.entry).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await page.clock.runFor(6_000)
    await expectFailurePage(page, otherRemote)
    await frame.entry(forecast.entry).click()
    await sheet.ready()
    await sheet.openTab('details')
    await sheet.expectCell('absences-2', 14, '4')
  })
})
