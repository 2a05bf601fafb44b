import { expect, test } from '../../fixtures/journey'
import { userMenuOf } from '../../pages/frame-page'
import { control } from '../../fixtures/control'
import { makeManager, makePlace, rolesOn } from '../../fixtures/places'
import { enter, storeBeforeLoad } from '../../fixtures/session'
import { changeAnswer, paths, recordCalls } from '../../fixtures/stub'
import { readStorage } from '../../fixtures/storage'
import { SignInPage } from '../../pages/sign-in-page'

// A start that fails on purpose is reported.
test.use({ expectedComplaints: /^\[veckovis\] GET \/user\/me / })

test.describe('language', () => {
  test('R-031 the interface is offered in Swedish and English', async ({ page }) => {
    const place = await makePlace()
    await enter(page, { person: await makeManager(place), place }, '/settings')
    const choices = page.getByRole('radiogroup', { name: /Språk/ }).getByRole('radio')
    await expect(choices).toHaveCount(2)
  })

  test('R-032 Swedish is the default language', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible()
  })

  test('R-033 the language preference is called activeLanguage', async ({ page }) => {
    const place = await makePlace()
    await enter(page, { person: await makeManager(place), place }, '/settings')
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect((await readStorage(page)).local.activeLanguage).toBe('en')
  })

  test('R-034 another language than sv and en is taken as Swedish', async ({ page }) => {
    await storeBeforeLoad(page, { local: { activeLanguage: 'de' } })
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  })

  test('R-024 a change of language reaches a remote without a reload', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place), place }, '/forecast')
    await expect(page.getByRole('tab', { name: 'Prognosdetaljer' })).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page
      .getByRole('button', { name: /^Test|^Prov|Chef|Användare/ })
      .first()
      .or(userMenuOf(page))
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Inställningar' }).click()
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    await page.getByRole('link', { name: 'Forecast', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Forecast details' })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})

test.describe('routes without a session', () => {
  const publicPages = [
    ['R-036', '/login', 'textbox', /E-postadress/],
    ['R-037', '/forgot-password', 'textbox', /E-postadress/],
    ['R-038', '/forgot-password-success', 'link', /[Ll]ogga in|inloggning/],
  ] as const
  for (const [id, path, role, name] of publicPages) {
    test(`${id} the route ${path} exists`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole(role, { name })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })
  }

  test('R-039 the route /new-password exists', async ({ page }) => {
    await page.goto('/new-password?token=a-token-that-is-long-enough-to-try')
    await expect(page.locator('input[type="password"]')).toHaveCount(2)
  })

  test('R-043 the route /unauthorized exists', async ({ page }) => {
    const place = await makePlace()
    await enter(page, { person: await makeManager(place), place }, '/unauthorized')
    await expect(page.getByText('Du saknar behörighet att visa den här sidan')).toBeVisible()
  })

  const protectedPaths = [
    ...['/', '/planning', '/help', '/settings', '/unauthorized'],
    ...['/forecast', '/diary', '/needs', '/resources', '/results', '/staff', '/schedule'],
    ...['/counties', '/municipalities', '/departments', '/units', '/users'],
    ...['/clients', '/analytics-users', '/analytics-units', '/overview'],
  ]
  test('R-045 without a token every protected route leads to sign-in', async ({ page }) => {
    test.slow()
    for (const path of protectedPaths) {
      await page.goto(path)
      await expect(page, path).toHaveURL(/\/login$/)
      await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible()
    }
  })

  test('R-058 without a token a leftover unit is cleared', async ({ page }) => {
    await storeBeforeLoad(page, {
      local: {
        activeUnit: JSON.stringify({
          unit: { id: 1, name: 'A' },
          department: 'B',
          municipality: { name: 'C', logo: null },
        }),
      },
    })
    await page.goto('/forecast')
    await expect(page).toHaveURL(/\/login$/)
    await expect.poll(async () => (await readStorage(page)).local.activeUnit).toBeNull()
  })
})

test.describe('routes of a signed-in person', () => {
  test('R-040 the route /help exists', async ({ page }) => {
    const place = await makePlace()
    await enter(page, { person: await makeManager(place), place }, '/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  })

  test('R-041 the route /settings exists', async ({ page }) => {
    const place = await makePlace()
    await enter(page, { person: await makeManager(place), place }, '/settings')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inställningar')
    await expect(page.getByRole('radiogroup', { name: /Språk/ })).toBeVisible()
  })

  test('R-042 the route /planning exists', async ({ page }) => {
    const place = await makePlace()
    await enter(page, { person: await makeManager(place, [100]), place }, '/planning')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Startsida')
  })

  test('R-044 the index only redirects', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place), place }, '/')
    await expect(page).toHaveURL(/\/forecast/)
    await page.goBack()
    await expect(page).not.toHaveURL(/:\d+\/$/)
  })

  test('R-046 job title 0 goes from the index to the diary', async ({ page }) => {
    const place = await makePlace()
    const person = await control.makeUser({ jobTitleId: 0, roles: rolesOn(place, [1, 2]), defaultUnitId: place.unitId })
    await enter(page, { person, place }, '/')
    await expect(page).toHaveURL(/\/diary$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dagbok')
  })

  for (const [jobTitleId, roles] of [
    [1, [2]],
    [3, [2]],
    [999, []],
  ] as const) {
    const id = jobTitleId === 1 ? 'R-047 ' : ''
    test(`${id}job title ${jobTitleId} goes from the index to the forecast`, async ({ page }) => {
      const place = await makePlace({ years: [2026] })
      const person = await control.makeUser({
        jobTitleId,
        roles: rolesOn(place, [...roles]),
        defaultUnitId: place.unitId,
      })
      await enter(page, { person, place }, '/')
      await expect(page).toHaveURL(/\/forecast/)
    })
  }

  test('R-048 a stored access token gets the same redirect', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    const person = await makeManager(place)
    await enter(page, { person, place }, '/')
    await expect(page).toHaveURL(/\/forecast/)
    await page.goto('/login')
    await expect(page).toHaveURL(/\/forecast/)
  })

  test('R-055 on a stored token the current user is fetched once', async ({ page }) => {
    const place = await makePlace()
    const calls = recordCalls(page)
    await enter(page, { person: await makeManager(place), place }, '/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
    expect(calls.filter(call => call === 'GET /api/user/me')).toHaveLength(1)
  })

  test('R-049 the session holds what the user call gives', async ({ page }) => {
    const place = await makePlace()
    const person = await control.makeUser({
      firstName: 'Åsa',
      lastName: 'Öberg-Lindqvist',
      phone: '070-123 45 67',
      jobTitleId: 1,
      roles: rolesOn(place, [100]),
      defaultUnitId: place.unitId,
    })
    await enter(page, { person, place }, '/settings')
    await expect(page.getByRole('banner').getByRole('button', { name: /Åsa Öberg-Lindqvist/ })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main).toContainText(person.email)
    await expect(main).toContainText('070-123 45 67')
    await expect(main).toContainText('Åsa')
  })

  const kinds = [
    ['a unit manager of a municipality', 'MUNICIPALITY', 1, 'unit'],
    ['an operations manager of a care organisation', 'HEALTH_AND_SOCIAL_CARE', 2, 'department'],
    ['a head of administration of a business', 'BUSINESS', 3, 'municipality'],
    ['an economist of a school', 'SCHOOL', 4, 'municipality'],
    ['an administrator', 'MUNICIPALITY', 0, 'municipality'],
    ['a super admin', 'MUNICIPALITY', 999, null],
  ] as const
  for (const [who, type, jobTitleId, held] of kinds) {
    test(`R-030 ${who} signs in and reaches a permitted page`, async ({ page }) => {
      const place = await makePlace({ years: [2026], type })
      const ids = { unit: place.unitId, department: place.departmentId, municipality: place.municipalityId }
      const person = await control.makeUser({
        jobTitleId,
        roles: held === null ? [] : [{ id: 2, levels: ['READ'], scope: { kind: held, id: ids[held] } }],
        defaultUnitId: place.unitId,
      })
      await page.goto('/login')
      await new SignInPage(page).signIn(person)
      await expect(page).not.toHaveURL(/\/login/)
      await page.goto('/forecast')
      await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Prognos')
      await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('navigation').first()).toContainText(place.municipalityName)
    })
  }
})

