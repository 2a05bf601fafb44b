import { entriesOf } from '../../fixtures/choices'
import { expect, test } from '../../fixtures/journey'
import { makeManager, makePlace } from '../../fixtures/places'
import { enterNext } from '../../fixtures/session'
import { answerWith } from '../../fixtures/stub'
import { openDiary, vacationOf } from './diary-world'

const change = {
  category: 'CHANGE_OF_NEEDS',
  reason: 'DEATH',
  from: '2026-09-07',
  to: '2026-09-13',
  hours: { perWeek: 10 },
}

test('R-285 the diary stands in the navigation and shows its list, in the order that is asked of the server; a municipality without a licence gets neither entry nor page', async ({
  page,
}) => {
  const { diary } = await openDiary(page, {
    entries: staffId => [vacationOf(staffId, { title: 'Sommar' }), change],
  })
  await test.step('R-285 the list', async () => {
    await expect(page).toHaveURL(/\/diary$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dagbok')
    await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Dagbok' })).toBeVisible()
    const rows = page.getByRole('table', { name: 'Dagboksposter' }).getByRole('row')
    await expect(rows).toHaveCount(3)
    // The one that begins last stands first.
    for (const text of ['Sommar', 'Semester', 'Väntar', '2026-08-10 – 2026-08-14'])
      await expect(rows.nth(2)).toContainText(text)
    await expect(rows.nth(1)).toContainText('−10')
  })
  await test.step('another order is asked of the server', async () => {
    await page.getByRole('button', { name: 'Timmar totalt' }).click()
    await expect(diary.rows()).toContainText(['Dödsfall', 'Semester'])
  })
  await test.step('a municipality without a licence gets neither entry nor page', async () => {
    const place = await makePlace({ licences: ['forecast'] })
    await enterNext(page, { person: await makeManager(place, [1]), place, language: 'en' }, '/diary')
    await expect(page.getByRole('main')).toContainText(/licence/)
    await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Diary' })).toHaveCount(0)
  })
})

test('a failed read is told, and can be tried again; a diary without entries says so, and a person is away by keyboard alone', async ({
  page,
}) => {
  const path = /\/api\/diary\/unit\/\d+\/search\?/
  await answerWith(page, path, 500, { statusCode: 500, code: 'server-error', message: 'X' })
  const { diary } = await openDiary(page)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Serverfel.')
  await page.unroute(path)
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click()
  await expect(page.getByRole('heading', { name: 'Dagboken är tom' })).toBeVisible()
  await test.step('a person is away by keyboard alone', async () => {
    await diary.add('ABSENCE').focus()
    await page.keyboard.press('Enter')
    await expect(diary.save()).toBeVisible()
    for (const field of ['staff', 'reason'] as const) {
      await diary.field(field).focus()
      await page.keyboard.press('ArrowDown')
      await expect(entriesOf(page).first()).toBeVisible()
      await page.keyboard.press('Enter')
    }
    await diary.field('perDay').focus()
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await expect(diary.rows()).toHaveCount(1)
    // What is new has the focus, once it is read.
    await expect(diary.rows().first().getByRole('button').first()).toBeFocused()
  })
  await test.step('and by one line, where the form begins', async () => {
    await diary.add('ABSENCE').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Skriv på en rad')).toBeFocused()
    await page.keyboard.type('Medarbetare sjuk på fredag')
    await page.keyboard.press('Enter')
    // No hours are known of the person.
    await expect(diary.field('perDay')).toBeFocused()
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await expect(diary.rows()).toHaveCount(2)
  })
})
