import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { usualTime } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter, signInByApi, storedUnit, storeBeforeLoad } from '../../fixtures/session'
import { paths, recordCalls } from '../../fixtures/stub'
import { readStorage } from '../../fixtures/storage'
import { SignInPage } from '../../pages/sign-in-page'
import { FramePage, userMenuOf } from '../../pages/frame-page'

// What fails on purpose here is reported.
test.use({ expectedComplaints: /^\[veckovis\] / })

const refreshes = (calls: string[]) => calls.filter(call => call === 'POST /api/token/refresh')

/** Answers the first `times` calls of a path with 401, then lets the API answer. */
const refuseFirst = async (page: Page, path: RegExp, times = 1) => {
  let left = times
  await page.route(path, route =>
    left-- > 0
      ? route.fulfill({ status: 401, json: { statusCode: 401, code: 'unauthenticated', message: 'X' } })
      : route.continue(),
  )
}

const refuse = (page: Page, path: RegExp) =>
  page.route(path, route =>
    route.fulfill({ status: 401, json: { statusCode: 401, code: 'token-invalid', message: 'X' } }),
  )

test.describe('signing in', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: new Date(usualTime) }))

  test('R-051 the token pair of the answer is stored', async ({ page }) => {
    const person = await makeManager(await makePlace({ years: [2026] }))
    await page.goto('/login')
    const answered = page.waitForResponse(/\/api\/auth\/login$/)
    await new SignInPage(page).signIn(person, { remember: true })
    const pair = (await (await answered).json()) as { access_token: string; refresh_token: string }
    await expect(page).toHaveURL(/\/forecast/)
    expect((await readStorage(page)).local).toMatchObject(pair)
  })

  test('without remember me the tokens last for the tab', async ({ page }) => {
    const person = await makeManager(await makePlace({ years: [2026] }))
    await page.goto('/login')
    await new SignInPage(page).signIn(person)
    await expect(page).toHaveURL(/\/forecast/)
    const { local, session } = await readStorage(page)
    expect(local.access_token).toBeNull()
    expect(session.access_token).not.toBeNull()
  })

  test('R-059 after sign-in the page looks for the user every 100 ms and goes on at once', async ({ page }) => {
    const person = await makeManager(await makePlace({ years: [2026] }))
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(paths.me, async route => {
      await held
      await route.continue()
    })
    await page.clock.install({ time: new Date(usualTime) })
    await page.goto('/login')
    await expect(new SignInPage(page).submit()).toBeVisible()
    await page.clock.pauseAt(new Date(Date.parse(usualTime) + 600_000))
    const asked = page.waitForRequest(paths.me)
    await new SignInPage(page).signIn(person)
    await asked
    await page.clock.runFor(1_000)
    await expect(page).toHaveURL(/\/login/)
    const answered = page.waitForResponse(paths.me)
    release()
    await (await answered).finished()
    await page.clock.runFor(100)
    await expect(page).toHaveURL(/\/forecast/)
  })

  test('R-458 a wrong sign-in is told in English', async ({ page }) => {
    await storeBeforeLoad(page, { local: { activeLanguage: 'en' } })
    const person = await makeManager(await makePlace())
    await page.goto('/login')
    const calls = recordCalls(page)
    await new SignInPage(page).signIn({ email: person.email, password: 'Wrong-1234' })
    await expect(page.getByText('Bad credentials', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    expect(refreshes(calls)).toEqual([])
  })

  test('R-459 a wrong sign-in is told in Swedish', async ({ page }) => {
    const person = await makeManager(await makePlace())
    await page.goto('/login')
    await new SignInPage(page).signIn({ email: person.email, password: 'Fel-12345' })
    await expect(page.getByText('Något gick fel. Har du skrivit in rätt uppgifter?', { exact: true })).toBeVisible()
  })

  test('ten wrong passwords close the door for a while, and that is told', async ({ page }) => {
    const person = await makeManager(await makePlace())
    await page.goto('/login')
    const signIn = new SignInPage(page)
    for (let attempt = 1; attempt <= 11; attempt++) {
      const answered = page.waitForResponse(/\/api\/auth\/login$/)
      await signIn.signIn({ email: person.email, password: `Fel-${attempt}-abc` })
      await answered
    }
    await expect(page.getByText(/för många försök/i)).toBeVisible()
    await control.forgetLimits()
  })
})

