import type { Page } from '@playwright/test'
import { plain } from '../fixtures/plain-text'

const efficiencyRows = ['needed', 'budgeted', 'efficiency', 'to-target'] as const
type EfficiencyRow = (typeof efficiencyRows)[number]

/** /results: where things are. Tests say what must hold. */
export class ResultsPage {
  constructor(readonly page: Page) {}

  readonly year = () => this.page.getByRole('combobox', { name: /^(Budgetår|Budget year)/ })
  readonly tab = (name: 'summary' | 'efficiency') =>
    this.page.getByRole('tab', {
      name: name === 'summary' ? /^(Sammanfattning|Summary)$/ : /^(Effektivitet|Efficiency)$/,
    })
  readonly card = (name: RegExp) => this.page.getByRole('region', { name })
  readonly figure = (name: string) =>
    this.page
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
      .locator('strong')
  readonly staff = () =>
    this.page.getByRole('table', { name: /^(Personal utanför schemat|Staff outside the schedule)$/ })
  readonly chart = () => this.page.getByRole('img', { name: /^(Effektivitet per månad|Efficiency per month)/ })
  readonly months = () => this.page.getByRole('grid', { name: /^(Behov mot|Hours required and)/ })
  readonly cell = (row: EfficiencyRow, column: number | 'sum') =>
    this.months()
      .locator(`[data-row-id="${row}"]`)
      .locator(column === 'sum' ? '[data-summary=sum]' : `[data-month="${column}"]`)
  /** What stands in the four rows of a month, or of the year. */
  readonly column = (column: number | 'sum') =>
    Promise.all(efficiencyRows.map(async row => plain(await this.cell(row, column).innerText())))
  readonly status = () => this.page.locator('[data-part=status]')
  readonly print = () => this.page.getByRole('button', { name: /^(Skriv ut|Print)$/ })
}
