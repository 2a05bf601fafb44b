import type { Page } from '@playwright/test'
import { activeEntry } from '../../fixtures/choices'
import { expect, test } from '../../fixtures/suite'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { storedForecast } from '../../fixtures/stored-forecast'
import type { ForecastPage } from '../../pages/forecast-page'
import { NotePage } from '../../pages/note-page'

/** Types into one of the week filters, as one who has come there by Tab. */
const chooseByKeys = async (page: Page, forecast: ForecastPage, filter: 'startWeek' | 'endWeek', week: string) => {
  await forecast.tabTo(forecast[filter]())
  await page.keyboard.type(week)
  // The first entry that fits is chosen; the list has to have followed the typing.
  await expect(activeEntry(page)).toHaveAttribute('title', week)
  await page.keyboard.press('Enter')
  await expect(forecast[filter]()).toHaveValue(week)
}

// month-by-keyboard.spec.ts walks through a month in Swedish and in the light.
test.describe('in English, in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('a month is planned, questioned, explained in a note and saved without the mouse', async ({
    page,
    forecast,
    openForecast,
  }) => {
    const note = new NotePage(forecast)
    const { place, person } = await openForecast({ language: 'en' })

    await chooseByKeys(page, forecast, 'startWeek', '14')
    await chooseByKeys(page, forecast, 'endWeek', '17')
    await expect(page).toHaveURL(/startWeek=14&endWeek=17/)
    await forecast.tabTo(forecast.tab('efficiency'))
    await forecast.press('ArrowRight', 'Enter')
    await expect(forecast.tab('details')).toHaveAttribute('aria-selected', 'true')
    await expect(forecast.row('absences-2')).toBeVisible()

    await forecast.tabTo(forecast.grids())
    await forecast.walkTo('absences-2', 14)
    await page.keyboard.type('24')
    await forecast.press('Enter')
    await expect(forecast.input('absences-3', 14)).toBeFocused()
    await forecast.press('ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Control+r')
    await forecast.expectCells('absences-2', { 14: '24', 15: '24', 16: '24', 17: '24' })
    await forecast.expectStatus('Vacation, wk 14 24 h · Why? · Note · Sum 96 h · Average 24 h · 4 values')

    await forecast.press('Control+c', 'ArrowDown', 'Control+v')
    await forecast.expectCells('absences-3', { 14: '24', 15: '24', 16: '24', 17: '24' })
    await forecast.press('Delete')
    await forecast.expectCells('absences-3', { 14: '0', 17: '0' })
    await forecast.press('Control+z')
    await forecast.expectCells('absences-3', { 14: '24', 17: '24' })
    await forecast.press('Control+z')
    await forecast.expectCells('absences-3', { 14: '0', 17: '0' })
    await forecast.press('Control+y')
    await forecast.expectCells('absences-3', { 14: '24', 17: '24' })

    await forecast.walkTo('staffing-actual-hours', 15)
    await forecast.press('Enter')
    await expect(forecast.closeWhy()).toBeFocused()
    await forecast.press('Escape')
    await expect(forecast.why()).toHaveCount(0)
    await expect(forecast.cell('staffing-actual-hours', 15)).toBeFocused()

    await forecast.walkTo('substitutes-overtime', 15)
    await page.keyboard.type('4,5')
    await forecast.press('Alt+Enter')
    expect(await forecast.whyResult()).toBe('4,5 h')
    await forecast.press('Escape')
    await expect(forecast.input('substitutes-overtime', 15)).toBeFocused()

    await forecast.press('Shift+F2')
    await expect(note.text()).toBeFocused()
    await page.keyboard.type('Påsken')
    await forecast.press('Control+Enter')
    await expect(note.dialog()).toHaveCount(0)
    await expect(forecast.input('substitutes-overtime', 15)).toBeFocused()
    await expect(forecast.input('substitutes-overtime', 15)).toHaveAccessibleDescription(
      'Changed, not saved. Has a note',
    )

    await forecast.press('Control+ArrowLeft', 'ArrowLeft')
    for (let presses = 0; presses < 8; presses += 1) {
      if (await forecast.fold('substitutes').evaluate(one => one === document.activeElement)) break
      await forecast.press('ArrowUp')
    }
    await expect(forecast.fold('substitutes')).toBeFocused()
    await forecast.press('Enter')
    await expect(forecast.row('substitutes-overtime')).toHaveCount(0)
    await expect(forecast.fold('substitutes')).toBeFocused()
    await expect(forecast.fold('substitutes')).toHaveAttribute('aria-expanded', 'false')

    await expect(forecast.saveBar()).toHaveText(/9 changed cells/)
    await forecast.press('Control+s')
    await expect(page.getByText('The forecast has been updated')).toBeVisible()
    await expect(forecast.save()).toBeDisabled()
    const stored = await storedForecast(place, person)
    expect(stored.absence(2, 13, 14, 15, 16, 17, 18)).toEqual([0, 24, 24, 24, 24, 0])
    expect(stored.absence(3, 13, 14, 15, 16, 17, 18)).toEqual([0, 24, 24, 24, 24, 0])
    expect(stored.substitute(5, 14, 15, 16)).toEqual([0, 4.5, 0])
    await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Påsken')
  })
})

