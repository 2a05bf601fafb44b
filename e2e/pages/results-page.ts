import type { Page } from '@playwright/test'

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
  readonly print = () => this.page.getByRole('button', { name: /^(Skriv ut|Print)$/ })
}
