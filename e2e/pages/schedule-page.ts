import { expect, type Locator, type Page } from '@playwright/test'
import { appears } from '../fixtures/appears'
import { openList } from '../fixtures/choices'

/** /schedule: the week view of the unit's staff. */
export class SchedulePage {
  constructor(readonly page: Page) {}

  readonly heading = () => this.page.getByRole('heading', { level: 1 })
  readonly people = () => this.page.getByRole('grid', { name: /^(Schema|Schedule) \d{4}$/ })
  readonly sums = () => this.page.getByRole('grid', { name: /^(Summa timmar|Sum of hours)$/ })
  readonly rows = () => this.people().locator('[data-row-id]')
  readonly row = (name: string) => this.rows().filter({ hasText: name })
  readonly cell = (row: Locator, week: number) => row.locator(`[data-week="${week}"]`)
  readonly sum = () => this.sums().locator('[data-row-id="sum-all"]')
  readonly sumOfFound = () => this.sums().locator('[data-row-id="sum-found"]')
  readonly week = (number: number) =>
    this.people().getByRole('columnheader', { name: new RegExp(`^(v\\.|wk) ${number} `) })
  readonly search = () => this.page.getByRole('searchbox')
  readonly next = () => this.page.getByRole('button', { name: /^(Nästa sida|Next page)$/ })
  readonly year = () => this.page.getByRole('combobox', { name: /^(År|Year)/ })
  readonly fromWeek = () => this.page.getByRole('combobox', { name: /^(Från vecka|From week)/ })
  readonly toWeek = () => this.page.getByRole('combobox', { name: /^(Till vecka|To week)/ })

  /** How many people the page has, with those out of sight. */
  async expectPeople(count: number) {
    await expect(this.people()).toHaveAttribute('aria-rowcount', String(count + 1))
  }

  async ready() {
    await appears(this.people())
  }

  async choose(control: Locator, text: string) {
    await control.click()
    if ((await control.getAttribute('readonly')) === null) await control.fill(text)
    await openList(this.page).getByTitle(text, { exact: true }).click()
  }
}
