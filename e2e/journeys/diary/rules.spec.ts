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

test('R-318 R-321 R-323 R-324 what the forms of an absence and of an extra resource refuse and take', async ({
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
    await expect(diary.dialog()).toContainText('exceeds the person’s working hours on 5 days')
    await diary.saved()
    await expect(diary.rows()).toHaveCount(2)
  })
  await test.step('R-318 an end before the start is an invalid date range', async () => {
    await createExtra(diary)
    await diary.field('perDay').fill('8')
    await typeDays(diary, '2026-05-04', '2026-05-01')
    await expectRefused(diary, 'to', 'Invalid date range')
    await expectRefused(diary, 'type', 'This field is required.')
    await typeDays(diary, '2026-05-04', '2026-05-05')
    await diary.choose(diary.field('type'), 'Overtime')
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
    await expect(diary.rows()).toHaveCount(4)
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
    await expect(diary.rows()).toHaveCount(6)
  })
})
