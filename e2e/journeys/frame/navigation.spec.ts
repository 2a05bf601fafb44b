import type { Page } from '@playwright/test'
import { brokenModules, expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn, unique, type Place } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { readStorage } from '../../fixtures/storage'
import { changeAnswer, paths } from '../../fixtures/stub'
import { FramePage } from '../../pages/frame-page'
import { SignInPage } from '../../pages/sign-in-page'

const open = async (
  page: Page,
  ids: number[],
  { path = '/help', superAdmin = false, language = 'en' as 'sv' | 'en' } = {},
) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({
    firstName: 'Britt',
    lastName: 'Ärlig',
    jobTitleId: superAdmin ? 999 : 1,
    roles: rolesOn(place, ids),
    defaultUnitId: place.unitId,
  })
  await enter(page, { person, place, language }, path)
  const frame = new FramePage(page)
  await expect(frame.title()).toBeVisible()
  return { frame, place, person }
}

test.describe('the rail', () => {
  test('R-073 the navigation collapses to a rail and opens again', async ({ page }) => {
    const { frame } = await open(page, [2])
    const width = async () => (await frame.navigation().boundingBox())?.width ?? 0
    const wide = await width()
    await frame.collapse().click()
    await expect.poll(width).toBeLessThan(wide / 2)
    await expect(frame.navigation().getByText('Forecast', { exact: true })).toBeHidden()
    await frame.expand().click()
    await expect.poll(width).toBe(wide)
  })

  test('R-074 the navigation shows the logo and the name of the municipality', async ({ page }) => {
    const { frame, place } = await open(page, [2])
    await expect(frame.navigation().getByRole('img').first()).toBeVisible()
    await expect(frame.navigation()).toContainText(place.municipalityName)
  })

  test('R-054 the municipality has a logo and a text', async ({ page }) => {
    const { frame, place } = await open(page, [2])
    await expect(frame.navigation().getByRole('img', { name: new RegExp(place.municipalityName) })).toBeVisible()
    await expect(frame.navigation().getByText(place.municipalityName)).toBeVisible()
  })
})

const entries = [
  ['R-076', 100, 'Start page', '/planning'],
  ['R-078', 2, 'Forecast', '/forecast'],
] as const
for (const [id, permission, name, path] of entries) {
  test(`${id} ${name} needs permission ${permission}`, async ({ page }) => {
    const { frame } = await open(page, [permission])
    await frame.entry(name).click()
    await expect(page).toHaveURL(new RegExp(path))
    const other = await page.context().browser()?.newPage()
    if (!other) throw new Error('no browser')
    const { frame: without } = await open(other, permission === 100 ? [2] : [100])
    await expect(without.entry('Help')).toBeVisible()
    await expect(without.entry(name)).toHaveCount(0)
    await other.close()
  })
}

const entriesBy = [
  [1, ['Diary', 'Schedule', 'Help']],
  [2, ['Forecast', 'Schedule', 'Help']],
  [3, ['Budget', 'Schedule', 'Help']],
  [5, ['Schedule', 'Staff', 'Help']],
  [6, ['Schedule', 'Admin', 'Help']],
  [100, ['Start page', 'Schedule', 'Help']],
] as const
test('R-075 an entry shows only with its permission', async ({ browser }) => {
  for (const [permission, names] of entriesBy) {
    const page = await browser.newPage()
    const { frame } = await open(page, [permission])
    await expect(frame.topEntries()).toHaveText(names)
    await page.close()
  }
})

test('a parent shows when a child is permitted', async ({ page }) => {
  const { frame } = await open(page, [6])
  await frame.parent('Admin').click()
  await expect(frame.entry('Users')).toBeVisible()
  await expect(frame.entry('Counties')).toHaveCount(0)
})

test('Admin needs 6 or 999', async ({ page, browser }) => {
  const { frame } = await open(page, [6])
  await expect(frame.parent('Admin')).toBeVisible()
  const other = await browser.newPage()
  const { frame: without } = await open(other, [1, 2, 3, 5])
  await expect(without.entry('Staff')).toBeVisible()
  await expect(without.parent('Admin')).toHaveCount(0)
  await other.close()
})

test('R-079 Budget needs permission 3', async ({ page, browser }) => {
  const { frame } = await open(page, [3])
  await expect(frame.parent('Budget')).toBeVisible()
  const other = await browser.newPage()
  const { frame: without } = await open(other, [1])
  await expect(without.entry('Diary')).toBeVisible()
  await expect(without.parent('Budget')).toHaveCount(0)
  await other.close()
})

