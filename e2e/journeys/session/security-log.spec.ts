import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { makeManager, makePlace } from '../../fixtures/places'
import { callApi, enter, enterNext, signInByApi } from '../../fixtures/session'
import { answerWith } from '../../fixtures/stub'
import { expect, test } from '../../fixtures/suite'
import { FramePage } from '../../pages/frame-page'

const log = /\/api\/settings\/security\/search$/

test('the page of the installation leads a super admin to the log, which is filtered by the server; others neither see the link nor reach the page', async ({
  page,
}) => {
  const place = await makePlace()
  const person = await control.makeUser({ jobTitleId: 999, roles: [] })
  await enter(page, { person, place }, '/settings/installation')
  const manager = await makeManager(place)
  const tokens = await signInByApi(manager)
  expect((await callApi(tokens, '/settings/security')).status).toBe(403)
  await page.getByRole('link', { name: 'Öppna säkerhetsloggen' }).click()
  await expect(new FramePage(page).title()).toHaveText('Säkerhetslogg')
  const table = page.getByRole('table', { name: 'Säkerhetshändelser, de senaste först' })
  await expect(table.getByText('Inloggning', { exact: true }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Händelse' }).click()
  await page.getByTitle('Nekat anrop').click()
  // Until the filtered list has come the whole one stands there.
  await expect(table.getByText('Inloggning', { exact: true })).toHaveCount(0)
  const mine = table.getByRole('row').filter({ hasText: `(${manager.id})` })
  await expect(mine.getByText('GET /api/settings/security')).toBeVisible()
  await expect(mine).toContainText(/Nätverksadress: (127\.0\.0\.1|::1)/)
  await page.getByLabel('Till och med').fill('2001-01-01')
  await expect(page.getByText('Inga händelser')).toBeVisible()
  await expectNoAxeViolations(page)
  await test.step('a log that cannot be fetched says so and is tried again, in English at 390 px', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await answerWith(page, log, 500, {
      statusCode: 500,
      code: 'server-error',
      message: 'Server error. Try again later.',
    })
    await enterNext(page, { person, place, language: 'en' }, '/settings/security')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.unroute(log)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table', { name: 'Security events, the latest first' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectNoAxeViolations(page)
  })
  await test.step('others', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await enterNext(page, { person: manager, place }, '/settings')
    await expect(page.getByRole('region', { name: 'Språk' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Öppna säkerhetsloggen' })).toHaveCount(0)
    await page.goto('/settings/security')
    await expect(page).toHaveURL(/\/unauthorized$/)
  })
})
