import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { usualTime } from '../../fixtures/addresses'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter, enterNext, signInByApi, storedUnit, storeBeforeLoad, storeInstead } from '../../fixtures/session'
import { answerWith, paths, recordCalls } from '../../fixtures/stub'
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

  test('R-051 R-059 the page goes on at once when the user is there, and stores the tokens as it was asked to', async ({
    page,
  }) => {
    const person = await makeManager(await makePlace({ years: [2026] }))
    const signIn = new SignInPage(page)
    await test.step('R-059 after sign-in the page looks for the user every 100 ms and goes on at once', async () => {
      let release = () => undefined as void
      const held = new Promise<void>(resolve => (release = resolve))
      await page.route(paths.me, async route => {
        await held
        await route.continue()
      })
      await page.goto('/login')
      await expect(signIn.submit()).toBeVisible()
      await page.clock.pauseAt(new Date(Date.parse(usualTime) + 600_000))
      const asked = page.waitForRequest(paths.me)
      await signIn.signIn(person)
      await asked
      await page.clock.runFor(1_000)
      await expect(page).toHaveURL(/\/login/)
      const answered = page.waitForResponse(paths.me)
      release()
      await (await answered).finished()
      await page.clock.runFor(100)
      await expect(page).toHaveURL(/\/forecast/)
    })
    await test.step('without remember me the tokens last for the tab', async () => {
      const { local, session } = await readStorage(page)
      expect(local.access_token).toBeNull()
      expect(session.access_token).not.toBeNull()
    })
    await test.step('R-051 the token pair of the answer is stored', async () => {
      await page.clock.resume()
      await page.unrouteAll()
      // An answer of the API runs no code: a page that finds its session gone goes to the sign-in by itself, beside the test.
      await page.goto('/api/health')
      await storeInstead(page, {})
      await page.goto('/login')
      const answered = page.waitForResponse(/\/api\/auth\/login$/)
      await signIn.signIn(person, { remember: true })
      const pair = (await (await answered).json()) as { access_token: string; refresh_token: string }
      await expect(page).toHaveURL(/\/forecast/)
      expect((await readStorage(page)).local).toMatchObject(pair)
    })
  })

  test('R-458 R-459 a wrong sign-in is told in both languages, and so is that there were too many', async ({
    page,
  }) => {
    const { email } = await makeManager(await makePlace())
    const calls = recordCalls(page)
    const attempt = async (password: string) => {
      const answered = page.waitForResponse(/\/api\/auth\/login$/)
      await new SignInPage(page).signIn({ email, password })
      await answered
    }
    await page.goto('/login')
    await attempt('Fel-12345')
    await expect(page.getByText('Något gick fel. Har du skrivit in rätt uppgifter?', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await attempt('Wrong-1234')
    await expect(page.getByText('Bad credentials', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    expect(refreshes(calls)).toEqual([])
    await page.getByRole('button', { name: 'Svenska' }).click()
    const message = 'För många försök. Försök igen om 14 minuter.'
    await answerWith(page, /\/api\/auth\/login$/, 429, { statusCode: 429, code: 'rate-limited', message })
    await attempt('Fel-3-abc')
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  })
})

test.describe('refresh', () => {
  test('R-017 R-060 R-061 R-066 R-491 R-492 one 401 or several at once are refreshed once, the calls repeated, and the new pair used and stored in its place', async ({
    page,
  }) => {
    const place = await makePlace({ years: [2026] })
    const person = await makeManager(place)
    await refuseFirst(page, paths.comprehensive)
    const calls = recordCalls(page)
    const [sent, answered] = [page.waitForRequest(paths.refresh), page.waitForResponse(paths.refresh)]
    const old = await enter(page, { person, place }, '/forecast')
    const pair = (await (await answered).json()) as typeof old
    const isRefreshedOnce = async () => {
      await expect(page.getByRole('grid').first()).toBeVisible()
      expect(refreshes(calls.splice(0))).toHaveLength(1)
    }
    await test.step('R-017 R-060 a 401 of a remote is refreshed once and the call repeated', isRefreshedOnce)
    await test.step('R-491 the refresh token is sent as bearer', async () => {
      expect((await sent).headers().authorization).toBe(`Bearer ${old.refresh_token}`)
      expect((await sent).postData()).toBeNull()
    })
    await test.step('R-492 the new pair replaces the stored one and is used', async () => {
      expect(pair.refresh_token).not.toBe(old.refresh_token)
      const { local, session } = await readStorage(page)
      expect(local).toMatchObject(pair)
      expect(session.access_token).toBeNull()
      const next = page.waitForRequest(/\/api\/(forecast|user|modules)/)
      await page.reload()
      expect((await next).headers().authorization).toBe(`Bearer ${pair.access_token}`)
    })
    await test.step('R-061 several 401 answers at once lead to one refresh', async () => {
      await expect(page.getByRole('grid').first()).toBeVisible()
      calls.length = 0
      for (const path of [paths.comprehensive, paths.base, /po-values$/]) await refuseFirst(page, path)
      await page.reload()
      await isRefreshedOnce()
    })
    await test.step('R-066 tokens of the tab stay in its storage', async () => {
      const tokens = await signInByApi(person)
      await refuseFirst(page, paths.comprehensive)
      await storeInstead(page, { session: tokens, local: { activeUnit: storedUnit(place) } })
      await page.goto('/forecast')
      await expect.poll(async () => (await readStorage(page)).session.refresh_token).not.toBe(tokens.refresh_token)
      expect((await readStorage(page)).local.access_token).toBeNull()
    })
  })

  test('R-056 R-062 R-063 a failed refresh ends the session: tokens and unit go, and sign-in comes with a reload', async ({
    page,
  }) => {
    const place = await makePlace({ years: [2026] })
    const person = await makeManager(place)
    const isCleared = async () => {
      await expect(page).toHaveURL(/\/login$/)
      await expect
        .poll(async () => {
          const { local, session } = await readStorage(page)
          const keys = ['access_token', 'refresh_token', 'activeUnit'] as const
          return keys.flatMap(key => [local[key], session[key]])
        })
        .toEqual([null, null, null, null, null, null])
    }
    await test.step('R-056 R-062 a 401 on the current user', async () => {
      await refuse(page, paths.refresh)
      await refuse(page, paths.me)
      // Until the sign-in has loaded, the page of before still runs, and would clear what the next step stores.
      const loaded = page.waitForEvent('load', () => new URL(page.url()).pathname === '/login')
      await enter(page, { person, place }, '/forecast')
      await loaded
      await isCleared()
    })
    await test.step('R-063 a 401 on a call of a page', async () => {
      await page.unrouteAll()
      await enterNext(page, { person, place }, '/help')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
      await refuse(page, paths.refresh)
      await refuse(page, paths.comprehensive)
      const loaded = page.waitForEvent('load')
      await new FramePage(page).entry('Prognos').click()
      await loaded
      await isCleared()
    })
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
})

test('R-067 R-068 R-069 R-101 R-494 signing out calls the server, clears the browser and returns to sign-in, also when the call fails', async ({
  page,
}) => {
  const place = await makePlace()
  const person = await makeManager(place)
  const frame = new FramePage(page)
  const signOut = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help')
    await userMenuOf(page).click()
    await frame.menuItem('Logout').click()
  }
  await enter(page, { person, place, language: 'en' }, '/help')
  const [sent, loaded] = [page.waitForRequest(/\/api\/auth\/logout$/), page.waitForEvent('load')]
  await signOut()
  await test.step('R-067 R-494 the server is called, without a body', async () => {
    expect((await sent).method()).toBe('POST')
    expect((await sent).headers().authorization).toMatch(/^Bearer /)
    expect((await sent).postData()).toBeNull()
  })
  await test.step('R-068 R-069 tokens, unit and user are cleared, with a reload', async () => {
    await loaded
    await expect(page).toHaveURL(/\/login$/)
    const { local, session } = await readStorage(page)
    for (const key of ['access_token', 'refresh_token', 'activeUnit'] as const)
      expect([local[key], session[key]]).toEqual([null, null])
    await expect(userMenuOf(page)).toHaveCount(0)
  })
  await test.step('a failing call still signs out here', async () => {
    await enterNext(page, { person, place, language: 'en' }, '/help')
    await page.route(/\/api\/auth\/logout$/, route => route.abort())
    await signOut()
    await expect(page).toHaveURL(/\/login$/)
    expect((await readStorage(page)).local.access_token).toBeNull()
  })
})
