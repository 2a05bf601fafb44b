import { brokenModules, expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn, unique, type Place } from '../../fixtures/places'
import { enter, enterNext } from '../../fixtures/session'
import { readStorage } from '../../fixtures/storage'
import { changeAnswer, paths } from '../../fixtures/stub'
import { FramePage } from '../../pages/frame-page'
import { SignInPage } from '../../pages/sign-in-page'

const makePerson = (place: Place, ids: number[], jobTitleId = 1) =>
  control.makeUser({
    firstName: 'Britt',
    lastName: 'Ärlig',
    jobTitleId,
    roles: rolesOn(place, ids),
    defaultUnitId: place.unitId,
  })

/** What a person with every right of a unit meets in the menu: the parent, the entry, its address and the title there. */
const menu = [
  [undefined, 'Startsida', '/planning', 'Startsida'],
  [undefined, 'Dagbok', '/diary', 'Dagbok'],
  [undefined, 'Prognos', '/forecast', 'Prognos'],
  ['Budget', 'Behovsbudget', '/needs', 'Behovsbudget'],
  ['Budget', 'Resursbudget', '/resources', 'Resursbudget'],
  [undefined, 'Schema', '/schedule', 'Schema'],
  [undefined, 'Personal', '/staff', 'Personal'],
  [undefined, 'Hjälp', '/help', 'Hjälp'],
] as const

test('R-054 R-073 R-074 R-080 R-081 R-093 R-094 R-095 R-099 R-100 R-102 R-116 the frame shows place, person and page, and leads to each', async ({
  page,
}) => {
  const place = await makePlace({ years: [2026] })
  await enter(page, { person: await makePerson(place, [1, 2, 3, 4, 5]), place }, '/help')
  const frame = new FramePage(page)
  await expect(frame.title()).toHaveText('Hjälp')
  await test.step('R-054 R-074 the navigation shows the logo and the name of the municipality', async () => {
    await expect(frame.navigation().getByRole('img').first()).toBeVisible()
    await expect(frame.navigation()).toContainText(place.municipalityName)
    await expect(frame.navigation().getByRole('img', { name: new RegExp(place.municipalityName) })).toBeVisible()
    await expect(frame.navigation().getByText(place.municipalityName)).toBeVisible()
  })
  await test.step('R-099 R-116 the header shows the full name, and department and unit', async () => {
    await expect(frame.userMenu(/Britt Ärlig/)).toBeVisible()
    await expect(frame.unitSwitch()).toContainText(place.departmentName)
    await expect(frame.unitSwitch()).toContainText(place.unitName)
  })
  await test.step('R-073 the navigation collapses to a rail and opens again', async () => {
    const width = async () => (await frame.navigation().boundingBox())?.width ?? 0
    const wide = await width()
    await frame.collapse().click()
    await expect.poll(width).toBeLessThan(wide / 2)
    await expect(frame.navigation().getByText('Prognos', { exact: true })).toBeHidden()
    await frame.expand().click()
    await expect.poll(width).toBe(wide)
  })
  await test.step('R-093 a parent expands and collapses', async () => {
    await expect(frame.parent('Budget')).toHaveAttribute('aria-expanded', 'false')
    await frame.parent('Budget').click()
    await expect(frame.parent('Budget')).toHaveAttribute('aria-expanded', 'true')
    await frame.parent('Budget').click()
    await expect(frame.parent('Budget')).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('R-080 R-081 R-094 R-095 R-102 each entry leads to its page, whose title stands in the header, and is marked as the current one', async () => {
    const current = frame.navigation().locator('[aria-current="page"]')
    await expect(frame.topEntries()).toHaveText([...new Set(menu.map(([parent, name]) => parent ?? name))])
    for (const [parent, name, path, title] of menu) {
      await frame.go({ ...(parent === undefined ? {} : { parent }), entry: name })
      await expect(page).toHaveURL(new RegExp(path))
      await expect(frame.title()).toHaveText(title)
      await expect(frame.entry(name)).toHaveAttribute('aria-current', 'page')
      await expect(current).toHaveCount(1)
    }
  })
  await test.step('R-100 the user menu leads to the settings', async () => {
    await frame.userMenu(/Britt Ärlig/).click()
    await frame.menuItem('Inställningar').click()
    await expect(page).toHaveURL(/\/settings$/)
    await expect(frame.title()).toHaveText('Inställningar')
  })
  await test.step('R-095 so does the address of a page that no entry leads to', async () => {
    for (const [path, title] of [
      ['/results', 'Budgetresultat'],
      ['/unauthorized', 'Obehörig'],
      ['/nope', 'Sidan finns inte'],
    ] as const) {
      await page.goto(path)
      await expect(frame.title()).toHaveText(title)
    }
  })
})

test('R-088 R-096 R-463 R-478 R-481 without the permission the unauthorized page is shown, without a place no unit switch', async ({
  page,
}) => {
  const place = await makePlace({ years: [2026] })
  const frame = new FramePage(page)
  await enter(page, { person: await makePerson(place, [1, 3, 5, 6]), place, language: 'en' }, '/help')
  await test.step('R-088 the structure below Admin and Analytics have no entry without 999', async () => {
    await expect(frame.parent('Admin')).toBeVisible()
    await expect(frame.parent('Analytics')).toHaveCount(0)
    await expect(frame.unitSwitch()).toBeVisible()
  })
  await test.step('R-478 R-481 the structure and analytics pages need 999, the forecast needs 2', async () => {
    for (const path of ['/counties', '/clients', '/forecast']) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/unauthorized$/)
    }
  })
  await test.step('R-463 the unauthorized page has its two texts', async () => {
    await expect(page.getByText('Unauthorized', { exact: true }).first()).toBeVisible()
    await expect(page.getByText("You don't have permissions to view this page", { exact: true })).toBeVisible()
  })
  await test.step('R-096 the unit switch shows with a county or for a super admin, and for nobody else', async () => {
    const person = await control.makeUser({ jobTitleId: 1, roles: [] })
    await enterNext(page, { person, language: 'en' }, '/unauthorized')
    await expect(page.getByText('Unauthorized', { exact: true }).first()).toBeVisible()
    await expect(frame.unitSwitch()).toHaveCount(0)
    await changeAnswer<{ counties: unknown[] }>(page, paths.me, body => {
      body.counties = []
    })
    const admin = await control.makeUser({ jobTitleId: 999, roles: [] })
    await enterNext(page, { person: admin, language: 'en' }, '/help')
    await expect(frame.unitSwitch()).toBeVisible()
  })
})

