import type { Page } from '@playwright/test'

/** The palette of commands of /forecast. */
export class CommandPage {
  constructor(readonly page: Page) {}

  readonly button = () => this.page.getByRole('button', { name: /^(Kommandon|Commands)$/ })
  readonly dialog = () => this.page.getByRole('dialog', { name: /^(Kommandon|Commands)$/ })
  readonly field = () => this.dialog().getByRole('combobox')
  readonly option = (id: string) => this.dialog().locator(`[data-command="${id}"]`)
  /** What Enter would choose. */
  readonly active = () => this.dialog().getByRole('option', { selected: true })

  async search(text: string) {
    await this.field().fill(text)
  }
}
