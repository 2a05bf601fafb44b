import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { FramePage, userMenuOf } from '../../pages/frame-page'
import { control } from '../../fixtures/control'
import { makeManager, makePlace, rolesOn } from '../../fixtures/places'
import { enter, enterNext, storeBeforeLoad, storeInstead } from '../../fixtures/session'
import { changeAnswer, paths, recordCalls } from '../../fixtures/stub'
import { readStorage } from '../../fixtures/storage'
import { SignInPage } from '../../pages/sign-in-page'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('R-009 R-024 R-031 R-033 R-041 R-049 R-450 the settings show the person, and switch the language of all at once', async ({
  page,
}) => {
  const place = await makePlace({ years: [2026] })
  const person = await control.makeUser({
    firstName: 'Åsa',
    lastName: 'Öberg-Lindqvist',
    phone: '070-123 45 67',
    jobTitleId: 1,
    roles: rolesOn(place, [2, 100]),
    defaultUnitId: place.unitId,
  })
  await enter(page, { person, place }, '/settings')
  const choices = page.getByRole('radiogroup', { name: /Språk/ })
  await test.step('R-031 R-041 R-049 the route /settings exists and holds what the user call gives', async () => {
    await expect(heading(page)).toHaveText('Inställningar')
    await expect(choices).toBeVisible()
    await expect(choices.getByRole('radio')).toHaveCount(2)
    await expect(page.getByRole('banner').getByRole('button', { name: /Åsa Öberg-Lindqvist/ })).toBeVisible()
    const main = page.getByRole('main')
    for (const text of [person.email, '070-123 45 67', 'Åsa']) await expect(main).toContainText(text)
  })
  await page.getByRole('link', { name: 'Prognos', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Prognosdetaljer' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await userMenuOf(page).click()
  await new FramePage(page).menuItem('Inställningar').click()
  await test.step('R-009 R-033 R-450 English is chosen, shown and kept', async () => {
    await expect(page.getByRole('link', { name: 'Hjälp' })).toBeVisible()
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    await expect(heading(page)).toHaveText('Settings')
    await expect(page.getByRole('link', { name: 'Help' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect((await readStorage(page)).local.activeLanguage).toBe('en')
  })
  await test.step('R-024 a change of language reaches a remote without a reload', async () => {
    await page.getByRole('link', { name: 'Forecast', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Forecast details' })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test.describe('routes without a session', () => {
  const publicPages = [
    ['/login', 'textbox', /E-postadress/],
    ['/forgot-password', 'textbox', /E-postadress/],
    ['/forgot-password-success', 'link', /[Ll]ogga in|inloggning/],
  ] as const
  test('R-032 R-034 R-036 R-037 R-038 R-039 the routes before a session exist, in Swedish by default', async ({
    page,
  }) => {
    for (const activeLanguage of [null, 'de'])
      await test.step(`R-032 R-034 the language is Swedish where ${activeLanguage} is stored`, async () => {
        await page.goto('/login')
        if (activeLanguage !== null) {
          await storeInstead(page, { local: { activeLanguage } })
          await page.reload()
        }
        await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
        await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible()
      })
    for (const [path, role, name] of publicPages) {
      await page.goto(path)
      await expect(page.getByRole(role, { name })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
    await page.goto('/new-password?token=a-token-that-is-long-enough-to-try')
    await expect(page.locator('input[type="password"]')).toHaveCount(2)
  })

  const protectedPaths = [
    ...['/forecast', '/planning', '/help', '/settings', '/unauthorized', '/'],
    ...['/diary', '/needs', '/resources', '/results', '/staff', '/schedule'],
    ...['/counties', '/municipalities', '/departments', '/units', '/users', '/licences'],
    ...['/clients', '/analytics-users', '/analytics-units', '/overview'],
  ]
  test('R-045 R-058 without a token every protected route leads to sign-in, and a leftover unit is cleared', async ({
    page,
  }) => {
    await storeBeforeLoad(page, {
      local: {
        activeUnit: JSON.stringify({
          unit: { id: 1, name: 'A' },
          department: 'B',
          municipality: { name: 'C', logo: null },
        }),
      },
    })
    const isAtSignIn = async (path: string) => {
      await expect(page, path).toHaveURL(/\/login$/)
      await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible()
    }
    await page.goto('/forecast')
    await isAtSignIn('/forecast')
    await expect.poll(async () => (await readStorage(page)).local.activeUnit).toBeNull()
    // The server has each page; where the page leads is decided in one document.
    for (const path of protectedPaths) {
      expect((await page.request.get(path)).status(), path).toBe(200)
      await page.evaluate(to => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, path)
      await isAtSignIn(path)
    }
  })
})

test.describe('routes of a signed-in person', () => {
  test('R-040 R-042 R-043 R-044 R-048 R-052 R-053 R-055 R-127 R-461 R-462 the index only redirects, and the routes of the shell exist', async ({
    page,
  }) => {
    const place = await makePlace({ years: [2026] })
    const calls = recordCalls(page)
    await enter(page, { person: await makeManager(place) })
    await expect(page).toHaveURL(/\/forecast/)
    await test.step('R-052 R-127 without a stored unit the default unit is used and stored', async () => {
      await expect(page.getByRole('banner')).toContainText(place.unitName)
      await expect
        .poll(async () => JSON.parse((await readStorage(page)).local.activeUnit ?? 'null') as unknown)
        .toEqual({
          unit: { id: place.unitId, name: place.unitName },
          department: place.departmentName,
          municipality: { name: place.municipalityName, logo: null },
        })
    })
    await test.step('R-044 the way back does not lead to the index', async () => {
      await page.goBack()
      await expect(page).not.toHaveURL(/:\d+\/$/)
    })
    await test.step('R-048 a stored access token leads from the sign-in to the same page', async () => {
      await page.goto('/login')
      await expect(page).toHaveURL(/\/forecast/)
    })
    await test.step('R-040 R-055 the route /help exists, and the current user is fetched once', async () => {
      calls.length = 0
      await page.goto('/help')
      await expect(heading(page)).toHaveText('Hjälp')
      expect(calls.filter(call => call === 'GET /api/user/me')).toHaveLength(1)
    })
    await test.step('R-042 R-043 the routes /planning and /unauthorized exist', async () => {
      await page.goto('/planning')
      await expect(heading(page)).toHaveText('Startsida')
      await page.goto('/unauthorized')
      await expect(page.getByText('Du saknar behörighet att visa den här sidan')).toBeVisible()
    })
    await test.step('R-053 a broken stored unit is ignored and never asked for', async () => {
      await page.evaluate(() => window.localStorage.setItem('activeUnit', '{"unit":{"id":"abc","name":"A"}}'))
      await page.goto('/forecast')
      await expect(page.getByRole('banner')).toContainText(place.unitName)
      expect(calls.filter(call => call.includes('abc'))).toEqual([])
    })
    await test.step('R-461 R-462 a missing page says so and has a link back home', async () => {
      await page.evaluate(() => window.localStorage.setItem('activeLanguage', 'en'))
      await page.goto('/nope')
      await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
      await expect(page.getByText('This page could not be found', { exact: true })).toBeVisible()
    })
  })

  test('R-046 R-050 R-449 R-482 R-483 the index leads on by job title and rights', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await test.step('R-046 job title 0 goes from the index to the diary', async () => {
      const roles = rolesOn(place, [1, 2])
      const person = await control.makeUser({ jobTitleId: 0, roles, defaultUnitId: place.unitId })
      await enter(page, { person, place })
      await expect(page).toHaveURL(/\/diary$/)
      await expect(heading(page)).toHaveText('Dagbok')
    })
    await test.step('R-050 permissions come from the roles', async () => {
      await enterNext(page, { person: await makeManager(place, [2]), place, language: 'en' }, '/forecast')
      const { entry } = new FramePage(page)
      await expect(entry('Forecast')).toBeVisible()
      // Any role in areas 1 to 5 gives it.
      await expect(entry('Start page')).toBeVisible()
      await expect(entry('Diary')).toHaveCount(0)
    })
    await test.step('a page that is not permitted has a way out that does not lead back', async () => {
      await enterNext(page, { person: await makeManager(place, [5]), place })
      await expect(page).toHaveURL(/\/unauthorized$/)
      await page.getByRole('link', { name: 'Tillbaka till startsidan' }).click()
      await expect(page).toHaveURL(/\/(staff|schedule)/)
    })
    await test.step('R-482 a person without places cannot continue', async () => {
      await enterNext(page, { person: await control.makeUser({ jobTitleId: 1, roles: [] }) })
      await expect(page).toHaveURL(/\/unauthorized$/)
      await expect(page.getByText(/Kontakta administratören/)).toBeVisible()
    })
    const person = await control.makeUser({ jobTitleId: 999, roles: [] })
    await test.step('R-449 the help page has content for each area', async () => {
      // Help tells of what the registry gives: a super admin where every module is there has all of it.
      await enterNext(page, { person, place }, '/help')
      for (const area of ['Dagbok', 'Prognos', 'Budget', 'Personal', 'Administration', 'Analys'])
        await expect(
          page
            .getByRole('main')
            .getByRole('heading', { name: new RegExp(area, 'i') })
            .first(),
        ).toBeVisible()
    })
    await test.step('R-483 a super admin without places is sent to the counties', async () => {
      const visited: string[] = []
      page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname))
      await changeAnswer<{ counties: unknown[] }>(page, paths.me, body => {
        body.counties = []
      })
      await enterNext(page, { person })
      await expect.poll(() => visited).toContain('/counties')
    })
  })

  const kinds = [
    ['a unit manager of a municipality', 'MUNICIPALITY', 1, 'unit'],
    ['an operations manager of a care organisation', 'HEALTH_AND_SOCIAL_CARE', 2, 'department'],
    ['a head of administration of a business', 'BUSINESS', 3, 'municipality'],
    ['an economist of a school', 'SCHOOL', 4, 'municipality'],
    ['an administrator', 'MUNICIPALITY', 0, 'municipality'],
    ['a super admin', 'MUNICIPALITY', 999, null],
  ] as const
  test('R-030 R-047 every kind of person signs in and reaches a permitted page, from the index the forecast', async ({
    page,
  }) => {
    test.slow()
    await page.goto('/login')
    for (const [who, type, jobTitleId, held] of kinds)
      await test.step(`R-030 ${who}`, async () => {
        const place = await makePlace({ years: [2026], type })
        const ids = { unit: place.unitId, department: place.departmentId, municipality: place.municipalityId }
        const person = await control.makeUser({
          jobTitleId,
          roles: held === null ? [] : [{ id: 2, levels: ['READ'], scope: { kind: held, id: ids[held] } }],
          defaultUnitId: place.unitId,
        })
        await new SignInPage(page).signIn(person)
        await expect(page).not.toHaveURL(/\/login/)
        // The index leads an administrator elsewhere.
        if (jobTitleId === 0) await page.goto('/forecast')
        await expect(page).toHaveURL(/\/forecast/)
        await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Prognos')
        await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 30_000 })
        await expect(page.getByRole('navigation').first()).toContainText(place.municipalityName)
        await storeInstead(page, {})
        await page.goto('/login')
      })
  })
})
