import { expect, test } from '../../fixtures/journey'
import { plain } from '../../fixtures/plain-text'
import { ForecastPage } from '../../pages/forecast-page'
import { openDiary, vacationOf } from './diary-world'

test('a cell of the forecast tells which entries are behind it; each opens in the diary, and says what it moved', async ({
  page,
}) => {
  const { diary } = await openDiary(page, {
    language: 'en',
    ids: [1, 2],
    entries: id => [
      vacationOf(id, { title: 'Sommar' }),
      vacationOf(id, { title: 'Höst', from: '2026-08-17', to: '2026-08-18' }),
    ],
  })
  await diary.ready()
  await page.getByRole('checkbox', { name: 'Select all on the page' }).check()
  await diary.approve().click()
  await diary.confirm('approve')
  await expect(diary.row('Sommar')).toContainText('Approved')
  await page.goto('/forecast?year=2026&startWeek=33&endWeek=34')
  const forecast = new ForecastPage(page)
  await forecast.ready()
  await forecast.openTab('details')
  await forecast.input('absences-2', 33).focus()
  await forecast.press('Alt+Enter')
  await forecast.why().getByRole('button', { name: 'Items in the diary' }).click()
  const behind = forecast.why().getByRole('region', { name: 'Items in the diary behind the cell' })
  await expect(behind).toContainText('Part of the diary: 40 h')
  await expect(behind.getByRole('listitem')).toHaveCount(1)
  await behind.getByRole('link', { name: 'Sommar, Prov Medarbetare' }).click()
  await expect(diary.fact('Title')).toHaveText('Sommar')
  await diary.dialog().getByText('How the item has changed the forecast').click()
  const effects = diary.dialog().getByRole('table', { name: 'Weeks and rows of the forecast' })
  expect(plain(await effects.locator('tbody').innerText())).toBe('wk 33 2026 Vacation 40')
  await diary.dialog().getByRole('button', { name: 'Close' }).last().click()
  await expect(diary.dialog()).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
})
