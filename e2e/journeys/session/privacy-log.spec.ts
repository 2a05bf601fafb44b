import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { makeManager, makePlace, type Place } from '../../fixtures/places'
import { callApi, enter, enterNext, signInByApi } from '../../fixtures/session'
import { answerWith } from '../../fixtures/stub'
import { expect, test } from '../../fixtures/suite'
import { FramePage } from '../../pages/frame-page'

const log = /\/api\/settings\/privacy\/municipality\/\d+$/

const makeAdministrator = ({ municipalityId, unitId }: Place) =>
  control.makeUser({
    jobTitleId: 1,
    roles: [{ id: 6, levels: ['APPROVE'], scope: { kind: 'municipality', id: municipalityId } }],
    defaultUnitId: unitId,
  })

/** A place whose manager has opened a member of the staff, and who administers it. */
const makeRead = async () => {
  const place = await makePlace()
  const member = await control.makeStaffMember({ unitId: place.unitId, firstName: 'Åsa', lastName: 'Öberg' })
  const manager = await makeManager(place)
  const answer = await callApi(await signInByApi(manager), `/staff/${member.id}`)
  expect(answer.status).toBe(200)
  return { place, manager, administrator: await makeAdministrator(place) }
}

const table = (page: Page) => page.getByRole('table', { name: 'Läsningar av personuppgifter, de senaste först' })

test('the settings lead an administrator to who read about whom, by name with the keyboard; others read only about themselves', async ({
  page,
}) => {
  test.slow()
  const { place, manager, administrator } = await makeRead()
  await enter(page, { person: administrator, place }, '/settings')
  await page.getByRole('link', { name: 'Öppna åtkomstloggen' }).click()
  await expect(new FramePage(page).title()).toHaveText('Åtkomstlogg')
  const read = table(page)
    .getByRole('row')
    .filter({ hasText: `(${manager.id})` })
  await expect(read).toContainText(place.unitName)
  await expect(read).toContainText('Åsa Öberg')

  await page.getByRole('searchbox', { name: 'Om vem' }).focus()
  await page.keyboard.type('öberg åsa')
  await page.keyboard.press('Enter')
  await expect(read).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Om vem' }).fill('Ingen Alls')
  await page.getByRole('button', { name: 'Sök', exact: true }).click()
  await expect(page.getByText('Inga läsningar')).toBeVisible()
  await page.getByRole('button', { name: 'Rensa' }).click()
  await page.getByRole('combobox', { name: 'Uppgifter' }).click()
  await page.getByTitle('Läste åtkomstloggen').click()
  const reviews = table(page)
    .getByRole('row')
    .filter({ hasText: `(${administrator.id})` })
  await expect(reviews.first()).toBeVisible()
  await expect(read).toHaveCount(0)
  await expectNoAxeViolations(page)
  await test.step('a log that cannot be fetched says so and is tried again, in English at 390 px', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await answerWith(page, log, 500, {
      statusCode: 500,
      code: 'server-error',
      message: 'Server error. Try again later.',
    })
    await enterNext(page, { person: administrator, place, language: 'en' }, '/settings/privacy')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute(log)
    await page.getByRole('button', { name: 'Try again' }).click()
    const reads = page.getByRole('table', { name: 'Access to personal data, the latest first' })
    await expect(reads.getByRole('row').filter({ hasText: `(${manager.id})` })).toContainText('Åsa Öberg')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
  })
  await test.step('others read what the log says about themselves, and nothing about anybody else', async () => {
    const tokens = await signInByApi(manager)
    for (const path of ['/settings/privacy', `/settings/privacy/municipality/${place.municipalityId}`])
      expect((await callApi(tokens, path, { method: 'POST', body: '{}' })).status).toBe(403)
    await page.setViewportSize({ width: 1280, height: 800 })
    await enterNext(page, { person: manager, place }, '/settings/privacy')
    await expect(page.getByRole('region', { name: 'Om mig' })).toBeVisible()
    await expect(page.getByText('Inget om dig')).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
})
