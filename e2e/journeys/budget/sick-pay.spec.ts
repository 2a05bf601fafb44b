import { randomUUID } from 'node:crypto'
import { expectNoAxeViolationsInBothThemes } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { rolesOn, type Place } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { ForecastPage } from '../../pages/forecast-page'
import { makeBudgetPlace } from './resource-world'

/** A week off sick in August, of a person of 40 hours a week, approved by a manager. */
const approveIllness = async ({ unitId }: Place, manager: Awaited<ReturnType<typeof control.makeUser>>) => {
  const { id: staffId } = await control.makeStaffMember({ unitId, firstName: 'Sjuk', weeklyHours: 40 })
  const tokens = await signInByApi(manager)
  const send = async (path: string, body: object) => {
    const answer = await callApi(tokens, path, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { id: number }
  }
  const dates = { from: '2026-08-10', to: '2026-08-14', hours: { perDay: 8 } }
  const entry = { requestId: randomUUID(), category: 'ABSENCE', reason: 1, staffId, ...dates }
  const { id } = await send(`/diary/unit/${unitId}`, entry)
  await send('/diary/approve', { entries: [{ id }] })
}

test('A-214 sick pay by spell is switched on when its effect has been shown, and a week of five days off saves 36 %', async ({
  page,
}) => {
  test.slow()
  const { place, lockedNeeds, activeResource, lock } = await makeBudgetPlace()
  await lock((await activeResource((await lockedNeeds()).id)).id)
  const of = { defaultUnitId: place.unitId }
  const manager = await control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [1, 2], 'APPROVE'), ...of })
  await approveIllness(place, manager)
  const economist = await control.makeUser({ jobTitleId: 4, roles: rolesOn(place, [2, 3], 'APPROVE'), ...of })

  await enter(page, { person: economist, place }, '/settings/budget')
  const card = page.getByRole('main').getByRole('region', { name: 'Sjuklön' })
  const dialog = page.getByRole('dialog')

  await test.step('the effect stands there before it is saved', async () => {
    await expect(card).toContainText('Inget är valt: varje timme räknas med budgetens faktor.')
    await card.getByRole('button', { name: 'Nytt sätt att räkna' }).click()
    await dialog.getByLabel(/^Gäller från/).fill('2026-01-01')
    await dialog.getByRole('button', { name: 'Visa effekten' }).click()
    await expect(dialog.getByRole('table', { name: 'Effekt på prognoserna' })).toContainText(place.unitName)
    await expectNoAxeViolationsInBothThemes(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Spara' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(card.getByRole('row', { name: /2026-01-01/ })).toContainText('Per sjukperiod')
  })

  await test.step('the manager’s week takes off 36 % of its hours, and both models stand side by side', async () => {
    await enter(page, { person: manager, place }, '/forecast?year=2026&startWeek=33&endWeek=33&tab=efficiency')
    const forecast = new ForecastPage(page)
    await forecast.ready()
    await forecast.cell('budget-staff-cost', 33).focus()
    await forecast.press('Alt+Enter')
    const row = forecast.why().getByRole('rowheader', { name: 'Korttidssjukfrånvaro', exact: true }).locator('..')
    expect((await row.getByRole('cell').allTextContents()).map(plain)).toEqual(['40 tim', '× -0,36', '-14,4 tim'])
    const why = plain(await forecast.why().textContent())
    expect(why).toMatch(/enligt budgetens faktor\s*8 tim/)
    expect(why).toMatch(/sparas per sjukperiod\s*14,4 tim/)
  })
})