test('the structure pages of Admin need 999', async ({ page }) => {
  const { frame } = await open(page, [], { superAdmin: true })
  await frame.parent('Admin').click()
  for (const name of ['Counties', 'Municipalities', 'Departments', 'Units'])
    await expect(frame.entry(name).first()).toBeVisible()
})

test('R-088 Analytics needs 999', async ({ page, browser }) => {
  const { frame } = await open(page, [], { superAdmin: true })
  await expect(frame.parent('Analytics')).toBeVisible()
  const other = await browser.newPage()
  const { frame: without } = await open(other, [1, 2, 3, 5, 6])
  await expect(without.parent('Admin')).toBeVisible()
  await expect(without.parent('Analytics')).toHaveCount(0)
  await other.close()
})

test('R-089 Analytics has three links', async ({ page }) => {
  const { frame } = await open(page, [], { superAdmin: true })
  await frame.parent('Analytics').click()
  for (const name of ['Clients', 'Users', 'Units']) await expect(frame.entry(name).last()).toBeVisible()
})

test('R-082 Schedule is tied to no permission', async ({ page }) => {
  const { frame } = await open(page, [1])
  await expect(frame.entry('Schedule')).toBeVisible()
})

test('R-091 Help is for everyone', async ({ page }) => {
  const { frame } = await open(page, [1], { path: '/settings' })
  await frame.entry('Help').click()
  await expect(page).toHaveURL(/\/help$/)
})

test('R-092 the entries stand in their order', async ({ page }) => {
  const { frame } = await open(page, [], { superAdmin: true })
  const names = ['Start page', 'Diary', 'Forecast', 'Budget', 'Schedule', 'Staff', 'Admin', 'Analytics', 'Help']
  await expect(frame.topEntries()).toHaveText(names)
})

test('R-477 a super admin sees all navigation', async ({ page }) => {
  const { frame } = await open(page, [], { superAdmin: true })
  for (const name of ['Budget', 'Admin', 'Analytics']) {
    const parent = frame.parent(name)
    if ((await parent.getAttribute('aria-expanded')) !== 'true') await parent.click()
  }
  await expect(frame.topEntries()).toHaveCount(9)
  await expect(frame.childEntries()).toHaveCount(10)
})

test('R-093 a parent expands and collapses', async ({ page }) => {
  const { frame } = await open(page, [3])
  await expect(frame.parent('Budget')).toHaveAttribute('aria-expanded', 'false')
  await frame.parent('Budget').click()
  await expect(frame.parent('Budget')).toHaveAttribute('aria-expanded', 'true')
  await frame.parent('Budget').click()
  await expect(frame.parent('Budget')).toHaveAttribute('aria-expanded', 'false')
})

test('the entry of the page is marked as the current one', async ({ page }) => {
  const { frame } = await open(page, [2, 100], { path: '/planning' })
  await expect(frame.entry('Start page')).toHaveAttribute('aria-current', 'page')
  await frame.entry('Forecast').click()
  await expect(frame.entry('Forecast')).toHaveAttribute('aria-current', 'page')
  await expect(frame.entry('Start page')).not.toHaveAttribute('aria-current', 'page')
})

test.describe('roles', () => {
  test('job title 999 is a super admin', async ({ page }) => {
    const place = await makePlace()
    const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
    await enter(page, { person, place, language: 'en' }, '/help')
    await expect(new FramePage(page).topEntries()).toHaveCount(9)
  })

  test('R-476 a role with id 999 makes a super admin', async ({ page }) => {
    const place = await makePlace()
    const person = await control.makeUser({ jobTitleId: 1, roles: [{ id: 999 }], defaultUnitId: place.unitId })
    await enter(page, { person, place, language: 'en' }, '/help')
    await expect(new FramePage(page).topEntries()).toHaveCount(9)
  })

  test('R-478 the structure and analytics pages need 999', async ({ page }) => {
    await open(page, [1, 2, 3, 5, 6])
    for (const path of [
      '/counties',
      '/municipalities',
      '/departments',
      '/units',
      '/clients',
      '/analytics-users',
      '/analytics-units',
    ]) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/unauthorized$/)
    }
  })

  test('R-481 without the permission the unauthorized page is shown', async ({ page }) => {
    await open(page, [1])
    await page.goto('/forecast')
    await expect(page).toHaveURL(/\/unauthorized$/)
  })

  test('R-463 the unauthorized page has its two texts', async ({ page }) => {
    await open(page, [1], { path: '/unauthorized' })
    await expect(page.getByText('Unauthorized', { exact: true }).first()).toBeVisible()
    await expect(page.getByText("You don't have permissions to view this page", { exact: true })).toBeVisible()
  })
})

