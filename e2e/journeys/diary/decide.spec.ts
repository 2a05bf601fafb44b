import { expect, test } from '../../fixtures/journey'
import { makeManager } from '../../fixtures/places'
import { plain } from '../../fixtures/plain-text'
import { storedForecast } from '../../fixtures/stored-forecast'
import { openDiary, vacationOf } from './diary-world'

const five = (staffId: number) => [
  vacationOf(staffId, { title: 'Ett' }),
  vacationOf(staffId, { title: 'Två', from: '2026-08-17', to: '2026-08-21' }),
  vacationOf(staffId, { title: 'Tre', from: '2026-08-24', to: '2026-08-28' }),
  vacationOf(staffId, { title: 'Fyra', from: '2026-09-07', to: '2026-09-11' }),
  vacationOf(staffId, { title: 'Fem', from: '2026-09-14', to: '2026-09-18' }),
]

test('R-309 R-310 R-311 R-312 R-314 a decision is confirmed and is of the selected entries; what is approved stands in the forecast and stays', async ({
  page,
}) => {
  const { diary, place } = await openDiary(page, { language: 'en', entries: five })
  const reader = await makeManager(place, [2])
  const vacationHours = async () => (await storedForecast(place, reader)).absence(2, 33)[0] ?? 0
  const select = async (titles: readonly string[]) => {
    for (const title of titles) await diary.select(diary.row(title)).check()
  }
  const statuses = async (expected: Readonly<Record<string, string>>) => {
    for (const [title, status] of Object.entries(expected)) await expect(diary.row(title)).toContainText(status)
  }
  const decide = async (action: 'approve' | 'reject') => {
    await diary[action]().click()
    await diary.field('comment').fill('Agreed')
    await diary.confirm(action)
  }
  const expectComment = async (title: string) => {
    await diary.open(title)
    await expect(diary.fact('Comment')).toHaveText('Agreed')
    await page.keyboard.press('Escape')
  }

  await diary.ready()
  await select(['Ett', 'Två'])
  await test.step('R-311 cancelling changes nothing', async () => {
    for (const action of ['approve', 'reject'] as const) {
      await diary[action]().click()
      await expect(diary.dialog()).toContainText('This action cannot be reversed')
      await diary.cancel().click()
      await expect(diary.dialog()).toHaveCount(0)
    }
    await statuses({ Ett: 'Waiting', Två: 'Waiting' })
  })
  await test.step('R-309 R-312 only the selected entries are approved, and stand in the forecast', async () => {
    const before = await vacationHours()
    await decide('approve')
    await statuses({ Ett: 'Approved', Två: 'Approved', Tre: 'Waiting' })
    expect((await vacationHours()) - before).toBe(40)
    await expectComment('Ett')
  })
  await test.step('R-310 only the selected entries are rejected', async () => {
    await select(['Tre', 'Fyra'])
    await decide('reject')
    await statuses({ Ett: 'Approved', Tre: 'Rejected', Fyra: 'Rejected', Fem: 'Waiting' })
    await expectComment('Tre')
  })
  await test.step('R-314 an approved entry is not offered for removal', async () => {
    await diary.openMenu('Ett')
    await expect(diary.menuItem('Duplicate')).toBeVisible()
    await expect(diary.menuItem('Delete')).toHaveCount(0)
  })
})

test('R-313 what began yesterday or today is not approved, and the rest is when it is left out; what runs on is split at tomorrow', async ({
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

  await diary.act('Yesterday', 'Edit')
  await diary.field('to').fill('2026-03-27')
  await diary.saved()
  await diary.open('Yesterday')
  await expect(diary.dialog()).toContainText('cannot be approved')
  await diary.dialog().getByRole('button', { name: 'Split from tomorrow' }).click()
  await expect(diary.row('Yesterday')).toHaveCount(2)
  await expect(diary.row('2026-03-19 – 2026-03-27')).toHaveCount(1)
})

test('the consequence of an approval stands in its dialog; what waits in all units stands in one list, and is decided there', async ({
  page,
}) => {
  // Of the worked example's 400 hours a week none is needed after week 4; an hour of overtime costs 500 kronor.
  const { diary, place } = await openDiary(page, {
    language: 'en',
    ids: [1, 2],
    entries: () => [
      {
        ...{ category: 'EXTRA_RESOURCE', reason: 'OTHER', typeId: 5, title: 'Ett' },
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
  const consequence = diary.dialog().getByRole('table', { name: `Impact on ${place.unitName} 2026` })
  await expect(consequence.getByRole('rowheader')).toHaveText(['23', '37'])
  expect((await consequence.locator('tbody tr').allInnerTexts()).map(plain)).toEqual([
    '23 0,0 % Overstaffed SEK -18 000 → SEK -38 000',
    '37 0,0 % → 85,0 % Overstaffed → Properly staffed SEK -18 000 → SEK -38 000',
  ])
  await diary.cancel().click()

  await page.getByRole('link', { name: 'Waiting in all units' }).click()
  const waiting = page.getByRole('table', { name: 'Waiting items' })
  await expect(waiting.locator('tbody tr')).toHaveCount(2)
  await expect(waiting.locator('tbody tr').first()).toContainText(place.unitName)
  await waiting.getByRole('row').filter({ hasText: 'Ett' }).getByRole('checkbox').check()
  await diary.approve().click()
  await diary.confirm('approve')
  await expect(waiting.locator('tbody tr')).toHaveCount(1)
})
