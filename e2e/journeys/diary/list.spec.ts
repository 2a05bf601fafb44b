import { downloadList } from '../../fixtures/downloads'
import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
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

test('R-287 a filter by category leaves only its rows, and stands in the address', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.ready()
  await expect(diary.rows()).toHaveCount(3)
  await diary.choose(diary.filter('Category'), 'Absence')
  await expect(diary.rows()).toHaveCount(1)
  await expect(page).toHaveURL(/category=ABSENCE/)
  await page.reload()
  await expect(diary.rows()).toHaveCount(1)
})

test('what tells of a person stands in no address', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.ready()
  await page.getByRole('searchbox').fill('Sommar')
  await expect(diary.rows()).toHaveCount(1)
  await diary.choose(diary.filter('Staff member'), staffName)
  await page.keyboard.press('Escape')
  await expect(diary.rows()).toHaveCount(1)
  expect(new URL(page.url()).search).toBe('')
})

test('R-288 the summary is the sum of the rows that are found', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.ready()
  const sums = async () => (await diary.summary().locator('tbody tr').allInnerTexts()).map(plain)
  expect(await sums()).toEqual(['Absence 1 40 30 -10', 'Extra resource 1 6 – 6', 'Change of needs 1 -10 – –'])
  await diary.choose(diary.filter('Category'), 'Absence')
  await expect(diary.rows()).toHaveCount(1)
  expect(await sums()).toEqual(['Absence 1 40 30 -10', 'Extra resource 0 0 – 0', 'Change of needs 0 0 – –'])
})

test('R-289 opening a row shows a dialog with its fields', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.open('Sommar')
  for (const [label, value] of [
    ['Title', 'Sommar'],
    ['Category', 'Absence'],
    ['Reason', 'Vacation'],
    ['Staff member', staffName],
    ['Period', '2026-08-10 – 2026-08-14'],
    ['Hours per day', '8'],
    ['Total hours', '40'],
    ['Status', 'Waiting'],
    ['Notes', 'Byter vecka'],
  ] as const)
    await expect(diary.fact(label)).toHaveText(value)
})

test('R-290 the filtered list is exported as a file', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.ready()
  const { name, bytes } = await downloadList(page, 'Excel')
  expect(name).toMatch(/^Diary .* \d{4}-\d{2}-\d{2}\.xlsx$/)
  // An Excel file is a zip archive.
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect((await downloadList(page, 'CSV')).bytes.toString('utf8')).toContain('"Sommar"')
})

test('R-291 an entry has a title', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.open('Sommar')
  await expect(diary.fact('Title')).toHaveText('Sommar')
})

test('R-292 an entry has one of three categories', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.ready()
  expect(await diary.rows().locator('td:nth-of-type(2)').allTextContents()).toEqual([
    'Change of needs',
    'Absence',
    'Extra resource',
  ])
})

test('R-295 an entry has a first and a last date', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await expect(diary.row('Sommar')).toContainText('2026-08-10 – 2026-08-14', { timeout: 30_000 })
})

test('R-296 an entry has hours', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.open('Sommar')
  await expect(diary.fact('Hours per day')).toHaveText('8')
  await expect(diary.fact('Total hours')).toHaveText('40')
})

test('R-298 the difference of an entry is temporary hours minus hours', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.open('Sommar')
  await expect(diary.fact('Difference')).toHaveText('−10')
})

test('R-301 the date on which an entry was made is shown', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('ABSENCE')
  await diary.fillAbsence(staffName)
  await diary.saved()
  await diary.open('Vacation')
  await expect(diary.fact('Date created')).toContainText('2026-03-18')
})

test('R-302 a new entry waits', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en' })
  await diary.create('ABSENCE')
  await diary.fillAbsence(staffName)
  await diary.saved()
  await expect(diary.row('Vacation')).toContainText('Waiting')
})

test('R-308 the filter knows three statuses', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.ready()
  expect(await diary.entries(diary.filter('Status'))).toEqual(['All', 'Waiting', 'Approved', 'Rejected'])
})

test('an entry that waits is edited', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.act('Sommar', 'Edit')
  await diary.field('perDay').fill('7')
  await diary.saved()
  await expect(diary.row('Sommar')).toContainText('35')
})

test('a deleted entry can be taken back', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', entries: three })
  await diary.act('Sommar', 'Delete')
  await expect(diary.row('Sommar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(diary.row('Sommar')).toHaveCount(1)
})

test('who only reads gets neither forms nor actions', async ({ page }) => {
  const { diary } = await openDiary(page, { language: 'en', level: 'READ', entries: three })
  await diary.ready()
  await expect(diary.add('ABSENCE')).toHaveCount(0)
  await expect(diary.rows().getByRole('checkbox')).toHaveCount(0)
  await diary.open('Sommar')
  await expect(diary.dialog().getByRole('button', { name: 'Edit' })).toHaveCount(0)
})
