import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { rolesOn } from '../../fixtures/places'
import { plain } from '../../fixtures/plain-text'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { makeBudgetPlace } from './resource-world'

const kronorOf = (text: string | null) => Number((text ?? '').replaceAll('\u2212', '-').replace(/[^\d-]/g, ''))

test('a revision of 4 % from 1 April shows what it does, is saved, moves the forecast, and goes again', async ({
  page,
}) => {
  test.slow()
  const { place, lockedNeeds, activeResource, lock } = await makeBudgetPlace()
  await lock((await activeResource((await lockedNeeds()).id)).id)
  const roles = rolesOn(place, [2, 3], 'APPROVE')
  const person = await control.makeUser({ jobTitleId: 4, roles, defaultUnitId: place.unitId })
  const tokens = await signInByApi(person)
  const costOfWeek = async (week: number) => {
    const answer = await callApi(tokens, `/forecast/unit/${place.unitId}/2026/comprehensive`)
    const { weeklyValues } = (await answer.json()) as { weeklyValues: { staffCost: Record<string, number> } }
    return weeklyValues.staffCost[week] ?? Number.NaN
  }
  const before = [await costOfWeek(13), await costOfWeek(20)] as const
  await enter(page, { person, place, language: 'en' }, '/settings/budget')
  const card = page.getByRole('main').getByRole('region', { name: 'Revision of pay' })
  const dialog = page.getByRole('dialog')
  const row = card.getByRole('row', { name: /All staff/ })
  const effect = dialog.getByRole('table', { name: 'Effect on the forecasts' })

  await test.step('the effect stands there before it is saved, by keyboard', async () => {
    await expect(card).toContainText('There is no revision of pay.')
    await card.getByRole('button', { name: 'New revision of pay' }).press('Enter')
    await dialog.getByLabel(/^Valid from/).fill('2026-04-01')
    await dialog.getByLabel(/^Increase in percent/).fill('4')
    await page.keyboard.press('Enter')
    await expect(effect).toBeVisible()
    const [, cost, after, difference] = await effect
      .locator('tbody')
      .getByRole('row')
      .locator('th, td')
      .allTextContents()
    expect(kronorOf(difference ?? null)).toBeGreaterThan(0)
    expect(Math.abs(kronorOf(after ?? null) - kronorOf(cost ?? null) - kronorOf(difference ?? null))).toBeLessThan(2)
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
  })

  await test.step('what is typed stays when the page is loaded anew', async () => {
    await page.reload()
    await expect(dialog.getByLabel(/^Increase in percent/)).toHaveValue('4')
    await dialog.getByRole('button', { name: 'Show the effect' }).click()
    await expect(effect).toBeVisible()
  })

  await test.step('saved it stands in the list, and the forecast costs more from its week on', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => plain(await row.textContent())).toContain('2026-04-01+4 %All staff')
    expect(await costOfWeek(13)).toBe(before[0])
    expect((await costOfWeek(20)) / before[1]).toBeCloseTo(1.04, 2)
  })

  await test.step('it fits on a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await row.getByRole('button', { name: 'Remove revision of pay: All staff from 2026-04-01' }).click()
    await expect(effect).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })

  await test.step('removed, the forecast costs what it did', async () => {
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card).toContainText('There is no revision of pay.')
    expect(await costOfWeek(20)).toBeCloseTo(before[1], 4)
  })
})
