import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { makeManager } from '../../fixtures/places'
import { callApi, signInByApi } from '../../fixtures/session'
import { expect, test } from '../../fixtures/suite'
import type { ForecastPage } from '../../pages/forecast-page'

const weeks = '?startWeek=8&endWeek=13'

const outcome = (page: Page) => page.getByRole('region', { name: 'Utfall', exact: true })
const weekGroup = (page: Page) => outcome(page).getByRole('group', { name: 'Markerade veckor' })
const bar = (page: Page) => outcome(page).getByRole('group', { name: 'Ändringar i utfallet' })
const save = (page: Page) => bar(page).getByRole('button', { name: 'Spara utfallet' })
const deed = (page: Page, name: string) => weekGroup(page).getByRole('button', { name, exact: true })
const told = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText })
const turnOn = (page: Page) => page.getByRole('button', { name: 'Utfall', exact: true })

/** An empty cell has no text to press on: the cell itself is pressed. */
const typeInto = async (forecast: ForecastPage, rowId: string, week: number, text: string) => {
  await forecast.select(rowId, week)
  await forecast.page.keyboard.type(text)
  await forecast.press('Enter')
}

test('R-542 R-537 a manager enters what happened, says that the week is complete and opens it again; somebody else was first', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place } = await openForecast({ tab: 'details', search: weeks })

  await test.step('the layer is off until it is turned on, and stays on', async () => {
    await expect(outcome(page)).toHaveCount(0)
    await turnOn(page).click()
    await expect(outcome(page).getByText('Inget utfall är inskrivet än.')).toBeVisible()
    await page.reload()
    await forecast.ready()
    await expect(turnOn(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(weekGroup(page)).toContainText('Vecka 11')
  })

  await test.step('typed and pasted values are saved by their own button', async () => {
    await typeInto(forecast, 'outcome-worked', 10, '395,5')
    await typeInto(forecast, 'outcome-worked', 11, '380')
    await forecast.select('outcome-performed', 8)
    await forecast.paste('310\t320\t330\t340\t350')
    await expect(told(page, '4 celler klistrades in.')).toBeVisible()
    await expect(bar(page)).toContainText('6 celler är inte sparade')
    await expect(forecast.save()).toBeDisabled()
    await forecast.press('Control+s')
    await expect(told(page, 'Utfallet är sparat').first()).toBeVisible()
    await expect(save(page)).toBeDisabled()
    await page.reload()
    await forecast.expectCells('outcome-performed', { 8: '310', 11: '340' })
    await forecast.expectCells('outcome-worked', { 10: '395,5', 11: '380' })
  })

  await test.step('a complete week takes nothing until it is opened again with a reason', async () => {
    await forecast.select('outcome-worked', 10)
    await expect(weekGroup(page)).toContainText('Vecka 10')
    await deed(page, 'Klar').click()
    await expect(deed(page, 'Klar')).toBeDisabled()
    await expect(weekGroup(page)).toContainText('Klar')
    await expect(forecast.input('outcome-worked', 10)).toHaveCount(0)
    await deed(page, 'Öppna igen').click()
    const dialog = page.getByRole('dialog', { name: 'Öppna igen: Vecka 10' })
    await dialog.getByRole('textbox', { name: /Skäl/ }).fill('Två pass saknades')
    await expectNoAxeViolations(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Öppna igen' }).click()
    await expect(dialog).toHaveCount(0)
    await deed(page, 'Som prognosen').click()
    await expect(told(page, 'Prognosens timmar är utfall i veckan')).toBeVisible()
    await forecast.expectCell('outcome-worked', 10, '395,5')
  })

  await test.step('the history of the week tells all of it', async () => {
    await deed(page, 'Veckans historik').click()
    const dialog = page.getByRole('dialog', { name: 'Utfallets historik, vecka 10' })
    await expect(dialog.getByText('Veckan öppnades igen: Två pass saknades')).toBeVisible()
    await expect(dialog.getByText('Veckan sades vara klar')).toBeVisible()
    await expect(dialog.getByText(/Arbetade timmar, Inskrivet: inget värde → 395,5/)).toBeVisible()
    await expect(dialog.getByText('Prov Person').first()).toBeVisible()
    await expectNoAxeViolations(page, '[role=dialog]')
    await forecast.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('what somebody else typed meanwhile stands beside mine, and the same cell is asked about', async () => {
    await typeInto(forecast, 'outcome-worked', 8, '400')
    await typeInto(forecast, 'outcome-worked', 9, '390')
    const other = await signInByApi(await makeManager(place))
    const path = `/outcome/unit/${place.unitId}/2026`
    const read = await callApi(other, path)
    const changes = [
      { kind: 'worked', serverId: 0, week: 8, value: 41_000 },
      { kind: 'absence', serverId: 2, week: 8, value: 800 },
    ]
    const headers = { 'if-match': read.headers.get('etag') ?? '' }
    const sent = await callApi(other, path, { method: 'PATCH', headers, body: JSON.stringify({ changes }) })
    expect(sent.status).toBe(200)
    await save(page).click()
    const dialog = page.getByRole('dialog', { name: 'Någon annan har ändrat samma celler' })
    await expect(dialog.getByRole('group', { name: 'Arbetade timmar, vecka 8' })).toBeVisible()
    await dialog.getByRole('radio', { name: /Sparat värde/ }).check()
    await dialog.getByRole('button', { name: 'Spara med valen' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(save(page)).toBeDisabled()
    await forecast.expectCells('outcome-worked', { 8: '410', 9: '390' })
    await forecast.expectCell('outcome-absence-2', 8, '8')
  })

  await expectNoAxeViolations(page, '[data-part=outcome]')
  await turnOn(page).click()
  await expect(outcome(page)).toHaveCount(0)
})

test('a lost connection loses nothing that was typed', async ({ page, forecast, openForecast }) => {
  await openForecast({ tab: 'details', search: weeks })
  await turnOn(page).click()
  await typeInto(forecast, 'outcome-worked', 10, '395,5')
  await page.context().setOffline(true)
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Det du skrev finns kvar' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(bar(page)).toContainText('1 cell är inte sparad')
  await save(page).click()
  await expect(save(page)).toBeDisabled()
})

test.describe('a telephone in the dark', () => {
  test.use({ viewport: { width: 390, height: 780 }, colorScheme: 'dark' })

  test('the sheet of the outcome scrolls within itself, and takes what is typed', async ({
    page,
    forecast,
    openForecast,
  }) => {
    await openForecast({ tab: 'details', search: weeks })
    await turnOn(page).click()
    await typeInto(forecast, 'outcome-worked', 11, '380')
    await expect(bar(page)).toContainText('1 cell är inte sparad')
    await expect(weekGroup(page)).toContainText('Vecka 11')
    await save(page).click()
    await expect(save(page)).toBeDisabled()
    expect(await forecast.overflow()).toBe(0)
    await expectNoAxeViolations(page, '[data-part=outcome]')
  })
})
