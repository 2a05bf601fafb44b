import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { rolesOn, type Place } from '../../fixtures/places'
import { expect, test } from '../../fixtures/suite'
import { plain } from '../../fixtures/plain-text'
import {
  answerWith,
  breakConnection,
  changeAnswer,
  paths,
  recordCalls,
  type ComprehensiveBody,
} from '../../fixtures/stub'
import { callApi, signInByApi } from '../../fixtures/session'

type Saved = {
  absences: { id: number; values: Record<string, number> }[]
  substitutes: Saved['absences']
  myForecast: { values: Record<string, number> }[]
}

test.describe('which weeks are open', () => {
  test('R-225 only the current and future weeks are editable', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await expect(forecast.input('absences-2', 11)).toHaveCount(0)
    await expect(forecast.input('absences-2', 12)).toHaveCount(1)
    await expect(forecast.input('absences-2', 13)).toHaveCount(1)
  })

  test('R-226 a week before the current one of this year is old', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await expect(forecast.cell('absences-2', 11)).toHaveAttribute('aria-readonly', 'true')
    await expect(forecast.cell('absences-2', 12)).not.toHaveAttribute('aria-readonly', 'true')
  })

  test('R-227 every week of an earlier year is old', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details', years: [2025, 2026], search: '?year=2025' })
    await expect(forecast.row('absences-2')).toBeVisible()
    await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0)
  })

  test('R-228 every week of a later year is editable', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details', years: [2026, 2027], search: '?year=2027' })
    const locked = forecast.row('absences-2').locator('[data-week]:not([data-editable])')
    for (const week of [1, 14, 27, 40, 52]) {
      await forecast.show(week)
      await expect(forecast.input('absences-2', week)).toHaveCount(1)
      await expect(locked).toHaveCount(0)
    }
  })

  test('R-526 the current week is the ISO week in Stockholm', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details', time: '2026-03-15T23:30:00Z' })
    await expect(forecast.input('absences-2', 11)).toHaveCount(0)
    await expect(forecast.input('absences-2', 12)).toHaveCount(1)
    await expect(forecast.page.getByRole('columnheader', { name: /v\. 12/ }).first()).toHaveAttribute(
      'aria-current',
      'date',
    )
  })
})

test('what is being typed when Back leads to the other tab is in the forecast', async ({
  page,
  forecast,
  openForecast,
}) => {
  // A browser without the Navigation API goes back without asking about unsaved work.
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
  await openForecast()
  await forecast.openTab('details')
  await forecast.enter('absences-2', 13)
  await page.keyboard.type('8')
  await page.goBack()
  await expect(forecast.tab('efficiency')).toHaveAttribute('aria-selected', 'true')
  await expect(forecast.saveBar()).toContainText('1 ändrad cell')
  await forecast.openTab('details')
  await forecast.expectCell('absences-2', 13, '8')
  await forecast.undo().click()
  await expect(forecast.undo()).toBeDisabled()
  await forecast.expectCell('absences-2', 13, '0')
})

test('a cell takes hours with their unit and a sum, typed or pasted, and keeps what it comes to', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ tab: 'details' })
  await forecast.type('absences-2', 13, '7,5 h')
  await forecast.expectCell('absences-2', 13, '7,5')
  await forecast.type('absences-2', 14, '=3*8+0,1+0,2')
  await forecast.expectCell('absences-2', 14, '24,3')
  await forecast.enter('absences-2', 15)
  await forecast.paste('8 tim\t=4*2,5\n')
  await forecast.expectCell('absences-2', 15, '8')
  await forecast.expectCell('absences-2', 16, '10')
  await forecast.type('absences-2', 17, '500 kr')
  await expect(page.getByRole('alert').filter({ hasText: 'Här står timmar' })).toBeVisible()
  await forecast.input('absences-2', 17).fill('=8/0')
  await forecast.input('absences-2', 17).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Det går inte att dela med 0' })).toBeVisible()
  await page.keyboard.press('Escape')
  const sent = page.waitForRequest(request => request.method() === 'PUT' || request.method() === 'PATCH')
  await forecast.save().click()
  expect((await sent).postDataJSON()).toMatchObject({
    absences: [{ id: 2, values: { '13': 7.5, '14': 24.3, '15': 8, '16': 10 } }],
  })
})

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
  const question = page.locator('[data-part=unlikely]')
  await forecast.enter('absences-2', 20)
  await forecast.paste('4000\t4000\t40')
  await expect(question).toContainText('Semester, vecka 20: 4 000 timmar är mer än veckans 400 schemalagda')
  await expect(question).toContainText('1 cell till')
  // The keys are still the sheet's.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await forecast.expectCell('absences-3', 20, '5')

  await question.getByRole('button', { name: 'Ångra' }).click()
  await expect(question).toBeHidden()
  await forecast.expectCell('absences-2', 20, '0')
  await forecast.expectCell('absences-2', 22, '40')

  await forecast.type('absences-2', 20, '4000')
  await question.getByRole('button', { name: 'Behåll' }).click()
  await expect(question).toBeHidden()
  await forecast.type('absences-2', 20, '0')
  await forecast.type('absences-2', 20, '4000')
  await expect(forecast.saveBar()).toContainText('3 ändrade celler')
  await expect(question).toBeHidden()
  await forecast.type('absences-2', 21, '4000')
  await expect(question).toBeVisible()
  await forecast.save().click()
  await expect(forecast.save()).toBeDisabled()
  await expect(question).toBeHidden()
})

