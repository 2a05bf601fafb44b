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
  sv: {
    title: 'Du är redan inloggad',
    is: 'är inloggad i den här webbläsaren',
    goOn: 'Logga ut och gå vidare',
    back: 'Tillbaka till Veckovis',
    invited: /^Sara Super har bjudit in dig\./,
    password: /^Lösenord/,
    repeat: /^Upprepa lösenordet/,
    save: 'Spara lösenordet',
    made: 'Kontot är skapat. Logga in.',
  },
  en: {
    title: 'You are already logged in',
    is: 'is logged in in this browser',
    goOn: 'Log out and go on',
    back: 'Back to Veckovis',
    invited: /^Sara Super has invited you\./,
    password: /^Password/,
    repeat: /^Repeat password/,
    save: 'Save password',
    made: 'The account has been created. Log in.',
  },
} as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A manager at work in this browser, and an invitation of somebody else. */
const begin = async (page: Page, language: 'sv' | 'en' = 'sv', opening = enter) => {
  const place = await makePlace({ years: [2026] })
  const person = await makeManager(place)
  const invited = await invite(await superAdminTokens(), language)
  await opening(page, { person, place, language }, '/help')
  await expect(userMenuOf(page)).toBeVisible()
  return { place, person, invited }
}

const isAt = (page: Page, address: string) =>
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)

const acceptBeside = async (
  page: Page,
  language: 'sv' | 'en',
  { person, invited }: Awaited<ReturnType<typeof begin>>,
) => {
  const text = words[language]
  await page.goto(invited.path)
  await expect(heading(page)).toHaveText(text.title)
  await expect(page.getByText(text.is)).toContainText(person.email)
  await expect(page.getByLabel(text.password)).toHaveCount(0)
  await page.getByRole('button', { name: text.goOn }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(text.invited)).toContainText(invited.email)
  isAt(page, invited.path)
  await page.getByLabel(text.password).fill('Xylofon-2026!')
  await page.getByLabel(text.repeat).fill('Xylofon-2026!')
  await page.getByRole('button', { name: text.save }).click()
  await expect(page.getByText(text.made)).toBeVisible()
  await new SignInPage(page).signIn({ email: invited.email, password: 'Xylofon-2026!' })
  await expect(userMenuOf(page)).toContainText('Ny Person')
}

test("an invitation that is opened beside somebody's session says whose it is, and leads back or goes on after a sign-out", async ({
  page,
}) => {
  test.slow()
  const begun = await begin(page)
  await test.step('at 390 px the question fits and reads well', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(begun.invited.path)
    await expect(heading(page)).toHaveText(words.sv.title)
    await expectNoAxeViolationsInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('whoever goes back is where they were, and the link still opens', async () => {
    await page.getByRole('link', { name: words.sv.back }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/forecast/)
    await expect(userMenuOf(page)).toContainText('Prov Person')
  })
  await test.step('sv', () => acceptBeside(page, 'sv', begun))
  await test.step('en', async () => acceptBeside(page, 'en', await begin(page, 'en', enterNext)))
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
  const goOn = opened.getByRole('button', { name: words.sv.goOn })
  await goOn.click()
  const question = opened.getByRole('dialog')
  await expect(question).toContainText('osparade ändringar i en annan flik')
  await question.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(heading(opened)).toHaveText(words.sv.title)
  await forecast.expectCell('absences-2', 20, '8')
  await goOn.click()
  await question.getByRole('button', { name: 'Spara inte' }).click()
  await expect(opened.getByText(words.sv.invited)).toBeVisible()
  await expect(new SignInPage(page).submit()).toBeVisible()
})

test('the links of other mails ask whoever is signed in, too, but nobody whose session has ended', async ({ page }) => {
  const { place, person } = await begin(page)
  for (const [path, what] of [
    ['/new-password', 'Länken leder till ett nytt lösenord för den som har bett om det.'],
    ['/confirm-email', 'Länken bekräftar ett nytt konto för den som har skapat det.'],
    ['/first-admin', 'Länken skapar den första administratören.'],
  ] as const)
    await test.step(path, async () => {
      const address = `${path}?token=a-token-that-is-long-enough-to-try`
      await enterNext(page, { person, place }, address)
      await expect(heading(page)).toHaveText(words.sv.title)
      await expect(page.getByText(what)).toBeVisible()
      await page.getByRole('button', { name: words.sv.goOn }).click()
      await expect(page.getByRole('textbox').or(page.locator('input[type=password]')).first()).toBeVisible()
      isAt(page, address)
    })
  await test.step('a session that has ended meanwhile does not stand in the way of a link', async () => {
    const { path } = await invite(await superAdminTokens())
    await storeInstead(page, { local: { access_token: 'ended', refresh_token: 'ended' } })
    await page.goto(path)
    await expect(page.getByText(words.sv.invited)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/invitation')
  })
})
