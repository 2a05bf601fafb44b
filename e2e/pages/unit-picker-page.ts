import type { Page } from '@playwright/test'
import { unitSwitchOf } from './frame-page'

/** The dialog that drills down from county to unit. */
export class UnitPickerPage {
  constructor(readonly page: Page) {}

  readonly dialog = () => this.page.getByRole('dialog')
  readonly choice = (name: string) => this.dialog().getByRole('button', { name, exact: true })

  async open() {
    await unitSwitchOf(this.page).click()
  }

  /** Chooses one entry per level that is shown. */
  async choose(...names: string[]) {
    for (const name of names) await this.choice(name).click()
  }
}