test.describe('the header', () => {
  test('R-095 the header shows the title of each page', async ({ page }) => {
    const { frame } = await open(page, [2, 3, 4, 5, 100], { language: 'sv' })
    for (const [path, title] of [
      ['/help', 'Hjälp'],
      ['/settings', 'Inställningar'],
      ['/planning', 'Startsida'],
      ['/forecast', 'Prognos'],
      ['/needs', 'Behovsbudget'],
      ['/resources', 'Resursbudget'],
      ['/results', 'Budgetresultat'],
      ['/staff', 'Personal'],
      ['/schedule', 'Schema'],
      ['/unauthorized', 'Obehörig'],
      ['/nope', 'Sidan finns inte'],
    ] as const) {
      await page.goto(path)
      await expect(frame.title()).toHaveText(title)
    }
  })

  test('R-102 the title of the forecast is Prognos', async ({ page }) => {
    const { frame } = await open(page, [2], { path: '/forecast', language: 'sv' })
    await expect(frame.title()).toHaveText('Prognos')
  })

  const withoutCounties = (page: Page) =>
    changeAnswer<{ counties: unknown[] }>(page, paths.me, body => {
      body.counties = []
    })

  test('R-096 the unit switch shows with a county or for a super admin, and for nobody else', async ({
    page,
    browser,
  }) => {
    const { frame } = await open(page, [2])
    await expect(frame.unitSwitch()).toBeVisible()
    const other = await browser.newPage()
    const person = await control.makeUser({ jobTitleId: 1, roles: [] })
    await enter(other, { person, language: 'en' }, '/unauthorized')
    await expect(other.getByText('Unauthorized', { exact: true }).first()).toBeVisible()
    await expect(new FramePage(other).unitSwitch()).toHaveCount(0)
    await other.close()
    const third = await browser.newPage()
    await withoutCounties(third)
    const admin = await control.makeUser({ jobTitleId: 999, roles: [] })
    await enter(third, { person: admin, language: 'en' }, '/help')
    await expect(new FramePage(third).unitSwitch()).toBeVisible()
    await third.close()
  })

  test('R-116 the unit switch shows department and unit', async ({ page }) => {
    const { frame, place } = await open(page, [2])
    await expect(frame.unitSwitch()).toContainText(place.departmentName)
    await expect(frame.unitSwitch()).toContainText(place.unitName)
  })

  test('R-099 the user menu shows the full name', async ({ page }) => {
    const { frame } = await open(page, [2])
    await expect(frame.userMenu(/Britt Ärlig/)).toBeVisible()
  })

  test('R-100 the user menu leads to the settings', async ({ page }) => {
    const { frame } = await open(page, [2])
    await frame.userMenu(/Britt Ärlig/).click()
    await frame.menuItem('Settings').click()
    await expect(page).toHaveURL(/\/settings$/)
  })
})

const blockFiles = (page: Page) => page.route(/\/modules\/mf-/, route => route.abort())

