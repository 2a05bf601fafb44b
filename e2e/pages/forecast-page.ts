import { expect, type Locator, type Page } from '@playwright/test'
import { plain } from '../fixtures/plain-text'

/** /forecast: where things are and what a person does there. Tests say what must hold. */
export class ForecastPage {
  constructor(readonly page: Page) {}

  readonly heading = () => this.page.getByRole('heading', { level: 1 })
  readonly grid = (caption: string | RegExp) => this.page.getByRole('grid', { name: caption })
  readonly grids = () => this.page.getByRole('grid')
  readonly row = (rowId: string) => this.page.locator(`[data-row-id="${rowId}"]`)
  readonly cell = (rowId: string, week: number) => this.row(rowId).locator(`[data-week="${week}"]`)
  readonly input = (rowId: string, week: number) => this.cell(rowId, week).getByRole('textbox')
  readonly tab = (name: 'efficiency' | 'details') =>
    this.page.getByRole('tab', {
      name: name === 'efficiency' ? /^(Effektivitet|Efficiency)/ : /^(Prognosdetaljer|Forecast details)/,
    })
  readonly save = () => this.page.getByRole('button', { name: /^(Spara|Save)( ändringar| changes)?$/ })
  readonly revert = () =>
    this.page.getByRole('button', {
      name: /^(Ångra ändringar|Kasta ändringar|Avbryt ändringar|Discard changes|Cancel changes|Revert)/,
    })
  readonly fillIn = () => this.page.getByRole('button', { name: /^(Fyll i prognos|Fill in forecast)$/ })
  readonly year = () => this.page.getByRole('combobox', { name: /^(År|Year)/ })
  readonly startWeek = () => this.page.getByRole('combobox', { name: /^(Från vecka|From week)/ })
  readonly endWeek = () => this.page.getByRole('combobox', { name: /^(Till vecka|To week)/ })
  readonly preset = (name: string | RegExp) => this.page.getByRole('button', { name })

  readonly summary = () => this.page.locator('.mf-forecast-summary')
  readonly totalEfficiency = () => this.summary().locator('.mf-forecast-summary__figure').first()
  readonly payrollOverhead = () => this.summary().locator('.mf-forecast-summary__aside')

  /** Waits until the tables are there. */
  async ready() {
    await expect(this.grids().first()).toBeVisible({ timeout: 30_000 })
  }

  async openTab(name: 'efficiency' | 'details') {
    await this.tab(name).click()
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true')
  }

  /** Chooses an entry of one of the filters by its text; a filter that can be typed in is searched. */
  async choose(control: Locator, text: string) {
    await control.click()
    if ((await control.getAttribute('readonly')) === null) await control.fill(text)
    await this.page.locator('.ant-select-dropdown:visible').getByTitle(text, { exact: true }).click()
  }

  async chooseWeeks(start: number, end: number) {
    await this.choose(this.startWeek(), String(start))
    await this.choose(this.endWeek(), String(end))
  }

  /** Types into one cell and commits with Enter. */
  async type(rowId: string, week: number, text: string) {
    await this.input(rowId, week).fill(text)
    await this.input(rowId, week).press('Enter')
  }

  /** What a cell shows: the input's value where there is one. */
  async shown(rowId: string, week: number) {
    return plain(await readCell(this.cell(rowId, week)))
  }

  async expectCell(rowId: string, week: number, text: string) {
    await expect(async () => expect(await this.shown(rowId, week)).toBe(text)).toPass({ timeout: 10_000 })
  }

  async expectCells(rowId: string, texts: Record<number, string>) {
    for (const [week, text] of Object.entries(texts)) await this.expectCell(rowId, Number(week), text)
  }
}

const readCell = async (cell: Locator) => {
  const input = cell.getByRole('textbox')
  return (await input.count()) > 0 ? input.inputValue() : cell.textContent()
}
