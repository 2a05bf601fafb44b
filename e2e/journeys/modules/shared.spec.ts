import type { Page } from '@playwright/test'
import { usualTime } from '../../fixtures/addresses'
import { brokenModules, expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { settle } from '../../fixtures/every-page'
import { remotes } from '../../fixtures/module-faults'
import { makeManager, makePlace, unique, type Place } from '../../fixtures/places'
import { enter, storeBeforeLoad } from '../../fixtures/session'
import { FramePage } from '../../pages/frame-page'
import { SignInPage } from '../../pages/sign-in-page'
import { UnitPickerPage } from '../../pages/unit-picker-page'

const everyArea = [1, 2, 3, 4, 5]

/** How many elements, the content of the page or all, React has made its root. */
const reactRoots = (page: Page, within: 'body' | 'main') =>
  page
    .locator(within)
    .evaluate(
      element =>
        [element, ...element.querySelectorAll('*')].filter(each =>
          Object.keys(each).some(key => key.startsWith('__reactContainer$')),
        ).length,
    )

const owners = [
  ['mf-diary', ['/diary']],
  ['mf-budget', ['/needs', '/resources', '/results']],
  ['mf-forecast', ['/forecast', '/follow-up', '/follow-up/submissions']],
  ['mf-staff', ['/staff', '/schedule']],
  ['mf-admin', ['/counties', '/municipalities', '/departments', '/units', '/users', '/licences']],
  ['mf-analytics', ['/clients', '/analytics-users', '/analytics-units', '/overview']],
] as const

test.describe('with the files of every other module out of reach', () => {
  test.use({ expectedComplaints: brokenModules })

  test('R-028 the addresses of each module stand by its code alone', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
    await enter(page, { person, place, language: 'en' }, '/help')
    const standsAlone = async (path: string) => {
      await settle(page)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await reactRoots(page, 'main'), path).toBe(1)
      await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
    }
    for (const [id, owned] of owners)
      await test.step(id, async () => {
        await page.route(
          ({ pathname }) => pathname.startsWith('/modules/') && !pathname.startsWith(`/modules/${id}/`),
          route => route.abort(),
        )
        const [first, ...more] = owned
        await page.goto(first)
        await standsAlone(first)
        for (const path of more) {
          await page.evaluate(to => {
            history.pushState(null, '', to)
            dispatchEvent(new PopStateEvent('popstate', { state: null }))
          }, path)
          await standsAlone(path)
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      })
  })
})

/** The bearer tokens and the addresses of the calls to the API from now on. */
const recordTokens = (page: Page) => {
  const calls: { path: string; token: string | undefined }[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, token: request.headers().authorization })
  })
  return calls
}

/** The calls of each of the remotes, in their order. */
const areaCalls = [/^\/api\/forecast\//, /^\/api\/staff\//, /^\/api\/need\//]

const makeTwoUnits = async () => {
  const mark = unique()
  const [north, south] = [`Norra ${mark}`, `Södra ${mark}`]
  const tree = await control.makeTree({
    counties: [
      {
        name: `Län ${mark}`,
        municipalities: [
          { name: `Kommun ${mark}`, departments: [{ name: `Hemtjänst ${mark}`, units: [north, south] }] },
        ],
      },
    ],
  })
  const county = tree.counties[0]
  const municipality = county?.municipalities[0]
  const department = municipality?.departments[0]
  const [first, second] = department?.units ?? []
  if (!county || !municipality || !department || !first || !second) throw new Error('no tree')
  const place: Place = {
    countyId: county.id,
    municipalityId: municipality.id,
    municipalityName: municipality.name,
    departmentId: department.id,
    departmentName: department.name,
    unitId: first.id,
    unitName: first.name,
  }
  return { place, second }
}

/** Counts, as its developer tools would, the renderers of React that start on the page. */
const countRenderers = (page: Page) =>
  page.addInitScript(() => {
    const dispatchers = new Set<unknown>()
    let renderers = 0
    const inject = (renderer: { currentDispatcherRef?: unknown }) => {
      dispatchers.add(renderer.currentDispatcherRef)
      renderers += 1
      return renderers
    }
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        checkDCE: () => undefined,
        inject,
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
      countReact: () => ({ renderers, copies: dispatchers.size }),
    })
  })

