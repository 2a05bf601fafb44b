import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { PlanPage } from '../../pages/plan-page'
import { openDiary, vacationOf } from './diary-world'

/** Forty hours away and 300 more needed in week 33, of 400 that are budgeted: together 300 of 360. */
const entries = (staffId: number) => [
  vacationOf(staffId, { title: 'Semester' }),
  {
    ...{ category: 'CHANGE_OF_NEEDS', reason: 'INCREASED_DEMAND', title: 'Behov' },
    ...{ from: '2026-08-10', to: '2026-08-16', hours: { perWeek: 300 } },
  },
]

test('all that waits is added up in approval, plan, start page and forecast by one switch, and nothing of it is saved', async ({
  page,
}) => {
  const { diary } = await openDiary(page, { ids: [1, 2], entries })
  const together = page.getByRole('checkbox', { name: 'Om allt som väntar godkänns' })
  await diary.ready()
  await diary.select(diary.row('Semester')).check()
  await diary.approve().click()
  await expect(diary.dialog()).toContainText('Konsekvens för')
  await expect.poll(async () => plain(await diary.dialog().textContent())).not.toContain('83,3 %')
  await together.check()
  await expect.poll(async () => plain(await diary.dialog().textContent())).toContain('0,0 % → 83,3 %')
  await expect(diary.dialog()).toContainText('Tillsammans med 1 annan post som väntar.')
  await diary.cancel().click()

  await page.goto('/diary/plan?year=2026')
  const plan = new PlanPage(page)
  await plan.ready()
  await expect(together).toBeChecked()
  await expect(page.getByText('Effektivitet och behov är räknade med 2 poster som väntar.')).toBeVisible()
  // From the week of today, which stands in sight at first.
  await plan.tabTo(plan.grid().getByRole('gridcell'))
  await plan.press('ArrowRight', 33 - 12)
  await expect(plan.cell(plan.row('Effektivitet (prognos)', 'foot'), 33)).toContainText('83')

  await page.goto('/planning')
  await expect(page.getByText('Räknat med 2 väntande poster i dagboken.')).toBeVisible()

  await page.goto('/forecast?year=2026&startWeek=33&endWeek=33')
  await expect(together).toBeChecked()
  await expect(page.getByText(/^Räknat med 2 väntande poster/)).toBeVisible()
  await together.uncheck()
  await expect(page.getByText(/^Räknat med 2 väntande poster/)).toHaveCount(0)
  await expect(page.getByText('Inga osparade ändringar')).toBeVisible()
})
