import { expect, test } from '../../fixtures/journey'
import { storedForecast } from '../../fixtures/stored-forecast'
import { makeManager } from '../../fixtures/places'
import { reloadIn } from '../../fixtures/session'
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

test('a year’s vacation of fifteen people is planned, decided and seen in the forecast by keyboard alone', async ({
  page,
}) => {
  test.slow()
  const { place } = await openDiary(page, { ids: [1, 2, 4], path: '/diary/plan', staff: names })
  const reader = await makeManager(place, [2])
  const before = (await storedForecast(place, reader)).absence(2, 30)[0] ?? 0
  const plan = new PlanPage(page)
  const selectAll = async (told: string) => {
    await plan.press('Control+a')
    await plan.press('Space')
    await expect(page.getByText(told)).toBeVisible()
  }
  const first = plan.cell(plan.row('Person 01'), firstWeekOf(0))
  const goToFirst = async () => {
    await plan.ready()
    await plan.tabTo(plan.grid().getByRole('gridcell'))
    await plan.press('ArrowRight', firstWeekOf(0) - 12)
    await expect(first).toBeFocused()
  }

  await goToFirst()
  for (const [index, name] of names.entries()) {
    await expect(plan.cell(plan.row(name), firstWeekOf(index))).toBeFocused()
    await plan.press('Shift+ArrowRight', weeksAway - 1)
    await plan.press('Enter')
    await expect(plan.dialog().getByRole('button', { name: 'Spara', exact: true })).toBeFocused()
    await plan.press('Enter')
    await expect(plan.dialog()).toHaveCount(0)
    await expect(plan.cell(plan.row(name), firstWeekOf(index))).toContainText('40')
    if (index === people - 1) break
    await plan.press('ArrowDown')
    const step = firstWeekOf(index + 1) - firstWeekOf(index)
    await plan.press(step > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(step))
  }
  await selectAll('15 valda')
  // Decided in English, and looked at in both languages.
  await reloadIn(page, 'en')
  await goToFirst()
  await selectAll('15 selected')
  await plan.press('a')
  const approve = plan.dialog().getByRole('button', { name: 'Approve', exact: true })
  await expect(plan.dialog().getByRole('table')).toBeVisible()
  await plan.tabTo(approve)
  await plan.press('Enter')
  await expect(plan.dialog()).toHaveCount(0)
  await expect(first).toHaveAccessibleDescription('Vacation, approved, 40 hours')
  const [after] = (await storedForecast(place, reader)).absence(2, 30)
  expect((after ?? 0) - before).toBe(10 * 40)
  await reloadIn(page, 'sv')
  await goToFirst()
  await expect(first).toHaveAccessibleDescription('Semester, godkänd, 40 timmar')
  await plan.tabTo(page.getByRole('link', { name: 'Prognos', exact: true }))
  await plan.press('Enter')
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await plan.tabTo(forecast.tab('efficiency'))
  await plan.press('ArrowRight')
  await plan.press('Enter')
  await expect(forecast.tab('details')).toHaveAttribute('aria-selected', 'true')
  await forecast.expectCell('absences-2', 30, String(after).replace('.', ','))
})

test('an absence over several people makes one for each, says for whom it was not made, and names those with more than their own hours', async ({
  page,
}) => {
  await openDiary(page, { ids: [1, 4], path: '/diary/plan', staff: names.slice(0, 4), entries: id => [inJuly(id)] })
  const plan = new PlanPage(page)
  await plan.ready()
  const cellOf = (index: number, week: number) => plan.cell(plan.row(names[index] ?? ''), week)
  const save = plan.dialog().getByRole('button', { name: 'Spara', exact: true })

  await test.step('those are named who would have more absence than own hours, and it can be saved', async () => {
    await plan.tabTo(plan.grid().getByRole('gridcell'))
    await plan.press('ArrowRight', 28 - 12)
    await expect(cellOf(0, 28)).toBeFocused()
    await plan.press('Shift+ArrowDown')
    await plan.press('Enter')
    const warning = plan.dialog().getByRole('alert').filter({ hasText: 'överstiger arbetstiden för 1 person' })
    await expect(warning.getByRole('listitem')).toHaveText([
      'Person 01 Medarbetare: 2026-07-06, 12 timmar av 8, och 1 dag till',
    ])
    await save.click()
    await expect(plan.dialog()).toHaveCount(0)
    await expect(cellOf(0, 28)).toContainText('48')
    await expect(cellOf(1, 28)).toContainText('40')
  })
  const others = plan.dialog().getByRole('region', { name: 'Fler som är borta' })
  await test.step('one for each', async () => {
    await cellOf(0, 26).click()
    await expect(cellOf(0, 26)).toBeFocused()
    await plan.press('Shift+ArrowDown', 2)
    await plan.press('Enter')
    await expect(others.getByRole('listitem')).toHaveCount(2)
    await expect(others.getByRole('listitem').first()).toContainText('8 timmar per dag')
    // It opens at its top, with the names, and not at the button below them.
    await expect(plan.dialog().getByLabel(/^Medarbetare/)).toBeFocused()
    await expect(plan.dialog().getByText('Ny post: Frånvaro')).toBeInViewport()
    await expect(others).toBeInViewport()
    await plan.tabTo(save)
    await plan.press('Enter')
    await expect(plan.dialog()).toHaveCount(0)
    for (const index of [0, 1, 2]) await expect(cellOf(index, 26)).toContainText('40')
  })
  await test.step('the third has that week already, and the fourth has not', async () => {
    await cellOf(3, 26).click()
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
    await expect(cellOf(3, 26)).toContainText('40')
  })
})
