import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { rolesOn } from '../../fixtures/places'
import { expect, test } from '../../fixtures/suite'
import {
  answerWith,
  breakConnection,
  changeAnswer,
  paths,
  recordCalls,
  type ComprehensiveBody,
} from '../../fixtures/stub'
import { callApi, signInByApi } from '../../fixtures/session'
import { storedForecast } from '../../fixtures/stored-forecast'

const help = (page: Page) => page.getByRole('link', { name: 'Hjälp' })
const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'osparade ändringar' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true })
const status = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText })
const alert = (page: Page, hasText: string | RegExp) => page.getByRole('alert').filter({ hasText })
const dirty = (page: Page) => page.locator('[data-row-id][data-status="dirty"]')
const patched = (page: Page) => page.waitForRequest(request => request.method() === 'PATCH')

const saved = 'Prognosen har uppdaterats'
const notSaved = 'Något gick fel med att uppdatera prognosen'

test('hours beyond those scheduled are asked about once, beside the typing, and stop no save', async ({
  page,
  forecast,
  openForecast,
}) => {
  const withSchedule = () =>
    changeAnswer<ComprehensiveBody>(page, paths.comprehensive, ({ staffing }) => {
      for (const week of ['20', '21', '22']) staffing.scheduled[week] = 400
    })
  await openForecast({ tab: 'details', before: withSchedule })
  const unlikely = page.locator('[data-part=unlikely]')
  await forecast.enter('absences-2', 20)
  await forecast.paste('4000\t4000\t40')
  await expect(unlikely).toContainText('Semester, vecka 20: 4 000 timmar är mer än veckans 400 schemalagda')
  await expect(unlikely).toContainText('1 cell till')
  // The keys are still the sheet's.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await forecast.expectCell('absences-3', 20, '5')

  await unlikely.getByRole('button', { name: 'Ångra' }).click()
  await expect(unlikely).toBeHidden()
  await forecast.expectCell('absences-2', 20, '0')
  await forecast.expectCell('absences-2', 22, '40')

  await forecast.type('absences-2', 20, '4000')
  await unlikely.getByRole('button', { name: 'Behåll' }).click()
  await expect(unlikely).toBeHidden()
  await forecast.type('absences-2', 20, '0')
  await forecast.type('absences-2', 20, '4000')
  await expect(forecast.saveBar()).toContainText('3 ändrade celler')
  await expect(unlikely).toBeHidden()
  await forecast.type('absences-2', 21, '4000')
  await expect(unlikely).toBeVisible()
  await forecast.save().click()
  await expect(forecast.save()).toBeDisabled()
  await expect(unlikely).toBeHidden()
})

