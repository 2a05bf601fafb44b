import type { Page } from '@playwright/test'
import {
  contributionFaults,
  contributions,
  tamperedContribution,
  type ShownContribution,
} from '../../fixtures/contributions'
import { control } from '../../fixtures/control'
import { brokenModules, expect, test } from '../../fixtures/journey'
import { otherRemotes, remotes, type Fault } from '../../fixtures/module-faults'
import { makePlace, rolesOn } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'

test.use({ expectedComplaints: brokenModules })

const openStart = async (page: Page, ids = [1, 2, 3, 4, 5]) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, ids), defaultUnitId: place.unitId })
  await enter(page, { person, place, language: 'en' }, '/planning')
  return { place, person }
}

const slot = (page: Page, { title }: ShownContribution) => page.getByRole('region', { name: title, exact: true })
const areas = (page: Page) => page.getByRole('navigation', { name: 'Areas' })
const topOf = async (page: Page) => (await areas(page).boundingBox())?.y ?? NaN

const remoteOf = (id: string) => {
  const found = [...remotes, ...otherRemotes].find(remote => remote.id === id)
  if (found === undefined) throw new Error(`${id} is no remote of the failure matrix`)
  return found
}

const failuresOf = async (moduleId: string) => {
  const superAdmin = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }] })
  const answer = await callApi(await signInByApi(superAdmin), '/settings/modules')
  const { failures } = (await answer.json()) as { failures: { moduleId: string; step: string; supportCode: string }[] }
  return failures.filter(failure => failure.moduleId === moduleId && failure.step === 'contribution')
}

/** What hangs may be asked for before the page is loaded, which then never is: what shows that it stands is waited for. */
const reloadWithoutLoad = (page: Page) => page.reload({ waitUntil: 'commit' })

/** On the start page with every contribution: this one fails, says so, leaves the others as they are and comes by a retry. */
const failAndMend = async (page: Page, contribution: ShownContribution, { cause }: Fault) => {
  await cause(page, remoteOf(contribution.id))
  await reloadWithoutLoad(page)
  await expect(areas(page).getByRole('link', { name: 'Forecast', exact: true })).toBeVisible()
  await expect(slot(page, contribution)).toBeVisible()
  for (const other of contributions) if (other.id !== contribution.id) await expect(other.shown(page)).toBeVisible()
  const before = await topOf(page)
  await page.clock.runFor(6_000)
  await expect(slot(page, contribution)).toContainText(/Cannot be shown right now\. Support code [A-Z]-[0-9A-Z]{6}/)
  await expect(page.getByText('Active unit').first()).toBeVisible()
  // It gives way to nothing and leaves no hole: the others were there already, each in the room of the last time.
  expect(Math.abs((await topOf(page)) - before)).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => 'ranTampered' in window)).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await slot(page, contribution).getByRole('button', { name: 'Try again' }).click()
  await expect(contribution.shown(page)).toBeVisible()
}

const [ofForecast, ...ofOthers] = contributions

test('a contribution may fail in any way: the page stays whole, nothing jumps, and a retry works', async ({ page }) => {
  await openStart(page)
  for (const { shown } of contributions) await expect(shown(page)).toBeVisible()
  for (const fault of contributionFaults)
    await test.step(`${ofForecast.id}: ${fault.name}`, () => failAndMend(page, ofForecast, fault))
  await expect.poll(async () => (await failuresOf(ofForecast.id)).length).toBeGreaterThan(0)
})

test('a contribution that hangs says so, and its module’s own page opens all the same', async ({ page }) => {
  await openStart(page)
  await expect(slot(page, ofForecast)).toBeVisible()
  await page.route(
    url => url.pathname.includes('__federation_expose_start_page'),
    () => undefined,
  )
  const asked = page.waitForRequest(/__federation_expose_start_page/)
  await reloadWithoutLoad(page)
  await asked
  await expect(slot(page, ofForecast)).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(slot(page, ofForecast)).toContainText('This is taking longer than usual.')
  await areas(page).getByRole('link', { name: 'Forecast', exact: true }).click()
  await expect(page.getByRole('grid').first()).toBeVisible()
})

// What a fault does is the shell's and the same for all: of the others only that a retry fetches what is mended.
test('so may those of the other modules', async ({ page }) => {
  await openStart(page)
  for (const { shown } of contributions) await expect(shown(page)).toBeVisible()
  for (const contribution of ofOthers)
    await test.step(contribution.id, async () => {
      await failAndMend(page, contribution, tamperedContribution)
      await expect.poll(async () => (await failuresOf(contribution.id)).length).toBeGreaterThan(0)
    })
})

test('without the permission or the licence nothing is fetched and nothing stands there', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await openStart(page, [5])
  await expect(areas(page).getByRole('link', { name: 'Staff', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The coming four weeks' })).toHaveCount(0)
  expect(fetched.filter(address => /\/forecast\/outlook|mf-forecast/.test(address))).toEqual([])
})