test.describe('marks of a change', () => {
  test('R-229 a row is normal, dirty, and reset after cancel', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await expect(forecast.row('absences-2')).toHaveAttribute('data-status', 'normal')
    await forecast.type('absences-2', 20, '8')
    await expect(forecast.row('absences-2')).toHaveAttribute('data-status', 'dirty')
    await forecast.revert().click()
    await expect(forecast.row('absences-2')).toHaveAttribute('data-status', 'reset')
  })

  test('R-230 only the edited row is marked', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    const dirty = page.locator('[data-row-id][data-status="dirty"]')
    await expect(dirty).toHaveCount(1)
    await expect(dirty).toHaveAttribute('data-row-id', 'absences-2')
  })

  test('R-231 an edit enables save, and leaving asks', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await expect(forecast.save()).toBeDisabled()
    await forecast.type('absences-2', 20, '8')
    await expect(forecast.save()).toBeEnabled()
    await page.getByRole('link', { name: 'Hjälp' }).click()
    await expect(page.getByRole('dialog')).toContainText('osparade ändringar')
  })

  test('R-232 after a save all rows are normal', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    await forecast.save().click()
    await expect(forecast.save()).toBeDisabled()
    await expect(page.locator('[data-status="dirty"]')).toHaveCount(0)
    await page.getByRole('link', { name: 'Hjälp' }).click()
    await expect(page).toHaveURL(/\/help$/)
  })

  test('R-233 after a reload all rows are normal', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    page.on('dialog', dialog => void dialog.accept())
    await page.reload()
    await forecast.ready()
    await forecast.openTab('details')
    await expect(page.locator('[data-status="dirty"]')).toHaveCount(0)
    await forecast.expectCell('absences-2', 20, '0')
    await page.getByRole('link', { name: 'Hjälp' }).click()
    await expect(page).toHaveURL(/\/help$/)
  })

  test('an edit back to the stored value is no change', async ({ forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    await forecast.type('absences-2', 20, '0')
    await expect(forecast.save()).toBeDisabled()
  })
})

test.describe('cancel', () => {
  test('R-234 cancel restores the stored data without a call', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-1', 20, '8')
    await forecast.type('substitutes-overtime', 21, '4')
    await forecast.type('needs-my-forecast', 22, '-3,5')
    const calls = recordCalls(page)
    await forecast.revert().click()
    await forecast.expectCell('absences-1', 20, '0')
    await forecast.expectCell('substitutes-overtime', 21, '0')
    await forecast.expectCell('needs-my-forecast', 22, '0')
    expect(calls.filter(call => call.includes('/forecast/'))).toEqual([])
  })

  test('R-235 after cancel leaving does not ask', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-1', 20, '8')
    await forecast.revert().click()
    await page.getByRole('link', { name: 'Hjälp' }).click()
    await expect(page).toHaveURL(/\/help$/)
  })

  test('R-236 cancel says that the data is restored', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-1', 20, '8')
    await forecast.revert().click()
    await expect(page.getByText('Ändringarna har avbrutits och data har återställts', { exact: true })).toBeVisible()
  })
})

