import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/suite'
import { makeManager, makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { paths } from '../../fixtures/stub'
import { NotePage } from '../../pages/note-page'
import { SignInPage } from '../../pages/sign-in-page'
import { openResources } from '../budget/resource-world'
import { openStaff } from '../staff/staff-world'

const ended = /Du har loggats ut eftersom inloggningen inte gäller längre/
const resumed = /^Det här skrev du .+ och det är inte sparat än\.$/
const registry = /\/api\/modules/

/** The page asks the registry in the background and learns that the session is over. */
const endSession = async (page: Page) => {
  for (const path of [paths.refresh, registry])
    await page.route(path, route =>
      route.fulfill({ status: 401, json: { statusCode: 401, code: 'token-invalid', message: 'X' } }),
    )
  await page.clock.runFor(70_000)
  await expect(page.getByText(ended)).toBeVisible()
  await page.unrouteAll()
}

const signInAgain = (page: Page, person: { email: string; password: string }) => new SignInPage(page).signIn(person)

const keptInTab = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('veckovis-draft:')).length)

test('a form of the staff that was being written stands open again after the sign-in, but not for another person', async ({
  page,
}) => {
  const { staff, person, place } = await openStaff(page)
  await staff.ready()
  await test.step('a new member, who is saved', async () => {
    await staff.add().click()
    await staff.field('firstName').fill('Örjan')
    await staff.field('notes').fill('Har körkort')
    await endSession(page)
    await signInAgain(page, person)
    await expect(staff.dialog().getByText(resumed)).toBeVisible()
    await expect(staff.field('firstName')).toHaveValue('Örjan')
    await expect(staff.field('notes')).toHaveValue('Har körkort')
    await staff.field('lastName').fill('Ek')
    await staff.field('birthday').fill('1990-12-01')
    await staff.choose(staff.field('gender'), 'Man')
    await staff.field('salary').fill('30000')
    await staff.field('weeklyHours').fill('37')
    await staff.save().click()
    await expect(staff.row('Ek')).toBeVisible()
    expect(await keptInTab(page)).toBe(0)
  })
  await test.step('a change of a member, what was not touched as it is stored now, given up', async () => {
    await staff.openPart('Öberg', 'basic')
    await staff.field('notes').fill('Körkort och truckkort')
    await endSession(page)
    await signInAgain(page, person)
    await expect(staff.dialog().getByText(resumed)).toBeVisible()
    await expect(staff.field('notes')).toHaveValue('Körkort och truckkort')
    await expect(staff.field('firstName')).toHaveValue('Åsa')
    await staff.cancel().click()
    await page.getByRole('button', { name: 'Spara inte' }).click()
    await expect(staff.part('basic')).toBeVisible()
    expect(await keptInTab(page)).toBe(0)
  })
  await test.step('not for another person who signs in', async () => {
    await page.goto('/staff')
    await staff.add().click()
    await staff.field('firstName').fill('Örjan')
    await endSession(page)
    expect(await keptInTab(page)).toBe(1)
    await signInAgain(page, await makeManager(place, [4, 5]))
    await expect(new SignInPage(page).submit()).toHaveCount(0)
    await page.goto('/staff')
    await expect(staff.add()).toBeVisible()
    await expect(staff.dialog()).toHaveCount(0)
    expect(await keptInTab(page)).toBe(0)
  })
})

test('the comment of a lock request comes back with its dialog', async ({ page }) => {
  const { person } = await openResources(page, {
    level: 'WRITE',
    before: async ({ lockedNeeds, activeResource }) => activeResource((await lockedNeeds()).id),
  })
  await page.getByRole('button', { name: 'Begär låsning av Resurser 2026' }).click()
  await page.getByRole('dialog').getByLabel('Kommentar').fill('Klar för 2026')
  await endSession(page)
  await signInAgain(page, person)
  await expect(page.getByRole('dialog').getByLabel('Kommentar')).toHaveValue('Klar för 2026')
  await expect(page.getByRole('dialog').getByText(resumed)).toBeVisible()
})

test('a setting of the municipality that was being typed comes back', async ({ page }) => {
  const place = await makePlace()
  const person = await control.makeUser({
    jobTitleId: 4,
    roles: rolesOn(place, [3], 'APPROVE'),
    defaultUnitId: place.unitId,
  })
  await enter(page, { person, place }, '/settings/budget')
  await page.getByRole('button', { name: /^Nytt värde för Heltid/ }).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Heltid/)
    .fill('38,25')
  await endSession(page)
  await signInAgain(page, person)
  await expect(page.getByRole('dialog').getByText(resumed)).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel(/^Heltid/)).toHaveValue('38,25')
  // This form is closed without a question.
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await keptInTab(page)).toBe(0)
})

test('an open note and an open cell come back together', async ({ page, forecast, openForecast }) => {
  const { person } = await openForecast({ tab: 'details', search: '?startWeek=18&endWeek=22' })
  const note = new NotePage(forecast)
  await note.openCell('substitutes-overtime', 19)
  await note.text().fill('Dubbelpass')
  await forecast.enter('absences-2', 20)
  await forecast.input('absences-2', 20).fill('8')
  await endSession(page)
  await signInAgain(page, person)
  const offers = page.getByRole('button', { name: 'Återställ' })
  await expect(page.getByText('1 anteckning är inte sparad')).toBeVisible()
  await expect(offers).toHaveCount(2)
  await offers.first().click()
  await forecast.expectCell('absences-2', 20, '8')
  await offers.click()
  await expect(note.dialog('Övertid, vecka 19')).toBeVisible()
  await expect(note.text()).toHaveValue('Dubbelpass')
  await note.save().click()
  await expect(note.dialog()).toHaveCount(0)
  expect(await keptInTab(page)).toBe(0)
})