test('R-151 R-154 R-155 R-229 R-230 R-231 R-233 R-234 R-235 R-236 an edit that is not saved: its marks, the question, cancel', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ tab: 'details' })
  await test.step('R-151 R-229 R-230 R-231 an edit marks its row alone, and enables save and cancel', async () => {
    await expect(forecast.row('absences-2')).toHaveAttribute('data-status', 'normal')
    await expect(forecast.save()).toBeDisabled()
    await expect(forecast.revert()).toBeDisabled()
    await forecast.type('absences-2', 20, '8')
    await expect(dirty(page)).toHaveCount(1)
    await expect(dirty(page)).toHaveAttribute('data-row-id', 'absences-2')
    await expect(forecast.save()).toBeEnabled()
    await expect(forecast.revert()).toBeEnabled()
  })
  await test.step('R-154 R-231 leaving asks to save, not to save, or to stay', async () => {
    await help(page).click()
    for (const name of ['Spara', 'Spara inte', 'Stanna kvar']) await expect(answer(page, name)).toBeVisible()
    await answer(page, 'Stanna kvar').click()
    await expect(page).toHaveURL(/\/forecast/)
    await forecast.expectCell('absences-2', 20, '8')
  })
  await test.step('R-155 a change of the filters asks too', async () => {
    await forecast.preset('Kvartal 2').click()
    await answer(page, 'Stanna kvar').click()
    await forecast.expectCell('absences-2', 20, '8')
    await expect(page).not.toHaveURL(/startWeek=14/)
  })
  await test.step('R-155 other weeks of the year may be shown with the edits kept; another year asks without that', async () => {
    await forecast.preset('Kvartal 2').click()
    await answer(page, 'Behåll och fortsätt').click()
    await expect(page).toHaveURL(/startWeek=14/)
    await forecast.expectCell('absences-2', 20, '8')
    await expect(forecast.save()).toBeEnabled()
    await help(page).click()
    await expect(answer(page, 'Stanna kvar')).toBeVisible()
    await expect(answer(page, 'Behåll och fortsätt')).toBeHidden()
    await answer(page, 'Stanna kvar').click()
  })
  await test.step('R-229 R-234 R-236 cancel restores the stored data without a call, and says so', async () => {
    await forecast.type('absences-1', 20, '8')
    await forecast.type('substitutes-overtime', 21, '4')
    await forecast.type('needs-my-forecast', 22, '-3,5')
    const calls = recordCalls(page)
    await forecast.revert().click()
    await expect(forecast.row('absences-2')).toHaveAttribute('data-status', 'reset')
    await expect(page.getByText('Ändringarna har avbrutits och data har återställts', { exact: true })).toBeVisible()
    await forecast.expectCell('absences-1', 20, '0')
    await forecast.expectCell('absences-2', 20, '0')
    await forecast.expectCell('substitutes-overtime', 21, '0')
    await forecast.expectCell('needs-my-forecast', 22, '0')
    expect(calls.filter(call => call.includes('/forecast/'))).toEqual([])
  })
  await test.step('an edit back to the stored value is no change', async () => {
    await forecast.type('absences-2', 20, '8')
    await expect(forecast.save()).toBeEnabled()
    await forecast.type('absences-2', 20, '0')
    await expect(forecast.save()).toBeDisabled()
  })
  await test.step('R-235 after cancel leaving does not ask', async () => {
    await forecast.type('absences-1', 20, '8')
    await forecast.revert().click()
    await help(page).click()
    await expect(page).toHaveURL(/\/help$/)
  })
  await test.step('R-233 after a reload all rows are normal', async () => {
    await page.goBack()
    await forecast.type('absences-2', 20, '8')
    page.once('dialog', dialog => void dialog.accept())
    await page.reload()
    await forecast.ready()
    await forecast.openTab('details')
    await expect(dirty(page)).toHaveCount(0)
    await forecast.expectCell('absences-2', 20, '0')
    await help(page).click()
    await expect(page).toHaveURL(/\/help$/)
  })
  await test.step('R-154 not to save leaves', async () => {
    await page.goBack()
    await forecast.type('absences-2', 20, '8')
    await help(page).click()
    await answer(page, 'Spara inte').click()
    await expect(page).toHaveURL(/\/help$/)
  })
})

test('R-156 R-164 R-183 R-232 R-237 R-238 R-239 R-245 R-505 a save: what is sent, told and stored', async ({
  page,
  forecast,
  openForecast,
}) => {
  const answered = page.waitForResponse(paths.comprehensive)
  const { place, person } = await openForecast({ tab: 'details' })
  const { id } = (await (await answered).json()) as { id: number }

  await test.step('R-164 R-183 R-237 R-238 it patches the forecast of the unit by its id with the changed weeks only', async () => {
    await forecast.type('absences-1', 20, '7,5 h')
    await forecast.enter('absences-1', 21)
    await forecast.paste('8 tim\t=4*2,5\n')
    await forecast.type('absences-1', 23, '=3*8+0,1+0,2')
    await forecast.expectCells('absences-1', { 20: '7,5', 21: '8', 22: '10', 23: '24,3' })
    await forecast.type('substitutes-overtime', 30, '1.25')
    await forecast.type('needs-my-forecast', 40, '-12')
    const sent = patched(page)
    await forecast.save().click()
    expect(new URL((await sent).url()).pathname).toBe(`/api/forecast/${id}/unit/${place.unitId}`)
    expect((await sent).headers()['if-match']).toBeTruthy()
    expect((await sent).postDataJSON()).toEqual({
      absences: [
        { id: 1, values: { '20': 7.5, '21': 8, '22': 10, '23': 24.3 }, origins: { '21': 'pasted', '22': 'pasted' } },
      ],
      substitutes: [{ id: 5, values: { '30': 1.25 } }],
      myForecast: [{ values: { '40': -12 } }],
    })
  })
  await test.step('R-156 R-232 R-239 it is told, and all rows are normal', async () => {
    await expect(page.getByText(saved, { exact: true })).toBeVisible()
    await expect(status(page, saved)).toBeVisible()
    await expect(forecast.save()).toBeDisabled()
    await expect(dirty(page)).toHaveCount(0)
    await help(page).click()
    await expect(page).toHaveURL(/\/help$/)
    await page.goBack()
  })
  await test.step('R-505 by its key it is told as well, and there after a reload and for a colleague', async () => {
    await page.reload()
    await forecast.ready()
    await forecast.type('absences-2', 20, '7,25')
    await page.keyboard.press('Control+s')
    await expect(status(page, saved)).toBeVisible()
    await page.reload()
    await forecast.ready()
    await forecast.openTab('details')
    await forecast.expectCell('absences-2', 20, '7,25')
    expect((await storedForecast(place, person)).absence(2, 20)).toEqual([7.25])
  })
  await test.step('R-245 the save choice saves and then continues', async () => {
    await forecast.type('absences-2', 20, '8')
    const sent = patched(page)
    await forecast.preset('Kvartal 2').click()
    await answer(page, 'Spara').click()
    await sent
    await expect(page).toHaveURL(/startWeek=14/)
    await forecast.expectCell('absences-2', 20, '8')
    await expect(dirty(page)).toHaveCount(0)
  })
})

