import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { openDiary, staffName, vacationOf } from './diary-world'

// The server's day is 2026-03-18.

const resources = ['Borrowing', 'Hourly substitute', 'Filling time', 'Overtime', 'Staggered working hours']

test('R-286 R-293 R-294 R-297 R-299 R-300 R-301 R-302 R-303 R-304 R-305 R-306 R-307 the three forms, what they offer and what they keep', async ({
  page,
}) => {
  const { diary } = await openDiary(page, { language: 'en', ids: [1, 4] })

  await test.step('R-294 R-303 R-307 an absence offers the staff of the unit, the reasons and the substitutes', async () => {
    await diary.create('ABSENCE')
    await expectNoAxeViolations(page, '[role=dialog]')
    expect(await diary.entries(diary.field('staff'))).toEqual([staffName])
    expect(await diary.entries(diary.field('reason'))).toEqual([
      ...['Short term illness', 'Vacation', 'Other absences', 'Training', 'Lending', 'Care of child', 'Substitute'],
    ])
    expect(await diary.entries(diary.field('substitute'))).toEqual([
      ...['Not chosen', 'Own resource shift', 'Borrowed resource', 'Hourly substitute', 'Filling time', 'Overtime'],
      ...['Staggered working hours', 'No substitute'],
    ])
  })
  await test.step('R-293 a reason is required', async () => {
    await diary.save().click()
    await expect(diary.field('reason')).toHaveAttribute('aria-invalid', 'true')
    await expect(diary.field('staff')).toHaveAttribute('aria-invalid', 'true')
    await expect(diary.dialog()).toBeVisible()
  })
  await test.step('the hours of the person are proposed for those who read the staff', async () => {
    await diary.choose(diary.field('staff'), staffName)
    await expect(diary.field('perDay')).not.toHaveValue('')
  })
  await test.step('R-286 R-297 R-301 R-302 an absence with a substitute, of which the rest is told at once, waits', async () => {
    await diary.fillAbsence(staffName)
    await expect(diary.figure('Difference')).toHaveText('−40')
    await diary.choose(diary.field('substitute'), 'Hourly substitute')
    await diary.field('temporaryPerDay').fill('6')
    await expect(diary.figure('Temporary hours')).toHaveText('30')
    await expect(diary.figure('Difference')).toHaveText('−10')
    await diary.saved()
    for (const text of ['Absence', staffName, 'Waiting']) await expect(diary.row('Vacation')).toContainText(text)
    // What is new is shown, and goes on from there.
    await expect(diary.row('Vacation').getByRole('button', { name: 'Vacation', exact: true })).toBeFocused()
    await diary.open('Vacation')
    await expect(diary.fact('Substitute type')).toHaveText('Hourly substitute')
    await expect(diary.fact('Temporary hours')).toHaveText('30')
    await expect(diary.fact('Date created')).toContainText('2026-03-18')
    await page.keyboard.press('Escape')
  })
  await test.step('R-286 R-300 R-304 R-305 an extra resource, with its reasons, types and notes', async () => {
    await diary.create('EXTRA_RESOURCE')
    expect(await diary.entries(diary.field('reason'))).toEqual([
      ...['VAK', 'General reinforcement', 'Work environment reasons', 'Other', 'Vacant row'],
    ])
    expect(await diary.entries(diary.field('type'))).toEqual(resources)
    await diary.choose(diary.field('reason'), 'Vacant row')
    await diary.choose(diary.field('type'), 'Overtime')
    await diary.field('perDay').fill('4')
    await diary.field('notes').fill('Agreed with the union')
    await diary.saved()
    await expect(diary.row('Vacant row')).toContainText('Extra resource')
    await diary.open('Vacant row')
    await expect(diary.fact('Notes')).toHaveText('Agreed with the union')
    await page.keyboard.press('Escape')
  })
  await test.step('R-286 R-299 R-306 a change of needs, with its reasons, rooms and location', async () => {
    await diary.create('CHANGE_OF_NEEDS')
    expect(await diary.entries(diary.field('reason'))).toEqual([
      ...['Increased user demand', 'Reduced user demand', 'Death', 'Move', 'VAK'],
    ])
    await diary.choose(diary.field('reason'), 'Move')
    await diary.field('perWeek').fill('20')
    await diary.choose(diary.field('roomType'), 'Dementia')
    await diary.field('rooms').fill('2')
    await diary.choose(diary.field('locationType'), 'Special housing')
    await diary.saved()
    await expect(diary.rows()).toHaveCount(3)
    await expect(diary.row('Move')).toContainText('Change of needs')
    await diary.open('Move')
    await expect(diary.fact('Room type')).toHaveText('Dementia')
    await expect(diary.fact('Number of rooms')).toHaveText('2')
    await expect(diary.fact('Location type')).toHaveText('Special housing')
  })
})

test('what is typed survives a reload; an entry is the beginning of another, of a copy and of one next year', async ({
  page,
}) => {
  const { diary } = await openDiary(page, { language: 'en', entries: id => [vacationOf(id, { title: 'Sommar' })] })

  await test.step('what is typed survives a reload, and is gone once it is given up', async () => {
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
  await test.step('save and another begins with the same days and another person', async () => {
    await diary.create('ABSENCE')
    await diary.fillAbsence(staffName)
    await diary.field('from').fill('2026-09-07')
    await diary.field('to').fill('2026-09-08')
    await diary.saveAnother().click()
    await expect(diary.rows()).toHaveCount(2)
    await expect(diary.field('from')).toHaveValue('2026-09-07')
    await expect(diary.field('to')).toHaveValue('2026-09-08')
    await diary.cancel().click()
  })
  await test.step('an entry is the template of what comes in the same weeks next year', async () => {
    await diary.act('Sommar', 'Use next year')
    await expect(diary.field('from')).toHaveValue('2027-08-16')
    await expect(diary.field('to')).toHaveValue('2027-08-20')
    await expect(diary.field('perDay')).toHaveValue('8')
    await diary.saved()
    await expect(diary.row('2027-08-16 – 2027-08-20')).toContainText('Sommar')
  })
  await test.step('a copy begins with all of it', async () => {
    await diary.act('2026-08-10 – 2026-08-14', 'Duplicate')
    await expect(diary.field('title')).toHaveValue('Sommar')
    await expect(diary.field('perDay')).toHaveValue('8')
  })
})
