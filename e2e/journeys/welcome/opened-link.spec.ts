import type { Page } from '@playwright/test'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { invite, superAdminTokens } from '../../fixtures/invitations'
import { expect, test } from '../../fixtures/journey'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter, enterNext, storeInstead } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'
import { userMenuOf } from '../../pages/frame-page'
import { SignInPage } from '../../pages/sign-in-page'

const words = {
  title: 'Du är redan inloggad',
  goOn: 'Logga ut och gå vidare',
  invited: /^Sara Super har bjudit in dig\./,
  password: /^Lösenord/,
} as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A manager at work in this browser, and an invitation of somebody else. */
const begin = async (page: Page) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  const invited = await invite(await superAdminTokens())
  await enter(page, { person, place }, '/help')
  await expect(userMenuOf(page)).toBeVisible()
  return { place, person, invited }
}

const isAt = (page: Page, address: string) =>
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)

test("an invitation that is opened beside somebody's session says whose it is, and leads back or goes on after a sign-out", async ({
  page,
}) => {
  test.slow()
  const begun = await begin(page)
  await test.step('at 390 px the question fits and reads well', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(begun.invited.path)
    await expect(heading(page)).toHaveText(words.title)
    await expectNoAxeViolationsInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('anyone who goes back is where they were, and the link still opens', async () => {
    await page.getByRole('link', { name: 'Tillbaka till Veckovis' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/forecast/)
    await expect(userMenuOf(page)).toContainText('Prov Person')
  })
  await test.step('anyone who goes on is signed out, and takes the invitation', async () => {
    const { person, invited } = begun
    await page.goto(invited.path)
    await expect(heading(page)).toHaveText(words.title)
    await expect(page.getByText('är inloggad i den här webbläsaren')).toContainText(person.email)
    await expect(page.getByLabel(words.password)).toHaveCount(0)
    await page.getByRole('button', { name: words.goOn }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.invited)).toContainText(invited.email)
    isAt(page, invited.path)
    await page.getByLabel(words.password).fill('Xylofon-2026!')
    await page.getByLabel(/^Upprepa lösenordet/).fill('Xylofon-2026!')
    await page.getByRole('button', { name: 'Spara lösenordet' }).click()
    await expect(page.getByText('Kontot är skapat. Logga in.')).toBeVisible()
    await new SignInPage(page).signIn({ email: invited.email, password: 'Xylofon-2026!' })
    await expect(userMenuOf(page)).toContainText('Ny Person')
  })
})

test('unsaved work of another tab is asked about before the link is gone on with', async ({ page }) => {
  const { invited } = await begin(page)
  await page.goto('/forecast?tab=details')
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await forecast.type('absences-2', 20, '8')
  await expect(forecast.saveBar()).toContainText('1 ändrad cell')
  const opened = await page.context().newPage()
  await opened.goto(invited.path)
  const goOn = opened.getByRole('button', { name: words.goOn })
  await goOn.click()
  const question = opened.getByRole('dialog')
  await expect(question).toContainText('osparade ändringar i en annan flik')
  await question.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(heading(opened)).toHaveText(words.title)
  await forecast.expectCell('absences-2', 20, '8')
  await goOn.click()
  await question.getByRole('button', { name: 'Spara inte' }).click()
  await expect(opened.getByText(words.invited)).toBeVisible()
  await expect(new SignInPage(page).submit()).toBeVisible()
})

test('the links of other mails ask the person who is signed in, too, but nobody whose session has ended', async ({
  page,
}) => {
  const { place, person } = await begin(page)
  for (const [path, what] of [
    ['/new-password', 'Länken leder till ett nytt lösenord för den som har bett om det.'],
    ['/confirm-email', 'Länken bekräftar ett nytt konto för den som har skapat det.'],
    ['/first-admin', 'Länken skapar den första administratören.'],
  ] as const)
    await test.step(path, async () => {
      const address = `${path}?token=a-token-that-is-long-enough-to-try`
      await enterNext(page, { person, place }, address)
      await expect(heading(page)).toHaveText(words.title)
      await expect(page.getByText(what)).toBeVisible()
      await page.getByRole('button', { name: words.goOn }).click()
      await expect(page.getByRole('textbox').or(page.locator('input[type=password]')).first()).toBeVisible()
      isAt(page, address)
    })
  await test.step('a session that has ended meanwhile does not stand in the way of a link', async () => {
    const { path } = await invite(await superAdminTokens())
    await storeInstead(page, { local: { access_token: 'ended', refresh_token: 'ended' } })
    await page.goto(path)
    await expect(page.getByText(words.invited)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/invitation')
  })
})