test.describe('save', () => {
  test('R-237 save patches the forecast of the unit', async ({ page, forecast, openForecast }) => {
    const { place } = await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await forecast.save().click()
    expect(new URL((await sent).url()).pathname).toMatch(new RegExp(`^/api/forecast/\\d+/unit/${place.unitId}$`))
    expect((await sent).headers()['if-match']).toBeTruthy()
  })

  test('R-164 the address of a save holds the id of the comprehensive answer', async ({
    page,
    forecast,
    openForecast,
  }) => {
    const answered = page.waitForResponse(paths.comprehensive)
    await openForecast({ tab: 'details' })
    const { id } = (await (await answered).json()) as { id: number }
    await forecast.type('absences-2', 20, '8')
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await forecast.save().click()
    expect(new URL((await sent).url()).pathname).toContain(`/api/forecast/${id}/unit/`)
  })

  test('R-238 the body holds only the changed weeks', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-1', 20, '7,5')
    await forecast.type('absences-1', 21, '8')
    await forecast.type('substitutes-overtime', 30, '1.25')
    await forecast.type('needs-my-forecast', 40, '-12')
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await forecast.save().click()
    expect((await sent).postDataJSON() as Saved).toEqual({
      absences: [{ id: 1, values: { '20': 7.5, '21': 8 } }],
      substitutes: [{ id: 5, values: { '30': 1.25 } }],
      myForecast: [{ values: { '40': -12 } }],
    })
  })

  test('R-183 the id of a row is mapped back on save', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.show(30)
    await forecast.type('substitutes-overtime', 30, '2')
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await forecast.save().click()
    expect(((await sent).postDataJSON() as Saved).substitutes).toEqual([{ id: 5, values: { '30': 2 } }])
  })

  test('R-239 a save says that the forecast has been updated', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    await forecast.save().click()
    await expect(page.getByText('Prognosen har uppdaterats', { exact: true })).toBeVisible()
  })

  test('R-240 a failed save says so in Swedish and keeps the edits', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details', before: () => answerWith(page, paths.save, 500, { message: 'X' }) })
    await forecast.type('absences-2', 20, '8')
    await forecast.save().click()
    await expect(page.getByText('Något gick fel med att uppdatera prognosen', { exact: true })).toBeVisible()
    await expect(page.getByText('Dina ändringar finns kvar.', { exact: true })).toBeVisible()
    await forecast.expectCell('absences-2', 20, '8')
    await expect(forecast.save()).toBeEnabled()
  })

  test('R-241 a failed save says so in English', async ({ page, forecast, openForecast }) => {
    await openForecast({
      language: 'en',
      tab: 'details',
      before: () => answerWith(page, paths.save, 500, { message: 'X' }),
    })
    await forecast.type('absences-2', 20, '8')
    await forecast.save().click()
    await expect(page.getByText('Something went wrong with updating Forecast', { exact: true })).toBeVisible()
  })

  test('R-505 a save leads to a success notification', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('status').filter({ hasText: 'Prognosen har uppdaterats' })).toBeVisible()
  })

  test('R-242 a row id that is not a number stops the save and is named', async ({ page, forecast, openForecast }) => {
    await openForecast({
      tab: 'details',
      before: () =>
        changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
          body.staffing.absences.push({ id: 'x', values: { '20': 1 } })
        }),
    })
    const calls = recordCalls(page)
    await forecast.type('absences-2', 20, '8')
    await forecast.save().click()
    await expect(page.getByText(/^Kunde inte spara: okända rad-ID:n \(.*x.*\)$/)).toBeVisible()
    expect(calls.filter(call => call.startsWith('PATCH'))).toEqual([])
  })

  test('what was saved is there after a reload, and for a colleague', async ({ page, forecast, openForecast }) => {
    const { place, person } = await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '7,25')
    await forecast.save().click()
    await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
    await page.reload()
    await forecast.ready()
    await forecast.openTab('details')
    await forecast.expectCell('absences-2', 20, '7,25')
    const answer = await callApi(await signInByApi(person), `/forecast/unit/${place.unitId}/2026/comprehensive`)
    const body = (await answer.json()) as ComprehensiveBody
    expect(body.staffing.absences.find(row => row.id === 2)?.values['20']).toBe(7.25)
  })

  test('a save without a connection tells so and keeps the edits', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details', before: () => breakConnection(page, paths.save) })
    await forecast.type('absences-2', 20, '8')
    await forecast.save().click()
    await expect(page.getByRole('alert').filter({ hasText: /anslutning|prognosen/i })).toBeVisible()
    await forecast.expectCell('absences-2', 20, '8')
  })
})

