import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makeManager, rolesOn } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { storedForecast } from '../../fixtures/stored-forecast'
import { DiaryPage } from '../../pages/diary-page'
import { openDiary, staffName, vacationOf } from './diary-world'

// The server's day is Wednesday 2026-03-18, in week 12.

test('a writer proposes a change, which moves nothing until a manager approves it; list, plan and forecast agree', async ({
  page,
  browser,
}) => {
  const { diary, place } = await openDiary(page, {
    ...{ language: 'en', level: 'WRITE' },
    entries: staffId => [vacationOf(staffId)],
  })
  const manager = await control.makeUser({
    jobTitleId: 1,
    roles: rolesOn(place, [1], 'APPROVE'),
    defaultUnitId: place.unitId,
  })
  const tokens = await signInByApi(manager)
  const list = await callApi(tokens, `/diary/unit/${place.unitId}`)
  const { entries } = (await list.json()) as { entries: { id: number }[] }
  const body = JSON.stringify({ entries: entries.map(({ id }) => ({ id })) })
  expect((await callApi(tokens, '/diary/approve', { method: 'POST', body })).ok).toBe(true)
  const reader = await makeManager(place, [2])
  const stored = async () => (await storedForecast(place, reader)).absence(2, 33, 34)
  const before = await stored()

  await test.step('the writer proposes a later last day, and sees that it waits and who may approve', async () => {
    await page.reload()
    await diary.act('2026-08-10 – 2026-08-14', 'Propose a change')
    await diary
      .dialog()
      .getByLabel(/^Last day away/)
      .fill('2026-08-18')
    await diary.dialog().getByRole('button', { name: 'Propose the change' }).click()
    await expect(page.getByText('The change is proposed and is waiting for a decision.')).toBeVisible()
    await expect(diary.row('2026-08-10 – 2026-08-14')).toContainText('A change is waiting')
    await diary.open('2026-08-10 – 2026-08-14')
    const part = diary.dialog().getByRole('region', { name: 'Proposed change' })
    await expect(part).toContainText('Last day away: 2026-08-14 → 2026-08-18')
    await expect(part.getByRole('button', { name: 'Approve the change' })).toHaveCount(0)
    await expect(part.getByRole('button', { name: 'Withdraw the proposal' })).toBeVisible()
    await expect(part.getByRole('button', { name: 'Remind' })).toBeVisible()
    expect(await stored()).toEqual(before)
  })

  const desk = await browser.newPage()
  const approving = new DiaryPage(desk)
  await test.step('it is among what waits for the manager, and marked in the plan', async () => {
    await enter(desk, { person: manager, place, language: 'en' }, '/diary/waiting')
    const waiting = desk.getByRole('table', { name: 'Waiting items' })
    await expect(waiting.getByRole('row').filter({ hasText: '2026-08-10' })).toContainText('A change is waiting')
    await desk.getByRole('link', { name: "To the unit's diary" }).click()
    await desk.getByRole('link', { name: 'Plan', exact: true }).click()
    await expect(desk.getByRole('list', { name: 'Legend' })).toContainText('A change is waiting')
    await desk.getByRole('link', { name: 'List', exact: true }).click()
  })
  await test.step('the manager finds it by what waits, and approves it', async () => {
    const waiting = desk.getByRole('checkbox', { name: 'Only what is waiting for a decision' })
    await waiting.click()
    await expect(waiting).toBeChecked()
    await approving.open('2026-08-10 – 2026-08-14')
    await approving.dialog().getByRole('button', { name: 'Approve the change' }).click()
    await expect(desk.getByText('The absence is changed, and the forecast has followed.')).toBeVisible()
    const changes = approving.dialog().getByRole('region', { name: 'Changes after the decision' })
    await expect(changes).toContainText('Last day away: 2026-08-14 → 2026-08-18')
    await expect(changes).toContainText('Proposed by')
    await expect(approving.dialog().getByRole('region', { name: 'Proposed change' })).toHaveCount(0)
    // Saturday and Sunday of week 33, Monday and Tuesday of week 34.
    expect((await stored()).map((hours, index) => hours - (before[index] ?? 0))).toEqual([16, 16])
  })
  await test.step('the writer sees it in the list, where nothing waits any more', async () => {
    await page.reload()
    await expect(diary.row('2026-08-10 – 2026-08-18')).toContainText('Approved')
    await expect(diary.row('2026-08-10 – 2026-08-18')).not.toContainText('A change is waiting')
    await expect(diary.row('2026-08-10 – 2026-08-18')).toContainText(staffName)
  })
  await desk.close()
})
