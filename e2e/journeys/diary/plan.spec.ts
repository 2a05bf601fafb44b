import { expect, test } from '../../fixtures/journey'
import { storedForecast } from '../../fixtures/stored-forecast'
import { makeManager } from '../../fixtures/places'
import { ForecastPage } from '../../pages/forecast-page'
import { PlanPage } from '../../pages/plan-page'
import { openDiary, vacationOf } from './diary-world'

const people = 15
const names = Array.from({ length: people }, (_, index) => `Person ${String(index + 1).padStart(2, '0')}`)

/** Training on two mornings of week 28. */
const inJuly = (staffId: number) =>
  vacationOf(staffId, { reason: 4, from: '2026-07-06', to: '2026-07-07', hours: { perDay: 4 } })

/** Weeks of vacation begin in one of three weeks. */
const firstWeekOf = (index: number) => 26 + (index % 3) * 2
const weeksAway = 4

for (const language of ['sv', 'en'] as const)
  test(`a year's vacation of fifteen people is planned, decided and seen in the forecast by keyboard alone: ${language}`, async ({
    page,
  }) => {
    test.slow()
    const { place } = await openDiary(page, { language, ids: [1, 2, 4], path: '/diary/plan', staff: names })
    const reader = await makeManager(place, [2])
    const before = (await storedForecast(place, reader)).absence(2, 30)[0] ?? 0
    const plan = new PlanPage(page)
    await plan.ready()
    await plan.tabTo(plan.grid().getByRole('gridcell'))
    await plan.press('ArrowRight', firstWeekOf(0) - 12)
    for (const [index, name] of names.entries()) {
      await expect(plan.cell(plan.row(name), firstWeekOf(index))).toBeFocused()
      await plan.press('Shift+ArrowRight', weeksAway - 1)
      await plan.press('Enter')
      await expect(plan.dialog().getByRole('button', { name: /^(Spara|Save)$/ })).toBeFocused()
      await plan.press('Enter')
      await expect(plan.dialog()).toHaveCount(0)
      await expect(plan.cell(plan.row(name), firstWeekOf(index))).toContainText('40')
      if (index === people - 1) break
      await plan.press('ArrowDown')
      const step = firstWeekOf(index + 1) - firstWeekOf(index)
      await plan.press(step > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(step))
    }
    await plan.press('Control+a')
    await plan.press('Space')
    const chosen = language === 'sv' ? '15 markerade' : '15 selected'
    await expect(page.getByText(chosen)).toBeVisible()
    await plan.press('a')
    const approve = plan.dialog().getByRole('button', { name: /^(Godkänn|Approve)$/ })
    await expect(plan.dialog().getByRole('table')).toBeVisible()
    await plan.tabTo(approve)
    await plan.press('Enter')
    await expect(plan.dialog()).toHaveCount(0)
    const cell = plan.cell(plan.row('Person 01'), 26)
    await expect(cell).toHaveAccessibleDescription(
      language === 'sv' ? 'Semester, godkänd, 40 timmar' : 'Vacation, approved, 40 hours',
    )
    const [after] = (await storedForecast(place, reader)).absence(2, 30)
    expect((after ?? 0) - before).toBe(10 * 40)
    await plan.tabTo(page.getByRole('link', { name: /^(Prognos|Forecast)$/ }))
    await plan.press('Enter')
    const forecast = new ForecastPage(page)
    await forecast.ready()
    await plan.tabTo(forecast.tab('efficiency'))
    await plan.press('ArrowRight')
    await plan.press('Enter')
    await expect(forecast.tab('details')).toHaveAttribute('aria-selected', 'true')
    await forecast.expectCell('absences-2', 30, String(after).replace('.', ','))
  })

test('an absence over several people makes one for each, and says for whom it was not made', async ({ page }) => {
  await openDiary(page, { ids: [1, 4], path: '/diary/plan', staff: names.slice(0, 4) })
  const plan = new PlanPage(page)
  await plan.ready()
  const weekOf = (index: number) => plan.cell(plan.row(names[index] ?? ''), 26)
  await plan.tabTo(plan.grid().getByRole('gridcell'))
  await plan.press('ArrowRight', 26 - 12)
  await expect(weekOf(0)).toBeFocused()
  await plan.press('Shift+ArrowDown', 2)
  await plan.press('Enter')
  const others = plan.dialog().getByRole('region', { name: 'Fler som är borta' })
  await expect(others.getByRole('listitem')).toHaveCount(2)
  await expect(others.getByRole('listitem').first()).toContainText('8 timmar per dag')
  // It opens at its top, with the names, and not at the button below them.
  await expect(plan.dialog().getByLabel(/^Medarbetare/)).toBeFocused()
  await expect(plan.dialog().getByText('Ny post: Frånvaro')).toBeInViewport()
  await expect(others).toBeInViewport()
  const save = plan.dialog().getByRole('button', { name: 'Spara', exact: true })
  await plan.tabTo(save)
  await plan.press('Enter')
  await expect(plan.dialog()).toHaveCount(0)
  for (const index of [0, 1, 2]) await expect(weekOf(index)).toContainText('40')
  // The third has that week already, and the fourth has not.
  await weekOf(3).click()
  await plan.press('Shift+ArrowUp')
  await plan.press('Enter')
  await plan.tabTo(save)
  await plan.press('Enter')
  await expect(plan.dialog().getByRole('alert').filter({ hasText: 'finns redan' })).toBeVisible()
  await expect(
    plan
      .dialog()
      .getByText(names[2] ?? '', { exact: false })
      .first(),
  ).toBeVisible()
  await expect(others).toHaveCount(0)
  await plan.press('Escape')
  await expect(weekOf(3)).toContainText('40')
})

test('of several people those are named who would have more absence than own hours, and it can be saved', async ({
  page,
}) => {
  await openDiary(page, { ids: [1, 4], path: '/diary/plan', staff: names.slice(0, 3), entries: id => [inJuly(id)] })
  const plan = new PlanPage(page)
  await plan.ready()
  const weekOf = (index: number) => plan.cell(plan.row(names[index] ?? ''), 28)
  await plan.tabTo(plan.grid().getByRole('gridcell'))
  await plan.press('ArrowRight', 28 - 12)
  await expect(weekOf(0)).toBeFocused()
  await plan.press('Shift+ArrowDown')
  await plan.press('Enter')
  const warning = plan.dialog().getByRole('alert').filter({ hasText: 'större än den egna tiden för 1 person' })
  await expect(warning.getByRole('listitem')).toHaveText([
    'Person 01 Medarbetare: 2026-07-06, 12 timmar av 8, och 1 dag till',
  ])
  await plan.dialog().getByRole('button', { name: 'Spara', exact: true }).click()
  await expect(plan.dialog()).toHaveCount(0)
  await expect(weekOf(0)).toContainText('48')
  await expect(weekOf(1)).toContainText('40')
})
