import { expect, test } from '../../fixtures/journey'
import { openDiary, staffName, vacationOf } from './diary-world'

/** The form of an extra resource with all but its hours. */
const openExtra = async (page: Parameters<typeof openDiary>[0]) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('EXTRA_RESOURCE')
  await diary.choose(diary.field('reason'), 'Other')
  await diary.choose(diary.field('type'), 'Overtime')
  return diary
}

type Diary = Awaited<ReturnType<typeof openExtra>>

const typeTimes = async (diary: Diary, begins: string, ends: string) => {
  await diary.choose(diary.field('counted'), 'From and to times')
  await diary.field('begins').fill(begins)
  await diary.field('ends').fill(ends)
}

/** Saving is refused with these words at the field. */
const expectRefused = async (diary: Diary, field: Parameters<Diary['field']>[0], text: string) => {
  await diary.save().click()
  await expect(diary.field(field)).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')))
  await expect(diary.dialog()).toBeVisible()
}

test('R-315 a time range that ends before it begins is refused without night work', async ({ page }) => {
  const diary = await openExtra(page)
  await typeTimes(diary, '14:00', '10:00')
  await expectRefused(diary, 'ends', 'The end is before the start.')
})

test('R-316 16 hours a day are refused, 15.75 are accepted', async ({ page }) => {
  const diary = await openExtra(page)
  await diary.field('perDay').fill('16')
  await expectRefused(diary, 'perDay', 'must be less than 16')
  await diary.field('perDay').fill('15.75')
  await diary.saved()
  await expect(diary.row('Other')).toContainText('15,75')
})

test('R-317 no hours, and fewer than none, are refused', async ({ page }) => {
  const diary = await openExtra(page)
  for (const hours of ['0', '-1']) {
    await diary.field('perDay').fill(hours)
    await expectRefused(diary, 'perDay', 'must be more than 0')
  }
})

test('R-318 an end before the start is an invalid date range', async ({ page }) => {
  const diary = await openExtra(page)
  await diary.field('perDay').fill('8')
  await diary.field('from').fill('2026-05-04')
  await diary.field('to').fill('2026-05-01')
  await expectRefused(diary, 'to', 'Invalid date range')
})

test('R-319 an extra resource without a type is refused', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('EXTRA_RESOURCE')
  await diary.choose(diary.field('reason'), 'Other')
  await diary.field('perDay').fill('8')
  await expectRefused(diary, 'type', 'Fill in this field.')
})

test('R-320 a choice of weekdays without a date in the range is refused', async ({ page }) => {
  const diary = await openExtra(page)
  await diary.field('perDay').fill('8')
  await diary.field('from').fill('2026-05-04')
  await diary.field('to').fill('2026-05-05')
  for (const day of ['Monday', 'Tuesday']) await diary.weekday(day).uncheck()
  await diary.save().click()
  await expect(diary.dialog()).toContainText('At least one date must fall in the range.')
})

test('R-321 an end in another year becomes the start, and the rest is offered as an entry of its own', async ({
  page,
}) => {
  const diary = await openExtra(page)
  await diary.field('perDay').fill('8')
  await diary.field('from').fill('2026-12-20')
  await diary.field('to').fill('2027-01-05')
  await expect(diary.field('to')).toHaveValue('2026-12-20')
  await expect(diary.dialog()).toContainText('2027-01-01 – 2027-01-05')
  await diary.save().click()
  await expect(diary.field('from')).toHaveValue('2027-01-01')
  await expect(diary.field('to')).toHaveValue('2027-01-05')
  await diary.saved()
  await expect(diary.rows()).toHaveCount(2)
})

test('R-322 times are HH:MM', async ({ page }) => {
  const diary = await openExtra(page)
  for (const text of ['7:5', '25:00']) {
    await typeTimes(diary, text, '16:00')
    await expectRefused(diary, 'begins', 'Write the time as HH:MM.')
  }
  await diary.field('begins').fill('07:05')
  await diary.saved()
})

test('R-323 night work from 22:00 to 06:00 is eight hours, of which the pause is taken', async ({ page }) => {
  const diary = await openExtra(page)
  await typeTimes(diary, '22:00', '06:00')
  await diary.field('isNightWork').check()
  const pause = Number(
    /(\d+) minutes/.exec(
      (await diary
        .dialog()
        .getByText(/^The pause/)
        .textContent()) ?? '',
    )?.[1],
  )
  await expect(diary.figure('Hours')).toHaveText(String(8 - pause / 60).replace('.', ','))
  await diary.saved()
})

test('R-324 the same entry twice already exists', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: id => [vacationOf(id)] })
  await diary.create('ABSENCE')
  await diary.fillAbsence(staffName)
  await diary.save().click()
  await expect(diary.dialog().getByRole('alert').first()).toContainText('This Diary already exists')
  await expect(diary.field('from')).toHaveValue('2026-08-10')
})

test('absences of one person that exceed the own hours of a day are warned of, and can be saved', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', ids: [1, 4], entries: id => [vacationOf(id)] })
  await diary.create('ABSENCE')
  await diary.fillAbsence(staffName, { reason: 'Training' })
  await expect(diary.dialog()).toContainText('exceed the own hours on 5 days')
  await diary.saved()
  await expect(diary.rows()).toHaveCount(2)
})