test.describe('with every remote unreachable', () => {
  test.use({ expectedComplaints: brokenModules })

  test('R-016 R-018 R-019 R-027 a person signs in, gets about and chooses a unit, and the remote comes once it can be reached', async ({
    page,
  }) => {
    const refused: string[] = []
    page.on('requestfailed', request => refused.push(request.url()))
    await page.route(/\/modules\/mf-/, route => route.abort())
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
    await control.makeForecast({ unitId: south.id, year: 2026 })
    const person = await control.makeUser({
      firstName: 'Britt',
      lastName: 'Ärlig',
      jobTitleId: 1,
      roles: [2].map(id => ({ id, levels: ['READ'], scope: { kind: 'county', id: counties[0]?.id ?? 0 } })),
      defaultUnitId: north.id,
    })
    const frame = new FramePage(page)
    const retry = page.getByRole('main').getByRole('button', { name: 'Försök igen' })
    await test.step('R-016 the sign-in page renders and signs in', async () => {
      await page.goto('/login')
      await new SignInPage(page).signIn(person)
      await expect(page).toHaveURL(/\/forecast/)
      await expect(frame.userMenu('Britt Ärlig')).toBeVisible()
      await expect.poll(() => refused.some(url => url.includes('/modules/mf-forecast/'))).toBe(true)
    })
    await test.step('R-027 a remote that cannot be loaded says so in its page', async () => {
      await expect(retry).toBeVisible({ timeout: 6_500 })
    })
    await test.step('R-019 the unit picker still opens and saves another unit', async () => {
      await expect(frame.unitSwitch()).toContainText(north.name)
      await frame.unitSwitch().click()
      await page.getByRole('dialog').getByRole('button', { name: south.name, exact: true }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(frame.unitSwitch()).toContainText(south.name)
      await expect
        .poll(async () => JSON.parse((await readStorage(page)).local.activeUnit ?? 'null') as unknown)
        .toMatchObject({ unit: { id: south.id, name: south.name } })
    })
    await test.step('R-018 the navigation still renders and leads on', async () => {
      await expect(frame.entry('Prognos')).toBeVisible()
      await frame.entry('Hjälp').click()
      await expect(frame.title()).toHaveText('Hjälp')
      await frame.entry('Startsida').click()
      await expect(frame.title()).toHaveText('Startsida')
    })
    await test.step('R-027 the remote comes once its files do', async () => {
      await page.unrouteAll()
      await frame.entry('Prognos').click()
      const grid = page.getByRole('grid').first()
      await expect(grid.or(retry)).toBeVisible({ timeout: 20_000 })
      if (await retry.isVisible()) await retry.click()
      await expect(grid).toBeVisible({ timeout: 20_000 })
    })
  })
})

test('R-006 R-007 R-020 a remote is fetched on the first visit, leaves with its page and comes back with it', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', request => {
    if (request.url().includes('/modules/mf-')) files.push(request.url())
  })
  const frame = new FramePage(page)
  const grid = page.getByRole('grid')
  await test.step('R-020 the remote is asked for on the first visit and not at sign-in', async () => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible()
    expect(files).toEqual([])
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makePerson(place, [2]), place, language: 'en' }, '/forecast')
    await expect(grid.first()).toBeVisible()
    expect(files.some(file => /\/modules\/mf-forecast\/[^/]+\/remote-entry\.js/.test(file))).toBe(true)
  })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await test.step('R-007 leaving a remote unmounts it', async () => {
    await frame.entry('Help').click()
    await expect(grid).toHaveCount(0)
    await frame.entry('Forecast').click()
    await expect(grid.first()).toBeVisible()
  })
  await test.step('R-006 Back and Forward change page in the same document', async () => {
    await page.goBack()
    await expect(frame.title()).toHaveText('Help')
    await page.goBack()
    await expect(grid.first()).toBeVisible()
    await page.goForward()
    await expect(frame.title()).toHaveText('Help')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})
