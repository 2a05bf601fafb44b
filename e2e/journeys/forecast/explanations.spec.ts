import type { Locator, Page } from '@playwright/test'
import { plain } from '../../fixtures/plain-text'
import { expect, test } from '../../fixtures/suite'
import { changeAnswer, paths, type ComprehensiveBody } from '../../fixtures/stub'
import type { ForecastPage } from '../../pages/forecast-page'

// The worked example has its hours in these weeks.
const firstFour = '?year=2026&startWeek=1&endWeek=4'

/** A result names its unit, which the cell leaves to its row: `35,29` is `35,29 tim`. */
const withoutUnit = (result: string) => result.replace(/ (tim|kr|heltidstjänster)$/, '')

type Figure = { place: string; shown: string; result: string | null }

/** Asks every figure of a row by keyboard, and reads the result that its explanation comes to. */
const askRow = async (forecast: ForecastPage, rowId: string, places: readonly string[]): Promise<Figure[]> => {
  const asked: Figure[] = []
  for (const place of places) {
    const cell = forecast.row(rowId).locator(place)
    await cell.focus()
    await forecast.press('Alt+Enter')
    // What stands in the place of a sum is named below it.
    const [note = ''] = await cell.locator('small').allTextContents()
    const shown = plain(await cell.textContent()).replace(plain(note), '')
    const result = (await forecast.why().count()) > 0 ? withoutUnit(await forecast.whyResult()) : null
    asked.push({ place, shown, result })
    if (result === null) continue
    await forecast.press('Escape')
    await expect(forecast.why()).toHaveCount(0)
    await expect(cell).toBeFocused()
  }
  return asked
}

/** What does not come to what it shows; a summary that a row leaves empty has nothing to explain. */
const wrong = (figures: readonly Figure[]) =>
  figures.filter(({ shown, result }) => result !== (shown === '' ? null : shown))

const cards = [
  ['Varför? Total effektivitet', '96,8 %'],
  ['Varför? Kvar av årets budget', '-118 000 kr'],
  ['Varför? Kvarvarande budget, v. 1–4', '-18 000 kr'],
  ['Varför? Underskott/överskott', '-219,12 tim'],
  ['Varför? Snittkostnad per timme', '250,00 kr/tim'],
  ['Varför? PO-pålägg 2026', '40,00 %'],
] as const

/** Asks every card and every figure of the budget basis. */
const askSummary = async (page: Page, forecast: ForecastPage) => {
  const ask = async (button: Locator) => {
    await button.click()
    const result = await forecast.whyResult()
    await forecast.closeWhy().click()
    await expect(forecast.why()).toHaveCount(0)
    await expect(button).toBeFocused()
    return result
  }
  for (const [name, result] of cards)
    expect([name, await ask(page.getByRole('button', { name, exact: true }))]).toEqual([name, result])
  const basis = page.locator('[data-part=budget-basis]').getByRole('button')
  await expect(basis).toHaveCount(6)
  for (const figure of await basis.all()) {
    const shown = plain(await figure.textContent())
    expect(withoutUnit(await ask(figure))).toBe(withoutUnit(shown))
  }
}

