import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { rolesOn } from '../../fixtures/places'
import { plain } from '../../fixtures/plain-text'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { makeBudgetPlace } from './resource-world'

type Income = { readonly zones: readonly { readonly zone: string; readonly prices: readonly number[] }[] }

test('a price of a zone shows what it brings, is saved, is the income of the forecast, and goes again', async ({
  page,
}) => {
  test.slow()
  const { place, lockedNeeds, activeResource, lock } = await makeBudgetPlace()
  await lock((await activeResource((await lockedNeeds()).id)).id)
  const roles = rolesOn(place, [2, 3], 'APPROVE')
  const person = await control.makeUser({ jobTitleId: 4, roles, defaultUnitId: place.unitId })
  const tokens = await signInByApi(person)
  /** SEK of an hour in the urban area by week, as the forecast has it. */
  const pricesOfForecast = async () => {
    const answer = await callApi(tokens, `/forecast/unit/${place.unitId}/2026/comprehensive`)
    const { budget } = (await answer.json()) as { budget: { income?: Income } }
    return budget.income?.zones.find(({ zone }) => zone === 'urban-area')?.prices
  }
  expect(await pricesOfForecast()).toBeUndefined()
  await enter(page, { person, place, language: 'en' }, '/settings/budget')
  const card = page.getByRole('main').getByRole('region', { name: 'Price list' })
  const dialog = page.getByRole('dialog')
  const effect = dialog.getByRole('table', { name: 'Effect on the forecasts' })
  const history = card.getByRole('table', { name: 'Values of Granted hour, Urban area' })

  await test.step('pasted from Excel it stands in its field, and a row that is not understood is named', async () => {
    await expect(card).toContainText('There is no price')
    await card.getByRole('button', { name: 'New prices from' }).press('Enter')
    await dialog.getByLabel(/^Valid from/).fill('2026-04-06')
    await dialog.getByLabel(/^Paste from Excel/).fill('Granted hour, Urban area\t512,50\nMeals\t80\n')
    await expect(dialog.getByLabel(/^Granted hour, Urban area/)).toHaveValue('512,50')
    await expect(dialog.getByRole('listitem')).toContainText('Row 2, “Meals 80”')
  })

  await test.step('the effect stands there before it is saved', async () => {
    await dialog.getByRole('button', { name: 'Show the effect' }).press('Enter')
    await expect(effect).toBeInViewport()
    await expect(dialog).toContainText('The forecast of 1 unit begins to show income')
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
  })

  await test.step('saved it stands in the list, and is the price of the forecast from its week on', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => plain(await history.textContent())).toContain('2026-04-06SEK 512,50')
    const prices = await pricesOfForecast()
    // The day is the Monday of week 15; before it the amount of the budget's type holds.
    expect([prices?.[13], prices?.[14]]).toEqual([420, 512.5])
    await expectNoAxeViolationsInBothThemes(page, 'main')
  })

  await test.step('it fits on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await card.getByRole('button', { name: 'Remove Granted hour, Urban area from 2026-04-06' }).click()
    await expect(effect).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })

  await test.step('removed, the forecast has no income', async () => {
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card).toContainText('There is no price')
    expect(await pricesOfForecast()).toBeUndefined()
  })
})
