import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { suiteAddress } from '../../fixtures/addresses'
import { control } from '../../fixtures/control'
import { superAdminTokens } from '../../fixtures/invitations'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import { makePlace, rolesOn, unique } from '../../fixtures/places'
import { callApi, enter, enterNext, signInByApi } from '../../fixtures/session'
import { UsersPage } from '../../pages/users-page'

const password = 'Xylofon-2026!'

const post = async (path: string, body: object) => {
  const tokens = await superAdminTokens()
  await control.forgetLimits()
  const response = await callApi(tokens, path, { method: 'POST', body: JSON.stringify(body) })
  expect(response.status, await response.clone().text()).toBe(200)
}

/** Somebody asks for an account and proves the address by the link of the mail. */
const signUp = async (email: string, lastName: string) => {
  await post('/auth/signup', { email, password, firstName: 'Siv', lastName, phone: '070-1234567' })
  const { text } = await control.lastMail(email)
  await post('/auth/confirm-email', { token: /confirm-email\?token=(\S+)/.exec(text)?.[1] ?? '', password })
}

/** The page of somebody who administers the users of a municipality, with an address of an organisation of its own. */
const open = async (page: Page) => {
  const domain = `${unique()}.example`
  const place = await makePlace()
  const person = await control.makeUser({
    jobTitleId: 0,
    email: `admin@${domain}`,
    roles: [...rolesOn(place, [1, 2, 3, 4, 5]), ...rolesOn(place, [6], 'APPROVE')],
  })
  await enter(page, { person, place }, '/users')
  await new UsersPage(page).ready()
  return { place, domain }
}

test('anyone who has signed up waits until they are given roles, and then signs in; a sign-up that is refused is deleted', async ({
  page,
}) => {
  test.slow()
  const { place, domain } = await open(page)
  const users = new UsersPage(page)
  await test.step('with roles', async () => {
    const waiting = page.getByRole('button', { name: 'Ge roller till Siv Sund', exact: true })
    // Nobody waits: the page does not speak of it.
    await expect(page.getByRole('heading', { name: / väntar på / })).toHaveCount(0)
    const email = `siv.sund@${domain}`
    await signUp(email, 'Sund')
    await page.reload()
    await expect(page.getByText(email).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: / väntar på / })).toBeVisible()
    await expectNoAxeViolations(page, 'main')
    await waiting.focus()
    await page.keyboard.press('Enter')
    for (const [field, value] of [
      ['firstName', 'Siv'],
      ['lastName', 'Sund'],
      ['email', email],
      ['phone', '070-1234567'],
    ] as const)
      await expect(users.field(field)).toHaveValue(value)
    await users.choose(users.field('jobTitle'), 'Enhetschef')
    await users.dialog().getByRole('button', { name: 'Använd förslaget för Enhetschef' }).click()
    await users.choosePlaces([place.unitName])
    await users.save().click()
    await expect(users.row('Sund')).toBeVisible()
    await expect(waiting).toHaveCount(0)
    // With the password that they chose when they signed up.
    expect((await signInByApi({ email, password })).access_token).not.toBe('')
  })
  await test.step('a sign-up that is refused is deleted, and waits no longer', async () => {
    const email = `${unique()}@prov.example`
    await signUp(email, 'Avböjd')
    const person = await control.makeUser({ jobTitleId: 999, roles: [] })
    await enterNext(page, { person, place }, '/users')
    await users.ready()
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: 'Ta bort' }).click()
    await expectNoAxeViolations(page, '[role="dialog"]')
    await users.cancel().click()
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('button', { name: 'Ta bort' }).click()
    await users.dialog().getByRole('button', { name: 'Ta bort' }).click()
    await expect(page.getByText('Siv Avböjd är borttagen.')).toBeVisible()
    await expect(page.getByText(email)).toHaveCount(0)
    const response = await fetch(`${suiteAddress}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(response.ok).toBe(false)
  })
})

test('the list of those who wait fits 390 px', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { domain } = await open(page)
  await signUp(`siv.karolina.maria@${domain}`, 'Hallström-Björkqvist')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Ge roller till/ })).toBeVisible()
  expect(await layoutFaults(page)).toEqual([])
})