test('the month of a manager takes 43 keys beside the text of the note, and one of them leads to the sheet', async ({
  page,
  forecast,
  openForecast,
}) => {
  const note = new NotePage(forecast)
  const { place, person } = await openForecast()
  let keys = 0
  const press = async (...pressed: string[]) => {
    keys += pressed.length
    await forecast.press(...pressed)
  }
  const type = async (text: string) => {
    keys += text.length
    await page.keyboard.type(text)
  }
  // Week 12 is the current one: this week and the coming four, and why the first of them is as it is.
  await press('Alt+t')
  await expect(forecast.focused()).toBeFocused()
  keys += await forecast.walkTo('totals-own-week-efficiency', 12)
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await expect(forecast.status()).toContainText('v. 16')
  await press('Alt+Enter')
  await expect(forecast.why()).toBeVisible()
  await press('Escape')
  await expect(forecast.why()).toHaveCount(0)

  // Six weeks of vacation: typed once, filled, copied to the row below and taken back there.
  await press('Alt+PageDown')
  await expect(forecast.tab('details')).toHaveAttribute('aria-selected', 'true')
  await expect(forecast.focused()).toBeFocused()
  keys += await forecast.walkTo('absences-2', 16)
  await type('40')
  await press('Enter', 'ArrowUp')
  await press(...Array.from({ length: 5 }, () => 'Shift+ArrowRight'), 'Control+r')
  await forecast.expectCells('absences-2', { 16: '40', 21: '40' })
  await press('Control+c', 'ArrowDown', 'Control+v')
  await forecast.expectCells('absences-3', { 16: '40', 21: '40' })
  await press('Control+z')
  await forecast.expectCells('absences-3', { 16: '0', 21: '0' })

  await press('ArrowUp', 'Control+Space', 'Shift+F2')
  await expect(note.dialog('Anteckning för hela vecka 16')).toBeVisible()
  await page.keyboard.type('Semestrarna börjar.')
  await press('Control+Enter')
  await expect(note.dialog()).toHaveCount(0)
  await press('Control+s')
  await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
  await press('Control+p')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-printing]').first()).toBeAttached()

  expect((await storedForecast(place, person)).absence(2, 15, 16, 21, 22)).toEqual([0, 40, 40, 0])
  expect(keys).toBe(43)
})

test('the keys are listed, the sheet and the line below are reached by them, and Ctrl+S saves from the cell itself', async ({
  page,
  forecast,
  openForecast,
}) => {
  const { place, person } = await openForecast({
    tab: 'details',
    search: '?startWeek=12&endWeek=17',
  })

  await test.step('the sheet is two stops and two keys away from the top of the page', async () => {
    // As on a page that has just been opened: the next Tab begins at its top.
    await page.locator('body').evaluate(body => {
      body.tabIndex = -1
      body.focus()
      body.removeAttribute('tabindex')
    })
    await forecast.press('Tab', 'Enter', 'Tab')
    await expect(page.getByRole('button', { name: 'Hoppa till tabellen (Alt+T)' })).toBeFocused()
    await forecast.press('Enter')
    await expect(forecast.input('substitutes-borrowed-resource', 12)).toBeFocused()
  })

  await test.step('the line below the sheet is reached by Tab, and its dialogs give the focus back to it', async () => {
    await forecast.cell('absences-1', 14).click()
    await forecast.press('Escape', 'Tab')
    await forecast.tabTo(forecast.askWhy())
    await forecast.press('Enter')
    await expect(forecast.why('Varför? Korttidssjukfrånvaro, v. 14')).toBeVisible()
    await forecast.press('Escape')
    await expect(forecast.askWhy()).toBeFocused()
    await forecast.press('Tab', 'Enter')
    await expect(new NotePage(forecast).text()).toBeFocused()
    await forecast.press('Escape')
    await expect(forecast.askNote()).toBeFocused()
  })

  await test.step('what is open in a cell is saved with Ctrl+S from the cell itself', async () => {
    await forecast.cell('needs-my-forecast', 14).click()
    await page.keyboard.type('-7,5')
    await forecast.press('Control+s')
    await expect(page.getByText('Prognosen har uppdaterats')).toBeVisible()
    await expect(forecast.input('needs-my-forecast', 14)).toBeFocused()
    expect((await storedForecast(place, person)).myForecast(14)).toEqual([-7.5])
    await page.keyboard.type('3')
    await forecast.press('Enter')
    await forecast.expectCell('needs-my-forecast', 14, '3')
  })

  await test.step('what is selected is summed in the line below, and a changed cell with a note says both', async () => {
    const note = new NotePage(forecast)
    await forecast.revert().click()
    await forecast.type('absences-2', 14, '24')
    await forecast.press('ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Control+r')
    await forecast.expectStatus(
      'Semester, v. 14 24 tim · Varför? · Anteckning · Summa 96 tim · Medel 24 tim · 4 värden',
    )
    await expect(forecast.saveBar()).toHaveText(/4 ändrade celler/)
    await forecast.press('Shift+F2')
    await expect(note.text()).toBeFocused()
    await page.keyboard.type('Påsken')
    await forecast.press('Control+Enter')
    await expect(note.dialog()).toHaveCount(0)
    await expect(forecast.input('absences-2', 14)).toHaveAccessibleDescription('Ändrad, inte sparad. Har en anteckning')
    await expect(page.getByRole('region', { name: 'Anteckningar' })).toContainText('Påsken')
  })

  await forecast.revert().click()
  await expect(forecast.save()).toBeDisabled()
  await test.step('the question mark and F1 list the keys, but not while one types', async () => {
    const list = page.getByRole('dialog', { name: 'Kortkommandon' })
    await page.keyboard.press('?')
    await expect(list).toContainText('Varför? Visar hur värdet räknas ut')
    await expect(list.locator('[data-keys=inspect] kbd')).toHaveText('Alt+Enter')
    await expectNoAxeViolations(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()

    await forecast.enter('absences-2', 14)
    await page.keyboard.press('F1')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(forecast.input('absences-2', 14)).toBeFocused()
    await page.keyboard.press('?')
    await expect(forecast.input('absences-2', 14)).toHaveValue('?')
    await expect(list).toBeHidden()
    await page.keyboard.press('Escape')
  })
})
