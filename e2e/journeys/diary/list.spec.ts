import { downloadList } from '../../fixtures/downloads'
import { expect, test } from '../../fixtures/journey'
import { makeManager } from '../../fixtures/places'
import { plain } from '../../fixtures/plain-text'
import { enterNext } from '../../fixtures/session'
import { openDiary, staffName, vacationOf } from './diary-world'

const death = {
  category: 'CHANGE_OF_NEEDS',
  reason: 'DEATH',
  from: '2026-09-07',
  to: '2026-09-13',
  hours: { perWeek: 10 },
}
const watch = {
  category: 'EXTRA_RESOURCE',
  reason: 'VAK',
  typeId: 3,
  from: '2026-06-01',
  to: '2026-06-01',
  hours: { perDay: 6 },
}

const three = (staffId: number) => [
  vacationOf(staffId, { title: 'Sommar', notes: 'Byter vecka', substitute: { typeId: 3, perDay: 6 } }),
  watch,
  death,
]

test('R-287 R-288 R-289 R-290 R-291 R-292 R-295 R-296 R-298 R-308 the list, an entry of it, its sums, filters and files, what is changed of it, and who only reads', async ({
  page,
}) => {
  const { diary, place } = await openDiary(page, { language: 'en', entries: three })
  const sums = async () => (await diary.summary().locator('tbody tr').allInnerTexts()).map(plain)

  await test.step('R-292 R-295 an entry has one of three categories, a first and a last date', async () => {
    await diary.ready()
    await expect(diary.rows()).toHaveCount(3)
    expect(await diary.rows().locator('td:nth-of-type(2)').allTextContents()).toEqual([
      'Change of needs',
      'Absence',
      'Extra resource',
    ])
    await expect(diary.row('Sommar')).toContainText('2026-08-10 – 2026-08-14')
  })
  await test.step('R-290 the list is exported as a file', async () => {
    const { name, bytes } = await downloadList(page, 'Excel')
    expect(name).toMatch(/^Diary .* \d{4}-\d{2}-\d{2}\.xlsx$/)
    // An Excel file is a zip archive.
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect((await downloadList(page, 'CSV')).bytes.toString('utf8')).toContain('"Sommar"')
  })
  await test.step('R-289 R-291 R-296 R-298 a row opens a dialog with its fields', async () => {
    await diary.open('Sommar')
    for (const [label, value] of [
      ['Title', 'Sommar'],
      ['Category', 'Absence'],
      ['Reason', 'Vacation'],
      ['Staff member', staffName],
      ['Period', '2026-08-10 – 2026-08-14'],
      ['Hours per day', '8'],
      ['Total hours', '40'],
      ['Difference', '−10'],
      ['Status', 'Waiting'],
      ['Notes', 'Byter vecka'],
    ] as const)
      await expect(diary.fact(label)).toHaveText(value)
    await page.keyboard.press('Escape')
    await expect(diary.dialog()).toHaveCount(0)
  })
  await test.step('R-308 the filter knows three statuses', async () => {
    expect(await diary.entries(diary.filter('Status'))).toEqual(['All', 'Waiting', 'Approved', 'Rejected'])
  })
  await test.step('R-287 R-288 a filter by category leaves its rows and their sums, and stands in the address', async () => {
    expect(await sums()).toEqual(['Absence 1 40 30 -10', 'Extra resource 1 6 – 6', 'Change of needs 1 -10 – –'])
    await diary.choose(diary.filter('Category'), 'Absence')
    await expect(diary.rows()).toHaveCount(1)
    await expect(page).toHaveURL(/category=ABSENCE/)
    expect(await sums()).toEqual(['Absence 1 40 30 -10', 'Extra resource 0 0 – 0', 'Change of needs 0 0 – –'])
    await page.reload()
    await expect(diary.rows()).toHaveCount(1)
  })
  await test.step('what tells of a person stands in no address', async () => {
    await page.goto('/diary')
    await expect(diary.rows()).toHaveCount(3)
    await page.getByRole('searchbox').fill('Sommar')
    await expect(diary.rows()).toHaveCount(1)
    await diary.choose(diary.filter('Staff member'), staffName)
    await page.keyboard.press('Escape')
    await expect(diary.rows()).toHaveCount(1)
    expect(new URL(page.url()).search).toBe('')
  })
  await test.step('an entry that waits is edited, and a deleted one can be taken back', async () => {
    await diary.act('Sommar', 'Delete')
    await expect(diary.row('Sommar')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(diary.row('Sommar')).toHaveCount(1)
    await diary.act('Sommar', 'Edit')
    await diary.field('perDay').fill('7')
    await diary.saved()
    await expect(diary.row('Sommar')).toContainText('35')
  })
  await test.step('who only reads gets neither forms nor actions', async () => {
    await enterNext(page, { person: await makeManager(place, [1], 'READ'), place, language: 'en' }, '/diary')
    await diary.ready()
    await expect(diary.add('ABSENCE')).toHaveCount(0)
    await expect(diary.rows().getByRole('checkbox')).toHaveCount(0)
    await diary.open('Sommar')
    await expect(diary.dialog().getByRole('button', { name: 'Edit' })).toHaveCount(0)
  })
})
