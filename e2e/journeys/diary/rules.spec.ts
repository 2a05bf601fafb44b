import { expect, test } from '../../fixtures/journey'
import { openDiary, staffName, vacationOf } from './diary-world'

type Diary = Awaited<ReturnType<typeof openDiary>>['diary']

/** The form of an extra resource with a reason. */
const createExtra = async (diary: Diary) => {
  await diary.create('EXTRA_RESOURCE')
  await diary.choose(diary.field('reason'), 'Other')
}

const typeTimes = async (diary: Diary, begins: string, ends: string) => {
  await diary.choose(diary.field('counted'), 'From and to times')
  await diary.field('begins').fill(begins)
  await diary.field('ends').fill(ends)
}

const typeDays = async (diary: Diary, from: string, to: string) => {
  await diary.field('from').fill(from)
  await diary.field('to').fill(to)
}

/** Saving is refused with these words at the field. */
const expectRefused = async (diary: Diary, field: Parameters<Diary['field']>[0], text: string) => {
  await diary.save().click()
  await expect(diary.field(field)).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', '\\.')))
  await expect(diary.dialog()).toBeVisible()
}

test('R-315 R-316 R-317 R-318 R-319 R-320 R-321 R-322 R-323 R-324 what the forms of an absence and of an extra resource refuse and take', async ({
  page,
}) => {
  const { diary } = await openDiary(page, { language: 'en', ids: [1, 4], entries: id => [vacationOf(id)] })

  await test.step('R-324 the same absence twice already exists', async () => {
    await diary.create('ABSENCE')
    await diary.fillAbsence(staffName)
    await diary.save().click()
    await expect(diary.dialog().getByRole('alert').filter({ hasText: 'This Diary already exists' })).toBeVisible()
    await expect(diary.field('from')).toHaveValue('2026-08-10')
  })
  await test.step('one that exceeds the own hours of a day is warned of, and can be saved', async () => {
    await diary.choose(diary.field('reason'), 'Training')
    await expect(diary.dialog()).toContainText('exceed the own hours on 5 days')
    await diary.saved()
    await expect(diary.rows()).toHaveCount(2)
  })
  await test.step('R-319 an extra resource without a type is refused', async () => {
    await createExtra(diary)
    await diary.field('perDay').fill('8')
    await expectRefused(diary, 'type', 'Fill in this field.')
    await diary.choose(diary.field('type'), 'Overtime')
  })
  await test.step('R-317 no hours, and fewer than none, are refused', async () => {
    for (const hours of ['0', '-1']) {
      await diary.field('perDay').fill(hours)
      await expectRefused(diary, 'perDay', 'must be more than 0')
    }
  })
  await test.step('R-318 an end before the start is an invalid date range', async () => {
    await diary.field('perDay').fill('8')
    await typeDays(diary, '2026-05-04', '2026-05-01')
    await expectRefused(diary, 'to', 'Invalid date range')
  })
  await test.step('R-320 a choice of weekdays without a date in the range is refused', async () => {
    await typeDays(diary, '2026-05-04', '2026-05-05')
    for (const day of ['Monday', 'Tuesday']) await diary.weekday(day).uncheck()
    await diary.save().click()
    await expect(diary.dialog()).toContainText('At least one date must fall in the range.')
    for (const day of ['Monday', 'Tuesday']) await diary.weekday(day).check()
  })
  await test.step('R-316 16 hours a day are refused, 15.75 are accepted', async () => {
    await diary.field('perDay').fill('16')
    await expectRefused(diary, 'perDay', 'must be less than 16')
    await diary.field('to').fill('2026-05-04')
    await diary.field('perDay').fill('15.75')
    await diary.saved()
    await expect(diary.row('Other')).toContainText('15,75')
  })
  await test.step('R-315 R-322 times are HH:MM, and do not end before they begin without night work', async () => {
    await createExtra(diary)
    await diary.choose(diary.field('type'), 'Overtime')
    for (const text of ['7:5', '25:00']) {
      await typeTimes(diary, text, '16:00')
      await expectRefused(diary, 'begins', 'Write the time as HH:MM.')
    }
    await typeTimes(diary, '14:00', '10:00')
    await expectRefused(diary, 'ends', 'The end is before the start.')
    await typeTimes(diary, '07:05', '16:00')
    await diary.saved()
  })
  await test.step('R-323 night work from 22:00 to 06:00 is eight hours, of which the pause is taken', async () => {
    await createExtra(diary)
    await diary.choose(diary.field('type'), 'Overtime')
    await typeDays(diary, '2026-05-06', '2026-05-06')
    await typeTimes(diary, '22:00', '06:00')
    await diary.field('isNightWork').check()
    const told = await diary
      .dialog()
      .getByText(/^The pause/)
      .textContent()
    const pause = Number(/\b(\d+) minutes/.exec(told ?? '')?.[1])
    await expect(diary.figure('Hours')).toHaveText(String(8 - pause / 60).replace('.', ','))
    await diary.saved()
    await expect(diary.rows()).toHaveCount(5)
  })
  await test.step('R-321 an end in another year becomes the start, and the rest is offered as an entry of its own', async () => {
    await createExtra(diary)
    await diary.choose(diary.field('type'), 'Overtime')
    await diary.field('perDay').fill('8')
    await typeDays(diary, '2026-12-20', '2027-01-05')
    await expect(diary.field('to')).toHaveValue('2026-12-20')
    await expect(diary.dialog()).toContainText('2027-01-01 – 2027-01-05')
    await diary.save().click()
    await expect(diary.field('from')).toHaveValue('2027-01-01')
    await expect(diary.field('to')).toHaveValue('2027-01-05')
    await diary.saved()
    await expect(diary.rows()).toHaveCount(7)
  })
})
