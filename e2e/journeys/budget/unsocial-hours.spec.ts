import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { rolesOn } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { makeBudgetPlace } from './resource-world'

test('unsocial hours by the calendar say which week costs most, are saved, move the forecast, and go again', async ({
  page,
}) => {
  test.slow()
  const { place, lockedNeeds, activeResource, lock } = await makeBudgetPlace()
  await lock((await activeResource((await lockedNeeds()).id)).id)
  const roles = rolesOn(place, [2, 3], 'APPROVE')
  const person = await control.makeUser({ jobTitleId: 4, roles, defaultUnitId: place.unitId })
  const tokens = await signInByApi(person)
  const shiftOf = async () => {
    const answer = await callApi(tokens, `/forecast/unit/${place.unitId}/2026/comprehensive`)
    const { budget } = (await answer.json()) as { budget: { costShift?: { unsocial: Record<string, number> } } }
    return budget.costShift?.unsocial
  }
  await enter(page, { person, place, language: 'en' }, '/settings/budget')
  const card = page.getByRole('main').getByRole('region', { name: 'Unsocial hours' })
  const dialog = page.getByRole('dialog')

  await test.step('the effect stands there before it is saved', async () => {
    await card.getByRole('button', { name: 'New spread' }).click()
    await dialog.getByLabel(/^Valid from/).fill('2026-01-01')
    await expect(dialog).toContainText(/In 2026, week \d+ gets least, .* and week 52 most/)
    await dialog.getByRole('button', { name: 'Show the effect' }).click()
    await expect(dialog.getByRole('table', { name: 'Effect on the forecasts' })).toBeVisible()
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
  })

  await test.step('saved it stands in the list, and Christmas costs more than February', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card.getByRole('row', { name: /2026-01-01/ })).toContainText('By the calendar')
    const shift = await shiftOf()
    expect(shift?.['52']).toBeGreaterThan(0)
    expect(shift?.['7']).toBeLessThan(0)
  })

  await test.step('removed, the forecast costs what it did', async () => {
    await card.getByRole('button', { name: 'Remove spread from 2026-01-01' }).click()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card).toContainText('There is no spread: the amount is spread evenly.')
    expect(await shiftOf()).toBeUndefined()
  })
})
