import { expect, test } from '../../fixtures/journey'
import { makeManager } from '../../fixtures/places'
import { plain } from '../../fixtures/plain-text'
import { storedForecast } from '../../fixtures/stored-forecast'
import { openDiary, vacationOf } from './diary-world'

const two = (staffId: number) => [
  vacationOf(staffId, { title: 'Ett' }),
  vacationOf(staffId, { title: 'Två', from: '2026-08-17', to: '2026-08-21' }),
  vacationOf(staffId, { title: 'Tre', from: '2026-08-24', to: '2026-08-28' }),
]

const selectTwo = async (page: Parameters<typeof openDiary>[0]) => {
  const world = await openDiary(page, { language: 'en', entries: two })
  await world.diary.ready()
  for (const title of ['Ett', 'Två']) await world.diary.select(world.diary.row(title)).check()
  return world
}

for (const [id, action, status] of [
  ['R-309', 'approve', 'Approved'],
  ['R-310', 'reject', 'Rejected'],
] as const)
  test(`${id} only the selected entries are ${status.toLowerCase()}`, async ({ page }) => {
    const { diary } = await selectTwo(page)
    await diary[action]().click()
    await diary.field('comment').fill('Agreed')
    await diary.confirm(action)
    await expect(diary.row('Ett')).toContainText(status)
    await expect(diary.row('Två')).toContainText(status)
    await expect(diary.row('Tre')).toContainText('Waiting')
    await diary.open('Ett')
    await expect(diary.fact('Comment')).toHaveText('Agreed')
  })

test('R-311 a decision is confirmed, and cancelling changes nothing', async ({ page }) => {
  const { diary } = await selectTwo(page)
  for (const action of ['approve', 'reject'] as const) {
    await diary[action]().click()
    await expect(diary.dialog()).toContainText('This action cannot be reversed')
    await diary.cancel().click()
    await expect(diary.dialog()).toHaveCount(0)
  }
  for (const title of ['Ett', 'Två']) await expect(diary.row(title)).toContainText('Waiting')
})

test('R-312 an approved entry stands in the forecast', async ({ page }) => {
  const { diary, place } = await openDiary(page, {
    language: 'en',
    entries: id => [vacationOf(id, { from: '2026-08-10', to: '2026-08-10' })],
  })
  const reader = await makeManager(place, [2])
  const [before] = (await storedForecast(place, reader)).absence(2, 33)
  await diary.ready()
  await diary.select(diary.row('Vacation')).check()
  await diary.approve().click()
  await diary.confirm('approve')
  await expect(diary.row('Vacation')).toContainText('Approved')
  const [after] = (await storedForecast(place, reader)).absence(2, 33)
  expect((after ?? 0) - (before ?? 0)).toBe(8)
})

test('R-313 an entry of today and one of yesterday are not approved, and the rest is when they are left out', async ({
  page,
}) => {
  const { diary } = await openDiary(page, {
    language: 'en',
    entries: id => [
      vacationOf(id, { title: 'Today', from: '2026-03-18', to: '2026-03-18' }),
      vacationOf(id, { title: 'Yesterday', from: '2026-03-17', to: '2026-03-17' }),
      vacationOf(id, { title: 'August' }),
    ],
  })
  await diary.ready()
  await page.getByRole('checkbox', { name: 'Select all on the page' }).check()
  await diary.approve().click()
  await diary.confirm('approve')
  await expect(diary.dialog().getByRole('alert')).toContainText('You cannot approve diary item in the present and past')
  await expect(diary.dialog().getByRole('alert')).toContainText('Today')
  await expect(diary.dialog().getByRole('alert')).toContainText('Yesterday')
  await diary.dialog().getByRole('button', { name: 'Leave them out (2)' }).click()
  await diary.confirm('approve')
  await expect(diary.row('August')).toContainText('Approved')
  for (const title of ['Today', 'Yesterday']) await expect(diary.row(title)).toContainText('Waiting')
})

test('R-314 an approved entry is not deleted', async ({ page }) => {
  const { diary } = await selectTwo(page)
  await diary.approve().click()
  await diary.confirm('approve')
  await expect(diary.row('Ett')).toContainText('Approved')
  await diary.act('Ett', 'Delete')
  await expect(page.getByText('You cannot delete active Diary')).toBeVisible()
  await expect(diary.row('Ett')).toHaveCount(1)
})

test('the consequence of an approval stands in the dialog for those who read the forecast', async ({ page }) => {
  // Of the worked example's 400 hours a week none is needed after week 4; an hour of overtime costs 500 kronor.
  const { diary, place } = await openDiary(page, {
    language: 'en',
    ids: [1, 2],
    entries: () => [
      {
        ...{ category: 'EXTRA_RESOURCE', reason: 'OTHER', typeId: 5 },
        ...{ from: '2026-06-01', to: '2026-06-05', hours: { perDay: 8 } },
      },
      {
        ...{ category: 'CHANGE_OF_NEEDS', reason: 'INCREASED_DEMAND' },
        ...{ from: '2026-09-07', to: '2026-09-13', hours: { perWeek: 340 } },
      },
    ],
  })
  await diary.ready()
  await page.getByRole('checkbox', { name: 'Select all on the page' }).check()
  await diary.approve().click()
  const consequence = diary.dialog().getByRole('table', { name: `Consequence for ${place.unitName} 2026` })
  await expect(consequence.getByRole('rowheader')).toHaveText(['23', '37'])
  expect((await consequence.locator('tbody tr').allInnerTexts()).map(plain)).toEqual([
    '23 0,0 % Overstaffed -18 000 kr → -38 000 kr',
    '37 0,0 % → 85,0 % Overstaffed → Properly staffed -18 000 kr → -38 000 kr',
  ])
})

test('an entry that runs on over today is split at tomorrow', async ({ page }) => {
  const { diary } = await openDiary(page, {
    language: 'en',
    entries: id => [vacationOf(id, { title: 'Long', from: '2026-03-16', to: '2026-03-27' })],
  })
  await diary.open('Long')
  await expect(diary.dialog()).toContainText('can not be approved')
  await diary.dialog().getByRole('button', { name: 'Split at tomorrow' }).click()
  await expect(diary.row('Long')).toHaveCount(2)
  await expect(diary.row('2026-03-19 – 2026-03-27')).toHaveCount(1)
})

test('what waits in all units stands in one list, and is decided there', async ({ page }) => {
  const { diary, place } = await openDiary(page, { language: 'en', entries: two })
  await page.getByRole('link', { name: 'Waiting in all units' }).click()
  const waiting = page.getByRole('table', { name: 'Items that wait' })
  await expect(waiting.locator('tbody tr')).toHaveCount(3)
  await expect(waiting.locator('tbody tr').first()).toContainText(place.unitName)
  await waiting.getByRole('row').filter({ hasText: 'Ett' }).getByRole('checkbox').check()
  await diary.approve().click()
  await diary.confirm('approve')
  await expect(waiting.locator('tbody tr')).toHaveCount(2)
})