test.describe('two people on one forecast', () => {
  const saveElsewhere = async (person: { email: string; password: string }, unitId: number, hours: number) => {
    const tokens = await signInByApi(person)
    const { id } = (await (await callApi(tokens, `/forecast/unit/${unitId}?year=2026`)).json()) as { id: number }
    const answer = await callApi(tokens, `/forecast/${id}/unit/${unitId}`, {
      method: 'PATCH',
      body: JSON.stringify({ absences: [{ id: 2, values: { '20': hours } }], substitutes: [], myForecast: [] }),
    })
    expect(answer.status).toBe(200)
  }

  test('changes of different cells are merged', async ({ page, forecast, openForecast }) => {
    const { place, person } = await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 21, '8')
    await saveElsewhere(person, place.unitId, 5)
    await forecast.save().click()
    await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
    await forecast.expectCells('absences-2', { 20: '5', 21: '8' })
  })

  test('a change of the same cell is asked about', async ({ page, forecast, openForecast }) => {
    const { place, person } = await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    await saveElsewhere(person, place.unitId, 5)
    await forecast.save().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Semester')
    await expect(dialog).toContainText('8')
    await expect(dialog).toContainText('5')
    await forecast.expectCell('absences-2', 20, '8')
  })

  const makeEva = (place: Place) =>
    control.makeUser({ jobTitleId: 1, roles: rolesOn(place, [2]), firstName: 'Eva', lastName: 'Nilsson' })

  test('the question tells who saved and when, and begins on the safe answer', async ({
    page,
    forecast,
    openForecast,
  }) => {
    const { place } = await openForecast({ tab: 'details' })
    const calls = recordCalls(page)
    await forecast.type('absences-2', 20, '8')
    await saveElsewhere(await makeEva(place), place.unitId, 5)
    expect(calls.filter(call => call.endsWith('/last-save'))).toEqual([])
    await forecast.save().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status')).toHaveText('Eva Nilsson sparade senast 18 mars 2026 kl. 09:00.')
    await expect(dialog.getByRole('button', { name: 'Avbryt' })).toBeFocused()
    expect(calls.filter(call => call.endsWith('/last-save'))).toHaveLength(1)
  })

  test('the question is asked and answered where who saved cannot be told', async ({
    page,
    forecast,
    openForecast,
  }) => {
    const { place } = await openForecast({ tab: 'details', before: () => breakConnection(page, paths.lastSave) })
    await forecast.type('absences-2', 20, '8')
    await saveElsewhere(await makeEva(place), place.unitId, 5)
    const refused = page.waitForEvent('requestfailed', request => paths.lastSave.test(request.url()))
    await forecast.save().click()
    await refused
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Avbryt' })).toBeFocused()
    await expect(dialog.getByRole('status')).toHaveText('')
    await dialog.getByRole('button', { name: 'Spara med valen' }).click()
    await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
    await forecast.expectCells('absences-2', { 20: '8' })
  })

  test('the keys of undo wait for the answer about a cell, which is one step', async ({
    page,
    forecast,
    openForecast,
  }) => {
    const { place, person } = await openForecast({ tab: 'details', search: '?startWeek=18&endWeek=23' })
    await forecast.type('absences-2', 20, '8')
    await saveElsewhere(person, place.unitId, 5)
    await forecast.save().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Mitt värde/ }).focus()
    await forecast.press('Control+z')
    await forecast.expectCell('absences-2', 20, '8')
    await dialog.getByRole('button', { name: 'Spara med valen' }).click()
    await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await forecast.expectCell('absences-2', 20, '8')
    await page.keyboard.press('Control+z')
    await forecast.expectCell('absences-2', 20, '0')
  })
})

test.describe('invalid rows', () => {
  const breakRow = (page: Page) =>
    changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
      const vacation = body.staffing.absences.find(row => row.id === 2)
      if (vacation) vacation.values['20'] = 'abc'
      else body.staffing.absences.push({ id: 2, values: { '20': 'abc' } })
    })

  test('R-243 a row with a value that is no number does not break the page', async ({
    page,
    forecast,
    openForecast,
  }) => {
    await openForecast({ tab: 'details', before: () => breakRow(page) })
    await expect(forecast.row('absences-1')).toBeVisible()
  })

  test('R-244 the invalid row is left out, named, and the totals are marked incomplete', async ({
    page,
    forecast,
    openForecast,
  }) => {
    await openForecast({ tab: 'details', before: () => breakRow(page) })
    await expect(forecast.row('absences-2')).toHaveCount(0)
    await expect(forecast.row('absences-3')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/Semester|absences-2/)
    await expect(page.getByRole('main')).toContainText(/ofullständig/i)
  })
})

