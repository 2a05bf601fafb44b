import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { makeTwoPlaces, countyNameOf } from '../../fixtures/two-places'
import { callApi, enter } from '../../fixtures/session'
import { paths } from '../../fixtures/stub'
import { ForecastPage } from '../../pages/forecast-page'
import { unitSwitchOf } from '../../pages/frame-page'
import { UnitPickerPage } from '../../pages/unit-picker-page'

/** Saves an edit whose answer waits for `release`, and chooses another unit meanwhile. */
const switchDuringSave = async (page: Page, answer: { status?: number } = {}) => {
  const { first, second, person } = await makeTwoPlaces()
  const tokens = await enter(page, { person, place: first }, '/forecast?tab=details')
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await forecast.type('absences-2', 20, '8')
  let release = () => undefined as void
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route(paths.save, async route => {
    await held
    if (answer.status === undefined) await route.continue()
    else await route.fulfill({ status: answer.status, json: { message: 'X' } })
  })
  const sent = page.waitForRequest(paths.save)
  await page.keyboard.press('Control+s')
  await sent
  const picker = new UnitPickerPage(page)
  await picker.open()
  await picker.choose(countyNameOf(second), second.unitName)
  const dialog = page.getByRole('dialog', { name: /Osparade ändringar|Ändringarna är sparade/ })
  await expect(dialog).toContainText('Dina ändringar är redan på väg till servern.')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const stored = async () => {
    const response = await callApi(tokens, `/forecast/unit/${first.unitId}/2026/comprehensive`)
    const body = (await response.json()) as { staffing: { absences: { id: number; values: Record<string, number> }[] } }
    return body.staffing.absences.find(({ id }) => id === 2)?.values['20']
  }
  return { first, second, forecast, dialog, press, release, stored }
}

test('the dialog says when the save has ended, and goes on', async ({ page }) => {
  const { second, dialog, press, release } = await switchDuringSave(page)
  release()
  await expect(dialog).toContainText('Ändringarna är sparade')
  await expect(dialog.getByRole('button', { name: 'Spara inte' })).toHaveCount(0)
  await press('Fortsätt')
  await expect(unitSwitchOf(page)).toContainText(second.unitName)
})

test('Spara waits for the save and then switches', async ({ page }) => {
  const { second, dialog, press, release, stored } = await switchDuringSave(page)
  await press('Spara')
  await expect(dialog.getByRole('button', { name: 'Stanna kvar' })).toBeDisabled()
  release()
  await expect(unitSwitchOf(page)).toContainText(second.unitName)
  expect(await stored()).toBe(8)
})

test('Spara inte waits for what is on its way, says that it was saved, and switches', async ({ page }) => {
  const { second, press, release, stored } = await switchDuringSave(page)
  await press('Spara inte')
  release()
  await expect(page.getByText('Ändringarna hade redan skickats till servern och är sparade.')).toBeVisible()
  await expect(unitSwitchOf(page)).toContainText(second.unitName)
  expect(await stored()).toBe(8)
})

test('when the save fails the question stands, and nothing is lost by staying', async ({ page }) => {
  const { first, forecast, dialog, press, release } = await switchDuringSave(page, { status: 500 })
  release()
  await expect(dialog).not.toContainText('på väg till servern')
  await press('Stanna kvar')
  await expect(unitSwitchOf(page)).toContainText(first.unitName)
  await forecast.expectCell('absences-2', 20, '8')
})
