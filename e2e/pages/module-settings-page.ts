import type { Page } from '@playwright/test'

/** /settings/modules, in Swedish: what a super admin sees and does. */
export class ModuleSettingsPage {
  constructor(readonly page: Page) {}

  readonly region = (name: 'Moduler' | 'Modules' | 'Senaste fel') =>
    this.page.getByRole('region', { name, exact: true })
  readonly module = (title: string) =>
    this.region('Moduler')
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
  readonly toLicences = () => this.page.getByRole('link', { name: 'Ge och avsluta kommunernas licenser' })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly reason = () => this.dialog().getByLabel('Skäl')
  readonly password = () => this.dialog().getByLabel('Ditt lösenord')
  readonly confirm = (name: string) => this.dialog().getByRole('button', { name, exact: true })
}
