import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { makeManager, makePlace } from '../../fixtures/places'
import { callApi, enter, enterNext, signInByApi } from '../../fixtures/session'
import { breakConnection, changeAnswer, paths } from '../../fixtures/stub'
import { brokenModules } from '../../fixtures/journey'
import { expect, test } from '../../fixtures/suite'
import { FramePage } from '../../pages/frame-page'

test.use({ expectedComplaints: brokenModules })

type Entry = Record<string, unknown>
type Module = Entry & { id: string; routes: Entry[]; navigation: Entry[]; version: string }
type Answer = Entry & { modules: Module[]; closed: Entry[]; validForSeconds: number }

const registryPath = /\/api\/modules(\?|$)/
const changeRegistry = (page: Page, change: (answer: Answer) => void) =>
  changeAnswer<Answer>(page, registryPath, change)

const moduleOf = (answer: Answer, id: string): Module => {
  const found = answer.modules.find(module => module.id === id)
  if (found === undefined) throw new Error(`the registry has no ${id}`)
  return found
}

/** What the registry of a later suite may hold: today's shell has never heard of any of it. */
const speakOfTheFuture = (answer: Answer) => {
  answer['signature'] = { key: '2027', value: 'x' }
  answer.closed.push({ path: '/nowhere', reason: 'region', until: '2027-06-01' })
  for (const module of answer.modules) {
    module['contributions'] = [{ place: 'results-page', expose: './card', budget: 20 }, { place: 'start-page' }]
    module['contract'] = { from: 1, to: 3, prefers: 2 }
    for (const route of module.routes) route['preload'] = 'hover'
    for (const entry of module.navigation) Object.assign(entry, { icon: 'wallet', badge: { count: 3 } })
  }
}

const reportsOf = async (build: string) => {
  const superAdmin = await control.makeUser({ jobTitleId: 999, roles: [{ id: 999 }] })
  const answer = await callApi(await signInByApi(superAdmin), '/settings/modules')
  const { failures } = (await answer.json()) as { failures: { version: string; moduleId: string; kind: string }[] }
  return failures.filter(({ kind, version, moduleId }) => kind === 'left-out' && `${moduleId} ${version}` === build)
}

const stale = 'Menyn kunde inte uppdateras. Den senast hämtade visas.'
const failed = 'Listan över de delar du har tillgång till kunde inte hämtas.'

/** As where nobody has published what owns the address; other tests register such modules meanwhile. */
const without = (page: Page, path: string) =>
  changeRegistry(page, answer => {
    answer.modules = answer.modules.filter(({ routes }) => routes.every(route => route['path'] !== path))
    answer.closed = answer.closed.filter(closed => closed['path'] !== path)
  })

test('what the shell does not know, a bad entry, a missing module and an old answer take no more than they must', async ({
  page,
  forecast,
}) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  const frame = new FramePage(page)

  await test.step('fields, places, icons and values that it does not know change nothing for the person', async () => {
    await changeRegistry(page, speakOfTheFuture)
    await enter(page, { person, place }, '/forecast')
    await forecast.ready()
    await expect(frame.entry('Personal')).toBeVisible()
    await frame.entry('Schema').click()
    await expect(frame.title()).toHaveText('Schema')
    await page.unroute(registryPath)
  })

  await test.step('one bad entry drops that module alone, says so at its address, and is reported', async () => {
    let build = ''
    await changeRegistry(page, answer => {
      const staff = moduleOf(answer, 'mf-staff')
      build = `mf-staff ${staff.version}`
      staff['manifestUrl'] = 'https://elsewhere.example/mf-manifest.json'
    })
    await page.goto('/forecast')
    await forecast.ready()
    await expect(frame.entry('Schema')).toHaveCount(0)
    await page.goto('/staff')
    await expect(page.getByRole('heading', { name: 'Den här delen är inte tillgänglig här' })).toBeVisible()
    await expect.poll(async () => (await reportsOf(build)).length).toBeGreaterThan(0)
    await page.unroute(registryPath)
  })

  await test.step('a planned address that no module brings is not available here, an unknown one is missing', async () => {
    await without(page, '/diary')
    await page.goto('/diary')
    await expect(frame.title()).toHaveText('Inte tillgänglig här')
    await page.goto('/nowhere-at-all')
    await expect(page.getByText('Sidan kunde inte hittas')).toBeVisible()
    await page.unroute(registryPath)
  })

  await test.step('help tells of the pages that the registry gives, and of no others', async () => {
    const chapters = [
      'Börja här',
      'Prognos',
      'Arbeta i prognosens tabell',
      'Prognosen i Excel',
      'Konto och inställningar',
    ]
    await changeRegistry(page, answer => {
      answer.modules = answer.modules.filter(({ id }) => id === 'mf-forecast')
    })
    await page.goto('/help')
    await expect(page.getByRole('navigation', { name: 'Innehåll' }).getByRole('link')).toHaveText(chapters)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(chapters)
    await page.unroute(registryPath)
  })

  await test.step('an answer older than its life closes the modules of an open tab', async () => {
    await changeRegistry(page, answer => {
      answer.validForSeconds = 90
    })
    await page.goto('/forecast')
    await forecast.ready()
    await page.unroute(registryPath)
    await breakConnection(page, registryPath)
    await page.clock.runFor(60_000)
    await expect(page.getByText(stale)).toBeVisible()
    await expect(frame.entry('Prognos')).toBeVisible()
    await page.clock.runFor(31_000)
    await expect(page.getByText(failed)).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(frame.entry('Prognos')).toHaveCount(0)
    await page.unroute(registryPath)
    await page.getByRole('button', { name: 'Försök igen' }).click()
    await forecast.ready()
  })

  await test.step('the index leads a super admin without places to the start page, which says what is missing', async () => {
    await without(page, '/counties')
    await changeAnswer<{ counties: unknown[] }>(page, paths.me, body => {
      body.counties = []
    })
    await enterNext(page, { person: await control.makeUser({ jobTitleId: 999, roles: [] }) }, '/')
    await expect(page).toHaveURL(/\/planning$/)
    await expect(page.getByText(/Det finns ännu inga län, kommuner eller enheter att arbeta i/)).toBeVisible()
  })
})
