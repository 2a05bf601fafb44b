import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { openDiary, staffName, vacationOf } from './diary-world'

// The server's day is 2026-03-18.

test('R-286 each of the three forms opens from its button and adds an entry of its category', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('ABSENCE')
  await expectNoAxeViolations(page)
  await diary.fillAbsence(staffName)
  await diary.saved()
  await diary.create('EXTRA_RESOURCE')
  await diary.choose(diary.field('reason'), 'Vacant row')
  await diary.choose(diary.field('type'), 'Overtime')
  await diary.field('perDay').fill('4')
  await diary.saved()
  await diary.create('CHANGE_OF_NEEDS')
  await diary.choose(diary.field('reason'), 'Death')
  await diary.field('perWeek').fill('10')
  await diary.saved()
  await expect(diary.rows()).toHaveCount(3)
  await expect(diary.row('Vacation')).toContainText('Absence')
  await expect(diary.row('Vacant row')).toContainText('Extra resource')
  await expect(diary.row('Death')).toContainText('Change of needs')
})

test('R-293 a reason is required in the form', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('ABSENCE')
  await diary.save().click()
  await expect(diary.field('reason')).toHaveAttribute('aria-invalid', 'true')
  await expect(diary.field('staff')).toHaveAttribute('aria-invalid', 'true')
  await expect(diary.dialog()).toBeVisible()
})

test('R-294 the staff name of an absence is chosen from the staff of the unit', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('ABSENCE')
  expect(await diary.entries(diary.field('staff'))).toEqual([staffName])
  await diary.fillAbsence(staffName)
  await diary.saved()
  await expect(diary.row('Vacation')).toContainText(staffName)
})

test('R-297 a substitute type and temporary hours stand in the form of an absence, and what is left uncovered at once', async ({
  page,
}) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('ABSENCE')
  await diary.fillAbsence(staffName)
  await expect(diary.figure('Difference')).toHaveText('−40')
  await diary.choose(diary.field('substitute'), 'Hourly substitute')
  await diary.field('temporaryPerDay').fill('6')
  await expect(diary.figure('Temporary hours')).toHaveText('30')
  await expect(diary.figure('Difference')).toHaveText('−10')
  await diary.saved()
  await diary.open('Vacation')
  await expect(diary.fact('Substitute type')).toHaveText('Hourly substitute')
  await expect(diary.fact('Temporary hours')).toHaveText('30')
})

test('R-299 a room type, a quantity and a location type stand in the form of a change of needs', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('CHANGE_OF_NEEDS')
  await diary.choose(diary.field('reason'), 'Move')
  await diary.field('perWeek').fill('20')
  await diary.choose(diary.field('roomType'), 'Dementia')
  await diary.field('rooms').fill('2')
  await diary.choose(diary.field('locationType'), 'Special housing')
  await diary.saved()
  await diary.open('Move')
  await expect(diary.fact('Room type')).toHaveText('Dementia')
  await expect(diary.fact('Number of rooms')).toHaveText('2')
  await expect(diary.fact('Location type')).toHaveText('Special housing')
})

test('R-300 notes are written in the form and shown in the dialog', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('EXTRA_RESOURCE')
  await diary.choose(diary.field('reason'), 'Other')
  await diary.choose(diary.field('type'), 'Filling time')
  await diary.field('perDay').fill('4')
  await diary.field('notes').fill('Agreed with the union')
  await diary.saved()
  await diary.open('Other')
  await expect(diary.fact('Notes')).toHaveText('Agreed with the union')
})

const choices = [
  [
    'R-303',
    'ABSENCE',
    'reason',
    ['Short term illness', 'Vacation', 'Other absences', 'Training', 'Lending', 'Care of child', 'Substitute'],
  ],
  [
    'R-304',
    'EXTRA_RESOURCE',
    'reason',
    ['VAK', 'General reinforcement', 'Work environment reasons', 'Other', 'Vacant row'],
  ],
  [
    'R-305',
    'EXTRA_RESOURCE',
    'type',
    ['Borrowing', 'Hourly substitute', 'Filling time', 'Overtime', 'Staggered working hours'],
  ],
  ['R-306', 'CHANGE_OF_NEEDS', 'reason', ['Increased user demand', 'Reduced user demand', 'Death', 'Move', 'VAK']],
  [
    'R-307',
    'ABSENCE',
    'substitute',
    [
      'Not chosen',
      'Own resource shift',
      'Borrowed resource',
      'Hourly substitute',
      'Filling time',
      'Overtime',
      'Staggered working hours',
      'No substitute',
    ],
  ],
] as const

for (const [id, category, field, options] of choices)
  test(`${id} the ${field} of ${category} offers what the specification names`, async ({ page }) => {
    const { diary } = await openDiary(page, { language: 'en' })
    await diary.create(category)
    expect(await diary.entries(diary.field(field))).toEqual(options)
  })

test('what is typed survives a reload, and is gone once it is given up', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('ABSENCE')
  await diary.fillAbsence(staffName)
  await diary.field('title').fill('Sommar')
  await diary.weekday('Saturday').check()
  await page.reload()
  await expect(diary.field('title')).toHaveValue('Sommar')
  await expect(diary.weekday('Saturday')).toBeChecked()
  await expect(diary.field('from')).toHaveValue('2026-08-10')
  await diary.cancel().click()
  await page.getByRole('button', { name: 'Do not save' }).click()
  await page.reload()
  await expect(diary.add('ABSENCE')).toBeVisible()
  await expect(diary.dialog()).toHaveCount(0)
})

test('save and another begins with the same days and another person; a copy begins with all of it', async ({
  page,
}) => {
  const { diary } = await openDiary(page, { language: 'en', entries: id => [vacationOf(id, { title: 'Sommar' })] })
  await diary.create('ABSENCE')
  await diary.fillAbsence(staffName)
  await diary.field('from').fill('2026-09-07')
  await diary.field('to').fill('2026-09-08')
  await diary.saveAnother().click()
  await expect(diary.rows()).toHaveCount(2)
  await expect(diary.field('from')).toHaveValue('2026-09-07')
  await expect(diary.field('to')).toHaveValue('2026-09-08')
  await diary.cancel().click()
  await diary.act('Sommar', 'Duplicate')
  await expect(diary.field('title')).toHaveValue('Sommar')
  await expect(diary.field('perDay')).toHaveValue('8')
})

test('the hours of the person are proposed for those who read the staff, and follow the person until they are typed', async ({
  page,
}) => {
  const { diary } = await openDiary(page, { language: 'en', ids: [1, 4] })
  await diary.create('ABSENCE')
  await diary.choose(diary.field('staff'), staffName)
  await expect(diary.field('perDay')).not.toHaveValue('')
})

test('an entry is the template of what comes in the same weeks next year', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: id => [vacationOf(id, { title: 'Sommar' })] })
  await diary.act('Sommar', 'Use next year')
  await expect(diary.field('from')).toHaveValue('2027-08-16')
  await expect(diary.field('to')).toHaveValue('2027-08-20')
  await expect(diary.field('perDay')).toHaveValue('8')
  await diary.saved()
  await expect(diary.row('2027-08-16 – 2027-08-20')).toContainText('Sommar')
})