test('R-156 R-240 R-474 text that is refused and a save that fails are told, and the edits are kept', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ tab: 'details', before: () => answerWith(page, paths.save, 500, { message: 'X' }) })
  await test.step('R-474 a cell takes numbers only, and what is refused is told, and gone with Escape', async () => {
    await forecast.type('absences-2', 20, 'abc')
    await expect(forecast.input('absences-2', 20)).toHaveAttribute('aria-invalid', 'true')
    await expect(forecast.input('absences-2', 20)).toHaveValue('abc')
    await expect(alert(page, 'Skriv timmar som ett tal').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await forecast.expectCell('absences-2', 20, '0')
    await expect(alert(page, /\S/)).toHaveCount(0)
  })
  await test.step('R-156 R-240 in its words', async () => {
    await forecast.type('absences-2', 20, '8')
    await forecast.save().click()
    await expect(page.getByText(notSaved, { exact: true })).toBeVisible()
    await expect(alert(page, notSaved)).toBeVisible()
    await expect(page.getByText('Dina ändringar finns kvar.', { exact: true })).toBeVisible()
    await forecast.expectCell('absences-2', 20, '8')
    await expect(forecast.save()).toBeEnabled()
    await forecast.revert().click()
    await expect(status(page, 'Ändringarna har avbrutits')).toBeVisible()
  })
  await test.step('in the question before leaving, which then stays', async () => {
    await forecast.type('absences-2', 20, '8')
    await help(page).click()
    await answer(page, 'Spara').click()
    await expect(page.getByText(notSaved)).toBeVisible()
    await expect(page).toHaveURL(/\/forecast/)
    await forecast.expectCell('absences-2', 20, '8')
    await forecast.revert().click()
  })
  await test.step('without a connection', async () => {
    await page.unrouteAll()
    await breakConnection(page, paths.save)
    await forecast.type('absences-2', 20, '8')
    await forecast.save().click()
    await expect(alert(page, /anslutning|prognosen/i)).toBeVisible()
    await forecast.expectCell('absences-2', 20, '8')
  })
})