test.describe('refresh', () => {
  test('R-060 a 401 is refreshed once and the call repeated', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await refuseFirst(page, paths.comprehensive)
    const calls = recordCalls(page)
    await enter(page, { person: await makeManager(place), place }, '/forecast')
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect(refreshes(calls)).toHaveLength(1)
  })

  test('R-017 a 401 of a remote leads to exactly one refresh', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await refuseFirst(page, paths.base)
    const calls = recordCalls(page)
    await enter(page, { person: await makeManager(place), place }, '/forecast')
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect(refreshes(calls)).toHaveLength(1)
  })

  test('R-061 simultaneous 401 answers share one refresh', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    for (const path of [paths.comprehensive, paths.base, /po-values$/]) await refuseFirst(page, path)
    const calls = recordCalls(page)
    await enter(page, { person: await makeManager(place), place }, '/forecast')
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect(refreshes(calls)).toHaveLength(1)
  })

  const endSession = async (page: Page, path = '/forecast') => {
    const place = await makePlace({ years: [2026] })
    await refuse(page, paths.refresh)
    await refuse(page, paths.me)
    await enter(page, { person: await makeManager(place), place }, path)
    await expect(page).toHaveURL(/\/login$/)
  }

  test('R-056 a 401 on the current user ends the session', async ({ page }) => {
    await endSession(page)
    expect((await readStorage(page)).local.access_token).toBeNull()
  })

  test('R-062 a failed refresh clears tokens and unit', async ({ page }) => {
    await endSession(page)
    await expect
      .poll(async () => {
        const { local, session } = await readStorage(page)
        return [
          local.access_token,
          local.refresh_token,
          local.activeUnit,
          session.access_token,
          session.refresh_token,
          session.activeUnit,
        ]
      })
      .toEqual([null, null, null, null, null, null])
  })

  test('R-063 a failed refresh goes to sign-in with a reload', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place), place }, '/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
    await refuse(page, paths.refresh)
    await refuse(page, paths.comprehensive)
    const loaded = page.waitForEvent('load')
    await new FramePage(page).entry('Prognos').click()
    await loaded
    await expect(page).toHaveURL(/\/login$/)
  })

  test('R-065 an authentication failure during a save ends at sign-in', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place), place }, '/forecast?tab=details')
    const cell = page.locator('[data-row-id="absences-2"] [data-week="20"]').getByRole('textbox')
    await cell.click()
    await cell.fill('8')
    await cell.press('Enter')
    await refuse(page, paths.refresh)
    await refuse(page, paths.save)
    page.on('dialog', dialog => void dialog.accept())
    await page.keyboard.press('Control+s')
    await expect(page).toHaveURL(/\/login$/)
  })

  const withExpiry = async (page: Page, seconds: number) => {
    const place = await makePlace()
    const person = await makeManager(place)
    const tokens = await signInByApi(person)
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const now = Date.parse(usualTime) / 1000
    const [head, body, signature] = tokens.access_token.split('.')
    const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Record<string, unknown>
    const access = `${head}.${part({ ...claims, exp: now + seconds })}.${signature}`
    await page.route(/\/api\/(?!token)/, async route => {
      const headers = { ...route.request().headers(), authorization: `Bearer ${tokens.access_token}` }
      await route.continue({ headers })
    })
    await page.clock.install({ time: new Date(usualTime) })
    await storeBeforeLoad(page, { local: { ...tokens, access_token: access, activeUnit: storedUnit(place) } })
    await page.goto('/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  }

  test('R-064 a refresh is scheduled 300 seconds before the token expires', async ({ page }) => {
    const calls = recordCalls(page)
    await withExpiry(page, 600)
    await page.clock.runFor(290_000)
    expect(refreshes(calls)).toHaveLength(0)
    await page.clock.runFor(12_000)
    await expect.poll(() => refreshes(calls).length).toBe(1)
  })

  for (const storage of ['local', 'session'] as const) {
    const id = storage === 'session' ? 'R-066 ' : ''
    test(`${id}refreshed tokens stay in ${storage} storage`, async ({ page }) => {
      const place = await makePlace({ years: [2026] })
      const tokens = await signInByApi(await makeManager(place))
      await refuseFirst(page, paths.comprehensive)
      await storeBeforeLoad(page, {
        [storage]: tokens,
        local: { ...(storage === 'local' ? tokens : {}), activeUnit: storedUnit(place) },
      })
      await page.goto('/forecast')
      await expect.poll(async () => (await readStorage(page))[storage].refresh_token).not.toBe(tokens.refresh_token)
      const other = storage === 'local' ? 'session' : 'local'
      expect((await readStorage(page))[other].access_token).toBeNull()
    })
  }

  test('R-491 the refresh token is sent as bearer', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await refuseFirst(page, paths.comprehensive)
    const sent = page.waitForRequest(paths.refresh)
    const tokens = await enter(page, { person: await makeManager(place), place }, '/forecast')
    expect((await sent).headers().authorization).toBe(`Bearer ${tokens.refresh_token}`)
    expect((await sent).postData()).toBeNull()
  })

  test('R-492 the new pair replaces the stored one and is used', async ({ page }) => {
    const place = await makePlace({ years: [2026] })
    await refuseFirst(page, paths.comprehensive)
    const answered = page.waitForResponse(paths.refresh)
    await enter(page, { person: await makeManager(place), place }, '/forecast')
    const pair = (await (await answered).json()) as { access_token: string; refresh_token: string }
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect((await readStorage(page)).local).toMatchObject(pair)
    const next = page.waitForRequest(/\/api\/(forecast|user|modules)/)
    await page.reload()
    expect((await next).headers().authorization).toBe(`Bearer ${pair.access_token}`)
  })
})

