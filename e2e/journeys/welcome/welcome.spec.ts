import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makeManager, makePlace, unique } from '../../fixtures/places'
import { enter, storeBeforeLoad } from '../../fixtures/session'
import { SignInPage } from '../../pages/sign-in-page'

const english = (page: Page) => storeBeforeLoad(page, { local: { activeLanguage: 'en' } })

test('R-451 there is a sign-in screen', async ({ page }) => {
  await page.goto('/login')
  const signIn = new SignInPage(page)
  await expect(signIn.email()).toBeVisible()
  await expect(signIn.password()).toBeVisible()
  await expect(signIn.submit()).toBeVisible()
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

test('R-452 the sign-up screen is reached from sign-in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: /konto|[Rr]egistrera/ }).click()
  await expect(page).toHaveURL(/view=signup/)
  await expect(page.getByRole('textbox', { name: /^Förnamn/ })).toBeVisible()
})

test('R-454 a sign-up leads to the screen of a successful registration', async ({ page }) => {
  await page.goto('/login?view=signup')
  const account = await fillSignup(page)
  await register(page).click()
  await expect(page).toHaveURL(/view=registered/)
  await page.getByRole('link', { name: /[Ll]ogga in|inloggning/ }).click()
  await new SignInPage(page).signIn(account)
  await expect(page.getByText('Något gick fel. Har du skrivit in rätt uppgifter?')).toBeVisible()
})

test('a sign-up is confirmed by the link of its mail, and a password that is easy to guess is told at its field', async ({
  page,
}) => {
  await english(page)
  await page.goto('/login?view=signup')
  const { email } = await fillSignup(page, { password: 'Password1!' })
  await register(page).click()
  const tooCommon =
    'This password is one of the most common, with characters around it. Choose one that is harder to guess.'
  await expect(page.getByText(tooCommon)).toBeVisible()
  await expect(page.getByLabel(/^Password/)).toBeFocused()
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('aria-invalid', 'true')
  await fillSignup(page, { email })
  await expect(page.getByText(tooCommon)).toHaveCount(0)
  await register(page).click()
  await expect(page).toHaveURL(/view=registered/)
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

test('R-453 the forgot-password screen is reached from sign-in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Glömt lösenordet?' }).click()
  await expect(page).toHaveURL(/\/forgot-password$/)
})

const askForPassword = async (page: Page, email: string) => {
  await page.goto('/forgot-password')
  await page.getByRole('textbox').fill(email)
  await page.getByRole('main').getByRole('button', { name: /./ }).last().click()
}

test('R-455 an unknown e-mail is told', async ({ page }) => {
  await english(page)
  await askForPassword(page, `${unique()}@prov.example`)
  await expect(page.getByText('Email not found', { exact: true })).toBeVisible()
})

test('R-456 a known e-mail leads to the success page', async ({ page }) => {
  const person = await makeManager(await makePlace())
  await askForPassword(page, person.email)
  await expect(page).toHaveURL(/\/forgot-password-success$/)
})

test('R-457 a new password is typed twice and leads to sign-in', async ({ page }) => {
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

test.describe('checks of the forms', () => {
  const signup = async (page: Page) => {
    await english(page)
    await page.goto('/login?view=signup')
  }
  const passwordError = (page: Page) =>
    page.getByText('At least 8 characters with a capital letter, a number and a special character')

  const weak = [
    ['R-464', 'at least 8 characters', 'Aa1!aaa'],
    ['R-465', 'a capital letter', 'aa1!aaaa'],
    ['R-466', 'a number', 'Aaa!aaaa'],
    ['R-467', 'a special character', 'Aa1aaaaa'],
  ] as const
  for (const [id, rule, password] of weak) {
    test(`${id} a password needs ${rule}`, async ({ page }) => {
      await signup(page)
      await fillSignup(page, { password })
      await expect(passwordError(page).first()).toBeVisible()
      await expect(page.getByLabel(/^Password/)).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel(/^Password/).fill('Aa1!aaaa')
      await page.getByLabel(/^Repeat password/).fill('Aa1!aaaa')
      await page.getByLabel(/^Repeat password/).blur()
      await expect(page.getByLabel(/^Password/)).not.toHaveAttribute('aria-invalid', 'true')
    })
  }

  test('R-468 the two passwords must match', async ({ page }) => {
    await signup(page)
    await fillSignup(page, { repeat: 'Aa1!aaab' })
    await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible()
  })

  test('R-469 an e-mail needs an @ and then a point', async ({ page }) => {
    await signup(page)
    for (const email of ['a.b@c', 'ab.c']) {
      await fillSignup(page, { email })
      await expect(page.getByText('E-mail must be valid', { exact: true })).toBeVisible()
    }
    await fillSignup(page, { email: 'a@b.c' })
    await expect(page.getByText('E-mail must be valid', { exact: true })).toHaveCount(0)
  })

  test('R-470 required fields say so', async ({ page }) => {
    await english(page)
    await page.goto('/login')
    await new SignInPage(page).submit().click()
    await expect(page.getByText('This field is required.', { exact: true })).toHaveCount(2)
  })

  test('R-012 leaving an empty required field shows its message', async ({ page }) => {
    await english(page)
    await page.goto('/login')
    await new SignInPage(page).email().focus()
    await new SignInPage(page).email().blur()
    await expect(page.getByText('This field is required.', { exact: true })).toBeVisible()
  })

  const phones = [
    ['R-471', 'at least 9 characters', '12345678', '123456789'],
    ['R-472', 'at most 15 characters', '1234567890123456', '123456789012345'],
  ] as const
  for (const [id, rule, refused, accepted] of phones) {
    test(`${id} a phone number has ${rule}`, async ({ page }) => {
      await signup(page)
      const phone = page.getByRole('textbox', { name: /^Phone/ })
      await fillSignup(page, { phone: refused })
      await expect(phone).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText('Phone must have 9 to 15 characters')).toBeVisible()
      await fillSignup(page, { phone: accepted })
      await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
    })
  }
})

test.describe('help, settings and error pages', () => {
  const open = async (page: Page, path: string, language: 'sv' | 'en' = 'sv') => {
    const place = await makePlace({ years: [2026] })
    await enter(page, { person: await makeManager(place), place, language }, path)
  }

  test('R-449 the help page has content for each area', async ({ page }) => {
    // Help tells of what the registry gives: a super admin where every module is there has all of it.
    const place = await makePlace()
    await enter(page, { person: await control.makeUser({ jobTitleId: 999, roles: [] }), place }, '/help')
    for (const area of ['Dagbok', 'Prognos', 'Budget', 'Personal', 'Administration', 'Analys'])
      await expect(
        page
          .getByRole('main')
          .getByRole('heading', { name: new RegExp(area, 'i') })
          .first(),
      ).toBeVisible()
  })

  test('R-450 the language is changed in the settings, at once', async ({ page }) => {
    await open(page, '/settings')
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  })

  test('R-009 switching language changes the visible text', async ({ page }) => {
    await open(page, '/settings')
    await expect(page.getByRole('link', { name: 'Hjälp' })).toBeVisible()
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    await expect(page.getByRole('link', { name: 'Help' })).toBeVisible()
  })

  test('R-461 a missing page has a link back home', async ({ page }) => {
    await open(page, '/nope', 'en')
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/')
  })

  test('R-462 a missing page says so', async ({ page }) => {
    await open(page, '/nope', 'en')
    await expect(page.getByText('This page could not be found', { exact: true })).toBeVisible()
  })
})
