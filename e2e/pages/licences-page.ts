import { expect, type Page } from '@playwright/test'

/** /licences, in Swedish: what a super admin gives, ends and takes back. */
export class LicencesPage {
  constructor(readonly page: Page) {}

  readonly municipality = () => this.page.getByRole('combobox', { name: 'Kommun' })
  readonly licences = () => this.page.getByRole('list', { name: /^Licenser för / })
  readonly licence = (title: string) =>
    this.licences()
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
  readonly give = (title: string) => this.page.getByRole('button', { name: `Ge licens för ${title}` })
  readonly end = (title: string) => this.page.getByRole('button', { name: `Avsluta licensen för ${title}` })
  readonly takeBack = (title: string) =>
    this.page.getByRole('button', { name: `Återkalla den kommande licensen för ${title}` })
  readonly undo = () => this.page.getByRole('button', { name: 'Ångra' })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly confirm = (name: string) => this.dialog().getByRole('button', { name, exact: true })

  async choose(municipality: string) {
    await this.municipality().fill(municipality)
    await this.page.keyboard.press('Enter')
    await expect(this.page.getByRole('list', { name: `Licenser för ${municipality}` })).toBeVisible()
  }
}
