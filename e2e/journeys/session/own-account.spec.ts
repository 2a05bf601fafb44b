import { expectNoAxeViolations, expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { suiteAddress } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makeManager, makePlace } from '../../fixtures/places'
import { callApi, enter, signInByApi, type Tokens } from '../../fixtures/session'

const fresh = 'Xylofon-2026!'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

const signInFrom = async (userAgent: string, { email, password }: { email: string; password: string }) => {
  const response = await fetch(`${suiteAddress}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  })
  return (await response.json()) as Tokens
}

test('a person sees where they are logged in, ends one or all others, and changes the password', async ({ page }) => {
  test.slow()
  const place = await makePlace()
  const person = await makeManager(place)
  const [lost, other] = [await signInFrom(firefox, person), await signInByApi(person)]
  await enter(page, { person, place }, '/settings')
  const card = page.getByRole('group', { name: 'Där du är inloggad' })
  await expect(card.getByRole('listitem')).toHaveCount(3)
  await test.step('at 390 px the cards fit and read well', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoAxeViolationsInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('one session is ended, then all others; this one goes on', async () => {
    await expect(card.getByRole('listitem').first()).toContainText('Den här webbläsaren')
    await expect(card.getByRole('listitem').first()).toContainText('127.0.0.*')
    const ends = card.getByRole('button', { name: /^Logga ut .*, inloggad / })
    await expect(ends).toHaveCount(2)
    await card.getByRole('button', { name: /^Logga ut Firefox på Windows, inloggad / }).click()
    await expect(ends).toHaveCount(1)
    await expect(card).toBeFocused()
    expect((await callApi(lost, '/user/me')).status).toBe(401)
    expect((await callApi(other, '/user/me')).status).toBe(200)
    await card.getByRole('button', { name: 'Logga ut överallt utom här' }).click()
    await expect(card.getByText('Du är inte inloggad någon annanstans.')).toBeVisible()
    expect((await callApi(other, '/user/me')).status).toBe(401)
    await page.reload()
    await expect(card.getByRole('listitem')).toHaveCount(1)
  })
  await test.step('the password is changed with the present one: other sessions end, and a mail tells', async () => {
    const third = await signInByApi(person)
    await page.evaluate(() => window.localStorage.setItem('activeLanguage', 'en'))
    await page.reload()
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    const change = async (current: string, next: string) => {
      await dialog.getByLabel(/^Current password/).fill(current)
      await dialog.getByLabel(/^New password/).fill(next)
      await dialog.getByLabel(/^Repeat the new password/).fill(next)
      await dialog.getByRole('button', { name: 'Change password' }).click()
    }
    await change('Fel-lösen-1', fresh)
    await expect(dialog.getByText('This is not your current password.')).toBeVisible()
    await change(person.password, 'Password-2026!')
    await expect(dialog.getByText(/^This password is one of the most common/)).toBeVisible()
    await expectNoAxeViolations(page, '[role=dialog]')
    await change(person.password, fresh)
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('You are logged in nowhere else.')).toBeVisible()
    expect((await callApi(third, '/user/me')).status).toBe(401)
    await signInByApi({ ...person, password: fresh })
    expect((await control.lastMail(person.email)).subject).toBe('Your password for Veckovis was changed')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  })
})
