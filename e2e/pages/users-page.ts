import { expect, type Locator, type Page } from '@playwright/test'
import { appears } from '../fixtures/appears'
import { entriesOf, openList } from '../fixtures/choices'

const fieldLabels = {
  firstName: 'Förnamn|First name',
  lastName: 'Efternamn|Last name',
  email: 'Användarnamn \\(e-post\\)|Username \\(e-mail\\)',
  phone: 'Telefon|Phone',
  jobTitle: 'Befattning|Job title',
  places: 'Enheter och andra platser|Units and other places',
} as const

/** /users: where things are and what a person does there. Tests say what must hold. */
export class UsersPage {
  constructor(readonly page: Page) {}

  readonly table = () => this.page.getByRole('table', { name: /^(Användare|Users)$/ })
  readonly rows = () => this.table().locator('tbody tr')
  readonly row = (name: string) => this.table().getByRole('row').filter({ hasText: name })
  readonly columnHead = (name: string | RegExp) => this.table().getByRole('columnheader', { name })
  readonly search = () =>
    this.page.getByRole('searchbox', { name: /^(Sök på namn eller e-post|Search by name or e-mail)$/ })
  readonly add = () => this.page.getByRole('button', { name: /^(Ny användare|New user)$/ })
  readonly dialog = () => this.page.getByRole('dialog').last()
  readonly field = (name: keyof typeof fieldLabels) => this.dialog().getByLabel(new RegExp(`^(${fieldLabels[name]})`))
  readonly group = (number: number) =>
    this.dialog().getByRole('group', { name: new RegExp(`^(Behörighet|Roles) ${number}$`) })
  readonly outcome = () => this.dialog().getByRole('region', { name: /^(Det här|Så blir|What|Resulting)/ })
  readonly close = () =>
    this.dialog()
      .getByRole('button', { name: /^(Stäng|Close)$/ })
      .last()
  readonly cancel = () => this.dialog().getByRole('button', { name: /^(Avbryt|Cancel)$/ })

  /** Answers the question about a role that is wider than the job title. */
  readonly giveAnyway = () => this.dialog().getByRole('button', { name: /^(Ge rollerna ändå|Give the roles anyway)$/ })

  readonly save = () => this.dialog().locator('button[type=submit]')

  /** The choice of a level, by the name of its area. */
  level(area: string, number = 1): Locator {
    return this.dialog().getByRole('combobox', { name: new RegExp(`^${area}, (Behörighet|Roles) ${number}$`) })
  }

  async ready() {
    await appears(this.table())
  }

  async open(name: string) {
    await this.row(name).getByRole('button').first().click()
    await expect(this.outcome()).toBeVisible()
  }

  async choose(control: Locator, text: string | RegExp) {
    await control.click()
    const list = openList(this.page)
    await list
      .getByTitle(text, { exact: typeof text === 'string' })
      .first()
      .click()
  }

  /** The entries of a choice, opened and closed again. */
  async entries(control: Locator): Promise<string[]> {
    await control.click()
    const list = entriesOf(this.page)
    await expect(list.last()).toBeVisible()
    const texts = await list.allTextContents()
    await control.press('Escape')
    return texts
  }

  /** Adds places to a group by what is typed. */
  async choosePlaces(names: readonly string[], number = 1) {
    const places = this.group(number).getByRole('combobox').first()
    for (const name of names) {
      await places.fill(name)
      await entriesOf(this.page).filter({ hasText: name }).first().click()
    }
    await places.press('Escape')
  }
}
