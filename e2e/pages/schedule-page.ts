import { expect, type Locator, type Page } from '@playwright/test'

/** /schedule: the week view of the unit's staff. */
export class SchedulePage {
  constructor(readonly page: Page) {}

  readonly heading = () => this.page.getByRole('heading', { level: 1 })
  readonly table = () => this.page.getByRole('table', { name: /^(Schema|Schedule) \d{4}$/ })
  readonly row = (name: string) => this.table().getByRole('row').filter({ hasText: name })
  readonly cell = (row: Locator, week: number) => row.locator(`[data-week="${week}"]`)
  readonly sum = () => this.row('Summa timmar').or(this.row('Sum of hours'))
  readonly year = () => this.page.getByRole('combobox', { name: /^(År|Year)/ })
  readonly fromWeek = () => this.page.getByRole('combobox', { name: /^(Från vecka|From week)/ })
  readonly toWeek = () => this.page.getByRole('combobox', { name: /^(Till vecka|To week)/ })

  async ready() {
    await expect(this.table()).toBeVisible({ timeout: 30_000 })
  }

  async choose(control: Locator, text: string) {
    await control.click()
    if ((await control.getAttribute('readonly')) === null) await control.fill(text)
    await this.page.locator('.ant-select-dropdown:visible').getByTitle(text, { exact: true }).click()
  }
}