test.describe('unsaved changes', () => {
  const dialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'osparade ändringar' })

  test('R-154 leaving asks to save, not to save, or to stay', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    await page.getByRole('link', { name: 'Hjälp' }).click()
    for (const name of ['Spara', 'Spara inte', 'Stanna kvar'])
      await expect(dialog(page).getByRole('button', { name, exact: true })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Stanna kvar' }).click()
    await expect(page).toHaveURL(/\/forecast/)
    await forecast.expectCell('absences-2', 20, '8')
    await page.getByRole('link', { name: 'Hjälp' }).click()
    await dialog(page).getByRole('button', { name: 'Spara inte' }).click()
    await expect(page).toHaveURL(/\/help$/)
  })

  test('R-155 a change of the filters asks too', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    await forecast.preset('Kvartal 2').click()
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Stanna kvar' }).click()
    await forecast.expectCell('absences-2', 20, '8')
    await expect(page).not.toHaveURL(/startWeek=14/)
  })

  test('R-245 the save choice saves and then continues', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, '8')
    const sent = page.waitForRequest(request => request.method() === 'PATCH')
    await forecast.preset('Kvartal 2').click()
    await dialog(page).getByRole('button', { name: 'Spara', exact: true }).click()
    await sent
    await expect(page).toHaveURL(/startWeek=14/)
    await forecast.expectCell('absences-2', 20, '8')
    await expect(page.locator('[data-status="dirty"]')).toHaveCount(0)
  })

  test('a failed save in the prompt stays', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details', before: () => answerWith(page, paths.save, 500, { message: 'X' }) })
    await forecast.type('absences-2', 20, '8')
    await page.getByRole('link', { name: 'Hjälp' }).click()
    await dialog(page).getByRole('button', { name: 'Spara', exact: true }).click()
    await expect(page.getByText('Något gick fel med att uppdatera prognosen')).toBeVisible()
    await expect(page).toHaveURL(/\/forecast/)
    await forecast.expectCell('absences-2', 20, '8')
  })
})

test.describe('fill in from a year', () => {
  test('R-246 filling in writes only open weeks and saves nothing', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details', years: [2025, 2026], search: '?year=2026&startWeek=1&endWeek=14' })
    await forecast.type('absences-1', 13, '9')
    const calls = recordCalls(page)
    await forecast.fillIn().click()
    const dialog = page.getByRole('dialog')
    await forecast.choose(dialog.getByRole('combobox'), '2025')
    await dialog.getByRole('checkbox', { name: 'Använd genomsnitt' }).check()
    await dialog.getByRole('button', { name: /^Fyll i/ }).click()
    await expect(dialog).toHaveCount(0)
    await forecast.expectCells('absences-1', { 1: '20', 4: '40', 11: '0', 12: '1,35', 13: '1,35', 14: '1,35' })
    await expect(forecast.save()).toBeEnabled()
    expect(calls.filter(call => call.startsWith('PATCH'))).toEqual([])
  })

  test('R-247 a failure to read the year is told', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details', years: [2025, 2026] })
    await answerWith(page, /\/2025\/comprehensive$/, 500, { message: 'X' })
    await forecast.fillIn().click()
    const dialog = page.getByRole('dialog')
    await forecast.choose(dialog.getByRole('combobox'), '2025')
    await dialog.getByRole('button', { name: /^Fyll i/ }).click()
    await expect(page.getByText('Fel vid inläsning av prognosdata', { exact: true })).toBeVisible()
  })
})

test.describe('cell input', () => {
  test('R-474 a cell takes numbers only', async ({ page, forecast, openForecast }) => {
    await openForecast({ tab: 'details' })
    await forecast.type('absences-2', 20, 'abc')
    await expect(forecast.input('absences-2', 20)).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
    await forecast.expectCell('absences-2', 20, '0')
  })

  const inputs = [
    ['7,5', '7,5'],
    ['7.25', '7,25'],
    ['1 234', '1 234'],
    ['', '0'],
  ] as const
  for (const [typed, shown] of inputs) {
    test(`'${typed}' is taken as ${shown}`, async ({ forecast, openForecast }) => {
      await openForecast({ tab: 'details' })
      await forecast.type('absences-2', 20, '3')
      await forecast.type('absences-2', 20, typed)
      expect(plain(shown)).toBe(shown)
      await forecast.expectCell('absences-2', 20, shown)
    })
  }

  for (const typed of ['-1', '10001', '1,234', '1e3', '0x10', 'NaN', 'Infinity']) {
    test(`'${typed}' is refused with a message`, async ({ page, forecast, openForecast }) => {
      await openForecast({ tab: 'details' })
      await forecast.type('absences-2', 20, typed)
      await expect(forecast.input('absences-2', 20)).toHaveAttribute('aria-invalid', 'true')
      await expect(forecast.input('absences-2', 20)).toHaveValue(typed)
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    })
  }
})