test('what explanations tell, beside which hours, and when they stay or close', async ({
  page,
  forecast,
  openForecast,
}) => {
  await openForecast({ search: firstFour })

  await test.step('every card and figure of the budget basis is explained', () => askSummary(page, forecast))

  await test.step('figures, sums and averages come to what they show', async () => {
    const places = ['[data-week="4"]', '[data-summary=sum]', '[data-summary=average]']
    for (const rowId of ['budget-remaining', 'deficit-hours', 'totals-own-week-efficiency', 'meaning-status'])
      expect(wrong(await askRow(forecast, rowId, places))).toEqual([])
  })

  await test.step('staff cost lists its rows with hours, factor and contribution', async () => {
    await forecast.cell('budget-staff-cost', 2).dblclick()
    const dialog = forecast.why('Varför? Personalkostnad, v. 2')
    await expect(dialog).toContainText('Betalda timmar × snittkostnad per timme')
    const rowText = async (name: string) => {
      const row = dialog.getByRole('row', { name: new RegExp(`^${name}`) })
      return (await row.getByRole('cell').allTextContents()).map(plain)
    }
    expect(await rowText('Budgeterade personaltimmar')).toEqual(['400 tim', '× 1', '400 tim'])
    expect(await rowText('Timvikarie')).toEqual(['30 tim', '× 1', '30 tim'])
    expect(await rowText('VAB')).toEqual(['8 tim', '× -1', '-8 tim'])
    expect(await rowText('Korttidssjukfrånvaro')).toEqual(['10 tim', '× -0,2', '-2 tim'])
    expect(await forecast.whyResult()).toBe('108 500 kr')
    await forecast.press('Escape')
    await expect(forecast.why()).toHaveCount(0)
  })

  await test.step('what a row does not show has no button that asks for it', async () => {
    await forecast.cell('totals-weekly-efficiency', 4).click()
    await expect(forecast.askWhy()).toBeVisible()
    await forecast.press('ArrowRight')
    await expect(forecast.row('totals-weekly-efficiency').locator('[data-summary=sum]')).toBeFocused()
    await expect(forecast.askWhy()).toHaveCount(0)
  })

  await test.step('short-term illness as a percentage is explained as one', async () => {
    await forecast.openTab('details')
    await forecast.row('absences-1').getByRole('button', { name: 'Visa som procent' }).click()
    const figures = await askRow(forecast, 'absences-1', ['[data-week="1"]', '[data-week="4"]', '[data-summary=sum]'])
    expect(wrong(figures)).toEqual([])
    expect(figures.map(({ shown }) => shown)).toEqual(['5,0 %', '10,0 %', '4,4 %'])
    await forecast.row('absences-1').getByRole('button', { name: 'Visa som procent' }).click()
  })

  await test.step('hours from the diary stand beside those that were entered', async () => {
    await changeAnswer<ComprehensiveBody>(page, paths.comprehensive, body => {
      const illness = body.staffing.absences.find(row => row.id === 1)
      if (illness) Object.assign(illness, { diaryValues: { '1': 8 } })
    })
    await page.reload()
    await forecast.ready()
    await forecast.openTab('details')
    await forecast.cell('absences-1', 1).focus()
    await forecast.press('Alt+Enter')
    const rows = forecast.why().getByRole('row')
    await expect(rows.filter({ hasText: 'Ifyllda timmar' })).toContainText('12 tim')
    await expect(rows.filter({ hasText: 'Timmar från dagboken' })).toContainText('8 tim')
    expect(await forecast.whyResult()).toBe('20 tim')
    await forecast.press('Escape')
    await expect(forecast.why()).toHaveCount(0)
  })

  await test.step('an open explanation follows the figure, and a press elsewhere closes it', async () => {
    await forecast.choose(forecast.endWeek(), '17')
    await forecast.choose(forecast.startWeek(), '12')
    await forecast.type('absences-2', 14, '8')
    await forecast.cell('absences-2', 14).click()
    await forecast.askWhy().click()
    expect(await forecast.whyResult()).toBe('8 tim')
    await forecast.press('Control+z')
    await expect.poll(() => forecast.whyResult()).toBe('0 tim')
    await forecast.press('Control+y')
    await expect.poll(() => forecast.whyResult()).toBe('8 tim')
    await forecast.cell('absences-2', 15).click()
    await expect(forecast.why()).toHaveCount(0)
    await expect(forecast.input('absences-2', 15)).toBeFocused()
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap on a calculated figure asks, and a tap on an entered one offers to', async ({
    forecast,
    openForecast,
  }) => {
    await openForecast({ search: '?startWeek=12&endWeek=17' })
    await forecast.cell('budget-staff-cost', 13).tap()
    await expect(forecast.why('Varför? Personalkostnad, v. 13')).toBeVisible()
    expect(await forecast.whyResult()).toBe('100 000 kr')
    await forecast.closeWhy().tap()
    await expect(forecast.why()).toHaveCount(0)
    await forecast.openTab('details')
    await forecast.cell('absences-2', 13).tap()
    await expect(forecast.why()).toHaveCount(0)
    await expect(forecast.input('absences-2', 13)).toBeFocused()
    await forecast.askWhy().tap()
    await expect(forecast.why('Varför? Semester, v. 13')).toBeVisible()
  })
})
