import { expect, test } from '../../fixtures/journey'
import { makeManager } from '../../fixtures/places'
import { storedForecast } from '../../fixtures/stored-forecast'
import { openDiary, staffName } from './diary-world'

// The server's day is Wednesday 2026-03-18, in week 12.

test('an absence is saved and approved by one press, and extended and corrected afterwards; forecast and view follow', async ({
  page,
}) => {
  const { diary, place } = await openDiary(page, { language: 'en' })
  const reader = await makeManager(place, [2])
  const stored = async () => (await storedForecast(place, reader)).absence(2, 33, 34)
  const before = await stored()
  const added = async () => (await stored()).map((hours, index) => hours - (before[index] ?? 0))

  await test.step('one press adds and approves it', async () => {
    await diary.create('ABSENCE')
    await diary.fillAbsence(staffName)
    await diary.dialog().getByRole('button', { name: 'Save and approve' }).click()
    await expect(diary.dialog()).toHaveCount(0)
    await expect(diary.row('2026-08-10 – 2026-08-14')).toContainText('Approved')
    expect(await added()).toEqual([40, 0])
  })
  await test.step('a later last day and other hours are one change', async () => {
    await diary.act('2026-08-10 – 2026-08-14', 'Change the absence')
    await diary
      .dialog()
      .getByLabel(/^Last day away/)
      .fill('2026-08-18')
    await diary.field('perDay').fill('6')
    await diary.saved()
    await expect(page.getByText('The absence is changed, and the forecast has followed.')).toBeVisible()
    await expect(diary.row('2026-08-10 – 2026-08-18')).toContainText('Approved')
    expect(await added()).toEqual([30, 12])
  })
  await test.step('the view tells who changed it, from what and to what', async () => {
    await diary.open('2026-08-10 – 2026-08-18')
    const changes = diary.dialog().getByRole('region', { name: 'Changes after the decision' })
    await expect(changes).toContainText('Last day away: 2026-08-14 → 2026-08-18')
    await expect(changes).toContainText('Hours per day: 8 → 6')
  })
})