test.describe('signing out', () => {
  const signedIn = async (page: Page) => {
    const place = await makePlace()
    const person = await makeManager(place)
    await enter(page, { person, place, language: 'en' }, '/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
    return new FramePage(page)
  }

  test('R-067 signing out calls the server', async ({ page }) => {
    const frame = await signedIn(page)
    const sent = page.waitForRequest(/\/api\/auth\/logout$/)
    await userMenuOf(page).click()
    await frame.menuItem('Logout').click()
    expect((await sent).method()).toBe('POST')
    expect((await sent).headers().authorization).toMatch(/^Bearer /)
    await expect(page).toHaveURL(/\/login$/)
  })

  test('R-494 the sign-out call has no body', async ({ page }) => {
    const frame = await signedIn(page)
    const sent = page.waitForRequest(/\/api\/auth\/logout$/)
    await userMenuOf(page).click()
    await frame.menuItem('Logout').click()
    expect((await sent).postData()).toBeNull()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('R-068 signing out clears tokens, unit and user', async ({ page }) => {
    const frame = await signedIn(page)
    await userMenuOf(page).click()
    await frame.menuItem('Logout').click()
    await expect(page).toHaveURL(/\/login$/)
    const { local, session } = await readStorage(page)
    for (const key of ['access_token', 'refresh_token', 'activeUnit'] as const)
      expect([local[key], session[key]]).toEqual([null, null])
    await expect(userMenuOf(page)).toHaveCount(0)
  })

  test('R-069 signing out returns to sign-in with a reload', async ({ page }) => {
    const frame = await signedIn(page)
    const loaded = page.waitForEvent('load')
    await userMenuOf(page).click()
    await frame.menuItem('Logout').click()
    await loaded
    await expect(page).toHaveURL(/\/login$/)
  })

  test('R-101 the user menu has Logout', async ({ page }) => {
    const frame = await signedIn(page)
    await userMenuOf(page).click()
    await frame.menuItem('Logout').click()
    await expect(page).toHaveURL(/\/login$/)
  })

  test('a failing sign-out call still signs out here', async ({ page }) => {
    const frame = await signedIn(page)
    await page.route(/\/api\/auth\/logout$/, route => route.abort())
    await userMenuOf(page).click()
    await frame.menuItem('Logout').click()
    await expect(page).toHaveURL(/\/login$/)
    expect((await readStorage(page)).local.access_token).toBeNull()
  })
})
