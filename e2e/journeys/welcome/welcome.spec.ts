import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makeManager, makePlace, unique } from '../../fixtures/places'
import { storeBeforeLoad } from '../../fixtures/session'
import { SignInPage } from '../../pages/sign-in-page'

const english = (page: Page) => storeBeforeLoad(page, { local: { activeLanguage: 'en' } })

test('R-012 R-451 R-452 R-453 R-470 the sign-in begins in the field of the e-mail, wants both fields and leads to the other screens', async ({
  page,
}) => {
  await page.goto('/login')
  const signIn = new SignInPage(page)
  await test.step('R-451 there is a sign-in screen', async () => {
    await expect(signIn.email()).toBeFocused()
    await expect(signIn.password()).toBeVisible()
    await expect(signIn.submit()).toBeVisible()
    // Nobody has been signed out.
    await expect(page.getByText(/Du har loggats ut/)).toHaveCount(0)
  })
  await test.step('R-012 R-470 an empty required field says so when it is left or sent', async () => {
    await page.getByRole('button', { name: 'English' }).click()
    const required = page.getByText('This field is required.', { exact: true })
    await signIn.email().focus()
    await signIn.email().blur()
    await expect(required).toBeVisible()
    await signIn.submit().click()
    await expect(required).toHaveCount(2)
    await page.getByRole('button', { name: 'Svenska' }).click()
  })
  await test.step('R-453 the forgot-password screen is reached from sign-in', async () => {
    await page.getByRole('link', { name: 'Glömt lösenordet?' }).click()
    await expect(page).toHaveURL(/\/forgot-password$/)
  })
  await test.step('R-452 the sign-up screen is reached from sign-in', async () => {
    await page.goto('/login')
    await page.getByRole('link', { name: /konto|[Rr]egistrera/ }).click()
    await expect(page).toHaveURL(/view=signup/)
    await expect(page.getByRole('textbox', { name: /^Förnamn/ })).toBeVisible()
  })
})

const fillSignup = async (
  page: Page,
  values: Partial<Record<'first' | 'last' | 'email' | 'phone' | 'password' | 'repeat', string>> = {},
) => {
  const {
    first = 'Maj',
    last = 'Ek',
    email = `${unique()}@prov.example`,
    phone = '070-1234567',
    password = 'Aa1!aaaa',
    repeat = password,
  } = values
  await page.getByRole('textbox', { name: /^(Förnamn|First name)/ }).fill(first)
  await page.getByRole('textbox', { name: /^(Efternamn|Last name)/ }).fill(last)
  await page.getByRole('textbox', { name: /^(E-postadress|E-mail address)/ }).fill(email)
  await page.getByRole('textbox', { name: /^(Telefon|Phone)/ }).fill(phone)
  await page.getByLabel(/^(Lösenord|Password)/).fill(password)
  await page.getByLabel(/^(Upprepa lösenordet|Repeat password)/).fill(repeat)
  await page.getByLabel(/^(Upprepa lösenordet|Repeat password)/).blur()
  return { email, password }
}
const register = (page: Page) => page.getByRole('button', { name: /^(Skapa konto|Registrera|Create account|Sign up)$/ })

test('R-454 a sign-up leads to the screen of a registration and is confirmed by its mail; easy passwords are told at their field', async ({
  page,
}) => {
  await english(page)
  await page.goto('/login?view=signup')
  await test.step('each field says what it does not take', async () => {
    await fillSignup(page, { email: 'a.b@c', phone: '12345678', password: 'Aa1!aaa', repeat: 'Aa1!aaab' })
    for (const [field, told] of [
      [page.getByRole('textbox', { name: /^E-mail address/ }), 'E-mail must be valid'],
      [page.getByRole('textbox', { name: /^Phone/ }), 'Phone must have 9 to 15 characters'],
      [page.getByLabel(/^Password/), /^At least 8 characters with a capital letter, a number and a special character/],
      [page.getByLabel(/^Repeat password/), 'Passwords do not match'],
    ] as const) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(told)
    }
  })
  const { email } = await fillSignup(page, { password: 'Password1!' })
  await register(page).click()
  const tooCommon =
    'This password is one of the most common, with characters around it. Choose one that is harder to guess.'
  await expect(page.getByText(tooCommon)).toBeVisible()
  await expect(page.getByLabel(/^Password/)).toBeFocused()
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('aria-invalid', 'true')
  const account = await fillSignup(page, { email })
  await expect(page.getByText(tooCommon)).toHaveCount(0)
  await register(page).click()
  await expect(page).toHaveURL(/view=registered/)
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await test.step('R-454 before its confirmation the account cannot sign in', async () => {
    await page.getByRole('link', { name: 'Go to the login' }).click()
    await new SignInPage(page).signIn(account)
    await expect(page.getByText('Bad credentials', { exact: true })).toBeVisible()
  })
  const { text } = await control.lastMail(email)
  const link = /https?:\/\/[^\s]+(\/confirm-email\?token=[^\s]+)/.exec(text)?.[1] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Confirm your account' })).toBeVisible()
  const confirm = async (password: string) => {
    await page.getByLabel(/^Password/).fill(password)
    await page.getByLabel(/^Repeat password/).fill(password)
    await page.getByRole('button', { name: 'Confirm account' }).click()
  }
  await confirm('Kanel-maj-44!')
  await expect(page.getByText('The password must not contain your name or your e-mail address.')).toBeVisible()
  await confirm('Aa1!aaaa')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/^The e-mail address is confirmed/)).toBeVisible()
  await page.goto(link)
  await confirm('Aa1!aaaa')
  await expect(page.getByText(/^The link is no longer valid/)).toBeVisible()
})

const askForPassword = async (page: Page, email: string) => {
  await page.goto('/forgot-password')
  await page.getByRole('textbox').fill(email)
  await page.getByRole('main').getByRole('button', { name: /./ }).last().click()
}

test('R-455 R-456 R-457 a forgotten password: an unknown e-mail is told, a known one gets a link to type a new one twice', async ({
  page,
}) => {
  await english(page)
  await askForPassword(page, `${unique()}@prov.example`)
  await expect(page.getByText('Email not found', { exact: true })).toBeVisible()
  const person = await makeManager(await makePlace({ years: [2026] }))
  await askForPassword(page, person.email)
  await expect(page).toHaveURL(/\/forgot-password-success$/)
  const { text } = await control.lastMail(person.email)
  const link = /https?:\/\/[^\s]+(\/new-password\?token=[^\s]+)/.exec(text)?.[1]
  expect(link).toBeTruthy()
  await page.goto(link ?? '')
  const fields = page.locator('input[type="password"]')
  await expect(fields).toHaveCount(2)
  await fields.nth(0).fill('Nytt-lösen-2026')
  await fields.nth(1).fill('Nytt-lösen-2026')
  await page.getByRole('main').getByRole('button', { name: /./ }).last().click()
  await expect(page).toHaveURL(/\/login/)
  await new SignInPage(page).signIn({ email: person.email, password: 'Nytt-lösen-2026' })
  await expect(page).toHaveURL(/\/forecast/)
})