test('R-004 R-013 R-022 R-023 R-025 one sign-in, one token, one unit, one copy of react and of the shared package serve every page, each a React root of its own', async ({
  page,
}) => {
  test.slow()
  const complaints: string[] = []
  const holders = new Set<string>()
  page.on('console', message => complaints.push(message.text()))
  page.on('pageerror', error => complaints.push(error.message))
  page.on('response', async response => {
    const { pathname } = new URL(response.url())
    // Only the shared package knows where the tokens are kept.
    if (!pathname.endsWith('.js') || !response.ok()) return
    const code = await response.text().catch(() => '')
    if (/["'`]refresh_token["'`]/.test(code) && /sessionStorage/.test(code)) holders.add(pathname)
  })
  await countRenderers(page)
  const calls = recordTokens(page)
  const { place, second } = await makeTwoUnits()
  await control.makeForecast({ unitId: place.unitId, year: 2026 })
  await control.makeStaffMember({ unitId: second.id, lastName: 'Öberg' })
  const person = await makeManager(place, everyArea)
  await page.clock.install({ time: new Date(usualTime) })
  await storeBeforeLoad(page, { local: { activeLanguage: 'en' } })
  await page.goto('/login')
  await new SignInPage(page).signIn(person)
  const frame = new FramePage(page)
  await frame.entry('Start page').click()
  await expect(frame.title()).toHaveText('Start page')

  await test.step('R-004 the page of a remote is a React root of its own in that of the shell', async () => {
    await frame.entry('Help').click()
    await expect(frame.title()).toHaveText('Help')
    await expect.poll(() => reactRoots(page, 'body')).toBe(1)
    for (const remote of remotes) {
      await frame.go(remote)
      await expect(remote.shown(page)).toBeVisible()
      await expect.poll(() => reactRoots(page, 'main'), { message: remote.id }).toBe(1)
      expect(await reactRoots(page, 'body'), remote.id).toBe(2)
    }
  })

  // Before a unit is chosen, after which the person is asked for anew.
  await test.step('R-025 the person is asked for once', () => {
    expect(calls.filter(({ path }) => path === '/api/user/me')).toHaveLength(1)
  })

  await test.step('R-023 a unit chosen on one remote is the unit of the next', async () => {
    await expect(frame.unitSwitch()).toContainText(place.unitName)
    const picker = new UnitPickerPage(page)
    await picker.open()
    await picker.choose(second.name)
    await expect(frame.unitSwitch()).toContainText(second.name)
    const before = calls.length
    await frame.go(remotes[1])
    await expect(remotes[1].shown(page)).toBeVisible()
    const units = calls.slice(before).flatMap(({ path }) => /^\/api\/staff\/unit\/(\d+)/.exec(path)?.[1] ?? [])
    expect(new Set(units)).toEqual(new Set([String(second.id)]))
  })

  await test.step('R-013 a table has the role table and a dialog the role dialog', async () => {
    await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Öberg' })).toBeVisible()
    await page.getByRole('button', { name: 'New staff member' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveClass(/(^| )ant-modal( |$)/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  for (const [parent, entry, title] of [
    ['Budget', 'Resources Budget', /Resource/],
    [undefined, 'Schedule', 'Schedule'],
    [undefined, 'Help', 'Help'],
  ] as const) {
    await frame.go({ ...(parent === undefined ? {} : { parent }), entry })
    await expect(frame.title()).toHaveText(title)
  }

  await test.step('R-022 one sign-in is enough for every remote, and all send the same token', async () => {
    expect(calls.filter(({ path }) => path === '/api/auth/login')).toHaveLength(1)
    const tokens = areaCalls.map(area => new Set(calls.filter(({ path }) => area.test(path)).map(({ token }) => token)))
    const [first] = [...(tokens[0] ?? [])]
    expect(first).toMatch(/^Bearer ./)
    expect(tokens).toEqual(areaCalls.map(() => new Set([first])))
  })

  await test.step('R-025 one copy of react and of the shared package runs on every page', async () => {
    expect(await page.evaluate(() => Reflect.apply(Reflect.get(window, 'countReact'), window, []))).toEqual({
      renderers: 1,
      copies: 1,
    })
    expect([...holders]).toEqual([expect.not.stringContaining('/modules/')])
    expect(complaints.filter(text => /Invalid hook call|Minified React error|multiple copies/i.test(text))).toEqual([])
  })
})
