import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { usualTime } from '../../fixtures/addresses'
import { makeManager, makePlace } from '../../fixtures/places'
import { paths } from '../../fixtures/stub'
import { signInByApi, storedUnit, storeBeforeLoad } from '../../fixtures/session'
import { readStorage } from '../../fixtures/storage'
import { ForecastPage } from '../../pages/forecast-page'
import { FramePage, unitSwitchOf, userMenuOf } from '../../pages/frame-page'
import { SignInPage } from '../../pages/sign-in-page'

/** A manager in a first tab, signed in by hand and not remembered. */
const openFirst = async (page: Page, { remember = false } = {}) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  await page.context().clock.install({ time: new Date(usualTime) })
  await page.goto('/login')
  await new SignInPage(page).signIn(person, { remember })
  await expect(page).toHaveURL(/\/forecast/)
  await expect(page.getByRole('grid').first()).toBeVisible()
  return { place, person }
}

const openSecond = async (page: Page, path: string) => {
  const second = await page.context().newPage()
  await second.goto(path)
  return second
}

const dialogOf = (page: Page) => page.getByRole('dialog')

test('when no tab is left a new one asks for a sign-in, and the leftover unit is cleared', async ({ page }) => {
  await openFirst(page)
  const second = await openSecond(page, '/help')
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  await page.close()
  const third = await openSecond(second, '/help')
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  await second.goto('about:blank')
  await second.close()
  await third.goto('about:blank')
  const fourth = await openSecond(third, '/forecast')
  await expect(new SignInPage(fourth).submit()).toBeVisible()
  expect((await readStorage(fourth)).local.activeUnit).toBeNull()
})

test('a new tab takes the session over, no tab loses its unit, and both refresh one after the other and go on', async ({
  page,
  context,
}) => {
  const { place } = await openFirst(page)
  const second = await openSecond(page, '/forecast?tab=details')
  await expect(unitSwitchOf(second)).toContainText(place.unitName)
  await expect(second.getByRole('grid').first()).toBeVisible()
  const { local, session } = await readStorage(second)
  expect(local.access_token).toBeNull()
  expect(session.refresh_token).toBe((await readStorage(page)).session.refresh_token)
  await page.reload()
  await expect(unitSwitchOf(page)).toContainText(place.unitName)

  const { access_token: old } = (await readStorage(page)).session
  // The access token ends for both at once.
  await context.route(/\/api\/(?!token)/, route =>
    route.request().headers().authorization === `Bearer ${old}`
      ? route.fulfill({ status: 401, json: { statusCode: 401, code: 'unauthenticated', message: 'X' } })
      : route.continue(),
  )
  const refreshed: number[] = []
  context.on('response', response => {
    if (paths.refresh.test(response.url())) refreshed.push(response.status())
  })
  await Promise.all([page, second].map(tab => tab.reload()))
  await expect(unitSwitchOf(page)).toContainText(place.unitName)
  await expect(unitSwitchOf(second)).toContainText(place.unitName)
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all([page, second].map(readStorage))
      return one?.session.refresh_token === other?.session.refresh_token
    })
    .toBe(true)
  expect(refreshed.every(status => status === 200)).toBe(true)
})

test('five tabs of a remembered session whose token is refused at once make one refresh and stay signed in', async ({
  context,
}) => {
  const place = await makePlace({ years: [2026] })
  const tokens = await signInByApi(await makeManager(place))
  await context.clock.install({ time: new Date(usualTime) })
  await storeBeforeLoad(context, { local: { ...tokens, activeUnit: storedUnit(place) } })
  // The server's clock stands still: the answer of an ended token is given here.
  await context.route(paths.me, route =>
    route.request().headers().authorization === `Bearer ${tokens.access_token}`
      ? route.fulfill({ status: 401, json: { statusCode: 401, code: 'unauthenticated', message: 'X' } })
      : route.continue(),
  )
  const refreshes: string[] = []
  context.on('request', request => {
    if (paths.refresh.test(new URL(request.url()).pathname)) refreshes.push(request.method())
  })
  const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
  await Promise.all(pages.map(page => page.goto('/help')))
  for (const page of pages) await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hjälp')
  expect(refreshes).toEqual(['POST'])
})

const withUnsaved = async (page: Page, { remember }: { remember: boolean }) => {
  await openFirst(page, { remember })
  const second = await openSecond(page, '/forecast?tab=details')
  const forecast = new ForecastPage(second)
  await forecast.ready()
  await forecast.type('absences-2', 20, '8')
  await expect(forecast.saveBar()).toContainText('1 ändrad cell')
  return { second, forecast }
}

const signOut = async (page: Page) => {
  await userMenuOf(page).click()
  await new FramePage(page).menuItem('Logga ut').click()
}

const answer = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click()

const saveAndEndBoth = async (page: Page, second: Page) => {
  const saved = second.waitForResponse(paths.save)
  await signOut(page)
  await answer(page, 'Spara')
  expect((await saved).status()).toBe(200)
  for (const tab of [page, second]) await expect(new SignInPage(tab).submit()).toBeVisible()
  // Somebody signed out; nothing has expired.
  await expect(second.getByText(/Du har loggats ut/)).toHaveCount(0)
}

test('a sign-out asks about the unsaved edits of another tab: to be left off, to fail to save them, or to save them and end both', async ({
  page,
}) => {
  const { second, forecast } = await withUnsaved(page, { remember: false })
  await test.step('the sign-out is left off', async () => {
    await signOut(page)
    await expect(dialogOf(page)).toContainText('osparade ändringar i en annan flik')
    await answer(page, 'Stanna kvar')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/forecast/)
    await forecast.expectCell('absences-2', 20, '8')
  })
  await test.step('what can not be saved in the other tab keeps both signed in, and it is told', async () => {
    await second.route(paths.save, route => route.fulfill({ status: 500, json: { message: 'X' } }))
    await signOut(page)
    await answer(page, 'Spara')
    await expect(page.getByText(/Ändringarna i den andra fliken kunde inte sparas/)).toBeVisible()
    await expect(userMenuOf(page)).toBeVisible()
    await forecast.expectCell('absences-2', 20, '8')
    await second.unrouteAll()
  })
  await test.step('the edits are saved, and both tabs end', () => saveAndEndBoth(page, second))
})

test('so does one of a remembered session', async ({ page }) => {
  const { second } = await withUnsaved(page, { remember: true })
  await saveAndEndBoth(page, second)
})