test('two people on one forecast: merged, asked about with who saved and when, answered and undone', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place, person } = await openForecast({ tab: 'details', search: '?startWeek=18&endWeek=23' })
  const eva = await control.makeUser({
    jobTitleId: 1,
    roles: rolesOn(place, [2]),
    firstName: 'Eva',
    lastName: 'Nilsson',
  })
  const saveElsewhere = async (by: { email: string; password: string }, values: Record<string, number>) => {
    const tokens = await signInByApi(by)
    const { id } = (await (await callApi(tokens, `/forecast/unit/${place.unitId}?year=2026`)).json()) as { id: number }
    const { status: code } = await callApi(tokens, `/forecast/${id}/unit/${place.unitId}`, {
      method: 'PATCH',
      body: JSON.stringify({ absences: [{ id: 2, values }], substitutes: [], myForecast: [] }),
    })
    expect(code).toBe(200)
  }
  const calls = recordCalls(page)
  const dialog = page.getByRole('dialog')
  const mine = dialog.getByRole('radio', { name: /^Mitt värde/ })
  const saveChosen = dialog.getByRole('button', { name: 'Spara med valen' })
  const safe = dialog.getByRole('button', { name: 'Avbryt' })
  const afresh = async () => {
    await page.reload()
    await forecast.ready()
  }

  await test.step('a change of the same cell is asked about: who saved and when, and the safe answer first', async () => {
    await forecast.type('absences-2', 20, '8')
    await saveElsewhere(eva, { '20': 5 })
    expect(calls.filter(call => call.endsWith('/last-save'))).toEqual([])
    await forecast.save().click()
    for (const text of ['Semester', '8', '5']) await expect(dialog).toContainText(text)
    await expect(dialog.getByRole('status')).toHaveText('Eva Nilsson sparade senast 18 mars 2026 kl. 09:00.')
    await expect(safe).toBeFocused()
    expect(calls.filter(call => call.endsWith('/last-save'))).toHaveLength(1)
    await forecast.expectCell('absences-2', 20, '8')
  })
  await test.step('the keys of undo wait for the answer, which is one step', async () => {
    await mine.focus()
    await forecast.press('Control+z')
    await forecast.expectCell('absences-2', 20, '8')
    await saveChosen.click()
    await expect(page.getByText(saved)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await forecast.expectCell('absences-2', 20, '8')
    await page.keyboard.press('Control+z')
    await forecast.expectCell('absences-2', 20, '0')
  })
  await test.step('changes of different cells are merged', async () => {
    await afresh()
    await forecast.type('absences-2', 21, '8')
    await saveElsewhere(person, { '20': 5 })
    await forecast.save().click()
    await expect(page.getByText(saved)).toBeVisible()
    await forecast.expectCells('absences-2', { 20: '5', 21: '8' })
  })
  await test.step('the question closes an explanation that is open', async () => {
    await afresh()
    await forecast.type('absences-2', 22, '8')
    await saveElsewhere(person, { '22': 5, '23': 2 })
    await forecast.cell('absences-2', 22).click()
    await forecast.press('Alt+Enter')
    expect(await forecast.whyResult()).toBe('8 tim')
    await forecast.press('Control+s')
    const asked = dialog.filter({ hasText: 'Någon annan har ändrat samma celler' })
    await expect(asked).toContainText('Semester, vecka 22')
    // Enter in haste writes nothing over.
    await expect(safe).toBeFocused()
    await mine.check()
    await saveChosen.click()
    await expect(status(page, saved)).toBeVisible()
    await forecast.expectCells('absences-2', { 22: '8', 23: '2' })
    expect((await storedForecast(place, person)).absence(2, 22, 23)).toEqual([8, 2])
  })
  await test.step('it is asked and answered where who saved cannot be told', async () => {
    await breakConnection(page, paths.lastSave)
    await afresh()
    await forecast.type('absences-2', 20, '8')
    await saveElsewhere(eva, { '20': 4 })
    const refused = page.waitForEvent('requestfailed', request => paths.lastSave.test(request.url()))
    await forecast.save().click()
    await refused
    await expect(safe).toBeFocused()
    await expect(dialog.getByRole('status')).toHaveText('')
    await saveChosen.click()
    await expect(page.getByText(saved)).toBeVisible()
    await forecast.expectCells('absences-2', { 20: '8' })
  })
})

test('R-243 R-244 a row of the answer that is broken is left out and named', async ({
  page,
  forecast,
  openForecast,
}) => {
  const breakRow = () =>
    changeAnswer<ComprehensiveBody>(page, paths.comprehensive, ({ staffing: { absences } }) => {
      const vacation = absences.find(row => row.id === 2)
      if (vacation) vacation.values['20'] = 'abc'
      else absences.push({ id: 2, values: { '20': 'abc' } })
    })
  await openForecast({ tab: 'details', before: breakRow })
  await test.step('R-243 the row is left out and named', async () => {
    await expect(forecast.row('absences-1')).toBeVisible()
    await expect(forecast.row('absences-2')).toHaveCount(0)
    await expect(forecast.row('absences-3')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Semester|absences-2/)
  })
  await test.step('R-244 the totals are marked incomplete', async () => {
    await expect(page.getByRole('main')).toContainText(/ofullständig/i)
  })
})