test.describe('the active unit in storage', () => {
  const broken = [
    '{"unit":{"id":"abc","name":"A"}}',
    '{"unit":{"id":7,"name":5}}',
    '{"unit":{"id":7,"name":"A"},"department":null}',
    '{broken',
  ]
  test('R-053 a broken stored unit is ignored and never asked for', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    const person = await makeManager(place)
    const calls = recordCalls(page)
    for (const [index, activeUnit] of broken.entries()) {
      if (index === 0) await enter(page, { person, place }, '/help')
      await page.evaluate(value => window.localStorage.setItem('activeUnit', value), activeUnit)
      await page.goto('/forecast')
      await expect(page.getByRole('banner')).toContainText(place.unitName)
      expect(calls.filter(call => call.includes('abc') || /\/unit\/7(\/|\?|$)/.test(call))).toEqual([])
    }
  })

  test('R-052 the stored unit has its structure', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place) }, '/forecast')
    await expect(page.getByRole('banner')).toContainText(place.unitName)
    await expect
      .poll(async () => JSON.parse((await readStorage(page)).local.activeUnit ?? 'null') as unknown)
      .toEqual({
        unit: { id: place.unitId, name: place.unitName },
        department: place.departmentName,
        municipality: { name: place.municipalityName, logo: null },
      })
  })

  test('R-127 without a stored unit the default unit is used', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place) }, '/forecast')
    await expect(page.getByRole('banner')).toContainText(place.unitName)
  })

  test('R-050 permissions come from the roles', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place, [2]), place, language: 'en' }, '/forecast')
    const navigation = page.getByRole('navigation').first()
    await expect(navigation.getByRole('link', { name: 'Forecast', exact: true })).toBeVisible()
    await expect(navigation.getByRole('link', { name: 'Start page', exact: true })).toHaveCount(0)
    await expect(navigation.getByRole('link', { name: 'Diary', exact: true })).toHaveCount(0)
  })

  test('R-057 another error on the current user keeps the tokens and offers a retry', async ({ page }) => {
    const place = await makePlace()
    const person = await makeManager(place)
    await page.route(paths.me, route => route.fulfill({ status: 500, json: { message: 'X' } }))
    await enter(page, { person, place }, '/help')
    await expect(page.getByRole('button', { name: /Försök igen/ })).toBeVisible()
    expect((await readStorage(page)).local.access_token).not.toBeNull()
    await page.unrouteAll()
    await page.getByRole('button', { name: /Försök igen/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  })

  test('R-482 a person without places cannot continue', async ({ page }) => {
    const person = await control.makeUser({ jobTitleId: 1, roles: [] })
    await enter(page, { person }, '/')
    await expect(page).toHaveURL(/\/unauthorized$/)
    await expect(page.getByText(/Kontakta administratören/)).toBeVisible()
  })

  test('R-483 a super admin without places is sent to the counties', async ({ page }) => {
    const person = await control.makeUser({ jobTitleId: 999, roles: [] })
    const visited: string[] = []
    page.on('framenavigated', frame => visited.push(new URL(frame.url()).pathname))
    await changeAnswer<{ counties: unknown[] }>(page, paths.me, body => {
      body.counties = []
    })
    await enter(page, { person }, '/')
    await expect.poll(() => visited).toContain('/counties')
  })
})