test.describe('with every remote unreachable', () => {
  test.use({ expectedComplaints: brokenModules })

  test('R-016 the sign-in page renders and signs in', async ({ page }) => {
    const refused: string[] = []
    page.on('requestfailed', request => refused.push(request.url()))
    await blockFiles(page)
    const place = await makePlace({ years: [2026] })
    const person = await control.makeUser({
      firstName: 'Britt',
      lastName: 'Ärlig',
      jobTitleId: 1,
      roles: rolesOn(place, [2]),
      defaultUnitId: place.unitId,
    })
    await page.goto('/login')
    await new SignInPage(page).signIn(person)
    await expect(page).toHaveURL(/\/forecast/)
    await expect(new FramePage(page).userMenu('Britt Ärlig')).toBeVisible()
    expect(refused.some(url => url.includes('/modules/mf-forecast/'))).toBe(true)
  })

  test('R-018 the navigation still renders', async ({ page }) => {
    await blockFiles(page)
    const { frame } = await open(page, [2], { path: '/forecast' })
    await expect(frame.entry('Forecast')).toBeVisible()
    await frame.entry('Help').click()
    await expect(frame.title()).toHaveText('Help')
  })

  test('R-019 the unit picker still opens and saves another unit', async ({ page }) => {
    await blockFiles(page)
    const mark = unique()
    const { counties } = await control.makeTree({
      counties: [
        {
          name: `Län ${mark}`,
          municipalities: [
            { name: `Kommun ${mark}`, departments: [{ name: 'Hemtjänst', units: [`Norra ${mark}`, `Södra ${mark}`] }] },
          ],
        },
      ],
    })
    const [north, south] = counties[0]?.municipalities[0]?.departments[0]?.units ?? []
    if (!counties[0] || !north || !south) throw new Error('no tree')
    const person = await control.makeUser({
      jobTitleId: 1,
      roles: [{ id: 2, levels: ['READ'], scope: { kind: 'county', id: counties[0].id } }],
      defaultUnitId: north.id,
    })
    await enter(page, { person, language: 'en' }, '/forecast')
    const frame = new FramePage(page)
    await expect(frame.unitSwitch()).toContainText(north.name)
    await frame.unitSwitch().click()
    await page.getByRole('dialog').getByRole('button', { name: south.name, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(frame.unitSwitch()).toContainText(south.name)
    await expect
      .poll(async () => JSON.parse((await readStorage(page)).local.activeUnit ?? 'null') as unknown)
      .toMatchObject({ unit: { id: south.id, name: south.name } })
  })

  test('R-027 a remote that cannot be loaded leaves the rest usable', async ({ page }) => {
    await blockFiles(page)
    const { frame } = await open(page, [2, 100], { path: '/forecast' })
    await expect(page.getByRole('main').getByRole('button', { name: /Try again|Retry/ })).toBeVisible({
      timeout: 6_500,
    })
    await frame.entry('Start page').click()
    await expect(frame.title()).toHaveText('Start page')
    await page.unrouteAll()
    await frame.entry('Forecast').click()
    const retry = page.getByRole('main').getByRole('button', { name: /Try again|Retry/ })
    const grid = page.getByRole('grid').first()
    await expect(grid.or(retry)).toBeVisible({ timeout: 20_000 })
    if (await retry.isVisible()) await retry.click()
    await expect(grid).toBeVisible({ timeout: 20_000 })
  })

  test('HTML instead of the remote is told inside the page', async ({ page }) => {
    await page.route(/\/modules\/mf-/, route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
    )
    const { frame } = await open(page, [2], { path: '/forecast' })
    await expect(page.getByRole('main').getByRole('button', { name: /Try again|Retry/ })).toBeVisible({
      timeout: 6_500,
    })
    await expect(page.getByRole('main')).toContainText('mf-forecast')
    await frame.entry('Help').click()
    await expect(frame.title()).toHaveText('Help')
  })

  test('a remote that hangs is told within six seconds, and leaving is possible at once', async ({ page }) => {
    await page.route(/\/modules\/mf-/, () => undefined)
    const { frame } = await open(page, [2], { path: '/forecast' })
    await page.clock.runFor(6_500)
    await expect(page.getByRole('main').getByRole('button', { name: /Try again|Retry/ })).toBeVisible()
    await frame.entry('Help').click()
    await expect(frame.title()).toHaveText('Help')
  })
})

test.describe('federation', () => {
  const openAs = async (page: Page, place: Place, path: string) => {
    const person = await control.makeUser({
      jobTitleId: 1,
      roles: rolesOn(place, [2, 100]),
      defaultUnitId: place.unitId,
    })
    await enter(page, { person, place, language: 'en' }, path)
  }

  test('R-020 the remote is asked for on the first visit and not at sign-in', async ({ page }) => {
    const files: string[] = []
    page.on('request', request => {
      if (request.url().includes('/modules/mf-')) files.push(request.url())
    })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible()
    expect(files).toEqual([])
    await openAs(page, await makePlace({ years: [2026] }), '/forecast')
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect(files.some(file => /\/modules\/mf-forecast\/[^/]+\/remote-entry\.js/.test(file))).toBe(true)
  })

  test('R-007 leaving a remote unmounts it', async ({ page }) => {
    await openAs(page, await makePlace({ years: [2026] }), '/forecast')
    await expect(page.getByRole('grid').first()).toBeVisible()
    await new FramePage(page).entry('Help').click()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await new FramePage(page).entry('Forecast').click()
    await expect(page.getByRole('grid').first()).toBeVisible()
  })

  test('R-006 Back and Forward change page in the same document', async ({ page }) => {
    await openAs(page, await makePlace({ years: [2026] }), '/forecast')
    await expect(page.getByRole('grid').first()).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await new FramePage(page).entry('Help').click()
    await expect(new FramePage(page).title()).toHaveText('Help')
    await page.goBack()
    await expect(page.getByRole('grid').first()).toBeVisible()
    await page.goForward()
    await expect(new FramePage(page).title()).toHaveText('Help')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test('an unlicensed module has no entry, no request, and its address says so', async ({ page }) => {
    const place = await makePlace({ years: [2026], licences: [] })
    const files: string[] = []
    page.on('request', request => {
      if (request.url().includes('/modules/mf-')) files.push(request.url())
    })
    await openAs(page, place, '/forecast')
    await expect(page.getByRole('main')).toContainText(/not part of|licen/i)
    await expect(new FramePage(page).entry('Forecast')).toHaveCount(0)
    expect(files).toEqual([])
  })
})
