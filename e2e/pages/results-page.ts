import type { Page } from '@playwright/test'
import { plain } from '../fixtures/plain-text'

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
  readonly months = () => this.page.getByRole('table', { name: /^(Behov mot|Hours required and)/ })
  /** What stands in each row of the months and of the year, as it is seen. */
  readonly rows = async () => {
    const rows = await this.months().locator('tbody tr, tfoot tr').all()
    return Promise.all(rows.map(async row => (await row.locator('th, td').allInnerTexts()).map(plain)))
  }
  /** How far the table reaches beyond its frame, in pixels. */
  readonly sidewaysRoom = () =>
    this.months().evaluate(table => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
  readonly print = () => this.page.getByRole('button', { name: /^(Skriv ut|Print)$/ })
}
