import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { invite, superAdminTokens } from '../../fixtures/invitations'
import { expect, test } from '../../fixtures/journey'
import { callApi } from '../../fixtures/session'
import { SignInPage } from '../../pages/sign-in-page'

const password = 'Xylofon-2026!'

const invited = /^Sara Super har bjudit in dig\./
const closed = 'Inbjudan gäller inte'
const field = { password: /^Lösenord/, repeat: /^Upprepa lösenordet/ }

const choose = async (page: Page, text = password) => {
  await page.getByLabel(field.password).fill(text)
  await page.getByLabel(field.repeat).fill(text)
  await page.getByRole('button', { name: 'Spara lösenordet' }).click()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const look = '**/api/auth/invitation/look'

/** The server has not answered; it does when it is asked again, and the page fits and reads well at 390 px. */
const tryAgainOnTelephone = async (page: Page) => {
  const retry = page.getByRole('button', { name: 'Försök igen' })
  await expect(retry).toBeVisible()
  await page.unroute(look)
  await retry.click()
  await expect(page.getByText(invited)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNoAxeViolationsInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('an invitation is accepted by the link of its mail, once, also on a telephone and at a second try', async ({
  page,
}) => {
  test.slow()
  await page.route(look, route => route.abort())
  const { email, path } = await invite(await superAdminTokens())
  await page.goto(path)
  await tryAgainOnTelephone(page)
  await expect(heading(page)).toHaveText('Välkommen till Veckovis')
  await expect(page.getByText(invited)).toContainText(email)
  await choose(page, 'Person-2026!')
  await expect(page.getByLabel(field.password)).toBeFocused()
  await expect(page.getByLabel(field.password)).toHaveAttribute('aria-invalid', 'true')
  await choose(page)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Kontot är skapat. Logga in.')).toBeVisible()
  await new SignInPage(page).signIn({ email, password })
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(path)
  await page.getByRole('button', { name: 'Logga ut och gå vidare' }).click()
  await expect(heading(page)).toHaveText(closed)
  await expect(page.getByText(/^Länken har redan använts\./)).toBeVisible()
})

test('a link that was taken back, also while its page is open, one of an earlier mail and a broken one say so and whom to ask', async ({
  page,
}) => {
  const tokens = await superAdminTokens()
  const open = await invite(tokens)
  await page.goto(open.path)
  // The heading stands while the link is still being asked about: taken back then, the form never comes.
  await expect(page.getByText(invited)).toBeVisible()
  expect((await callApi(tokens, `/user/${open.id}/invitation`, { method: 'DELETE' })).status).toBe(200)
  await choose(page)
  await expect(heading(page)).toHaveText(closed)
  await expect(page.getByText('Inbjudan har återkallats. Be Sara Super om en ny inbjudan.')).toBeVisible()
  await expectNoAxeViolations(page)
  const again = await invite(tokens)
  await control.forgetLimits()
  expect((await callApi(tokens, `/user/${again.id}/invitation`, { method: 'POST' })).status).toBe(200)
  await expect(async () => {
    await page.goto(again.path)
    await expect(page.getByText('Det finns en nyare inbjudan. Använd länken i det senaste mejlet.')).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await page.goto('/invitation?token=inte-hel')
  await expect(page.getByText(/^Länken är ofullständig.* Be din administratör om en ny inbjudan\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Till inloggningen' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('an installation without sign-up offers none, and says who makes accounts', async ({ page }) => {
  await page.route('**/login*', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '<meta name="veckovis-sign-up" content="on"',
      '<meta name="veckovis-sign-up" content="off"',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Logga in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skapa konto' })).toHaveCount(0)
  await page.goto('/login?view=signup')
  await expect(page.getByText('Konton skapas av administratören. Be om en inbjudan.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
