import { expect, type Page } from '@playwright/test'
import { openList } from '../fixtures/choices'

export type Invited = { readonly firstName: string; readonly lastName: string; readonly email: string }

const words = {
  county: 'Län|County',
  municipality: 'Kommun|Municipality',
  licences: 'Licenser|Licences',
  department: 'Avdelning|Department',
  unit: 'Enhet|Unit',
  settings: 'Budgetinställningar|Budget settings',
  manager: 'Första chefen|First manager',
} as const

const exactly = (alternatives: string) => new RegExp(`^(${alternatives})$`)
const beginsWith = (alternatives: string) => new RegExp(`^(${alternatives})`)

/** /settings/first-steps */
export class FirstStepsPage {
  constructor(readonly page: Page) {}

  readonly steps = () => this.page.getByRole('main').locator('li[data-state]')
  readonly step = (name: keyof typeof words) =>
    this.steps().filter({ has: this.page.getByRole('heading', { name: exactly(words[name]) }) })
  readonly states = () => this.steps().evaluateAll(items => items.map(item => item.getAttribute('data-state')))
  readonly make = (name: keyof typeof words) => this.step(name).locator('button[type=submit]')

  readonly field = (name: keyof typeof words) =>
    this.step(name).getByRole('combobox', { name: beginsWith(words[name]) })

  /** Into a list that narrows while one types. */
  async search(name: keyof typeof words, text: string) {
    await this.field(name).click()
    await this.field(name).fill(text)
  }

  async makeFound(name: keyof typeof words, text: string) {
    await openList(this.page).getByTitle(text, { exact: true }).click()
    await this.make(name).click()
  }

  /** One more of what is there already. */
  async another(name: keyof typeof words) {
    await this.step(name)
      .getByRole('button', { name: /^(En till|Ett till|One more|Börja|Begin)$/ })
      .click()
  }

  async name(name: 'department' | 'unit', text: string) {
    await this.step(name).getByRole('textbox').fill(text)
    await this.make(name).click()
  }

  /** In one of several departments. */
  async addUnit(department: string, unit: string) {
    const step = this.step('unit')
    await step.getByRole('combobox').click()
    await openList(this.page).getByTitle(department, { exact: true }).click()
    await this.name('unit', unit)
    await expect(step.getByRole('textbox')).toHaveValue('')
  }

  async inviteManager({ firstName, lastName, email }: Invited, unit: string) {
    const step = this.step('manager')
    await step.getByRole('textbox', { name: /^(Förnamn|First name)/ }).fill(firstName)
    await step.getByRole('textbox', { name: /^(Efternamn|Last name)/ }).fill(lastName)
    await step.getByRole('textbox', { name: /^(E-post|E-mail)/ }).fill(email)
    await step.getByRole('combobox').click()
    await openList(this.page).getByTitle(unit, { exact: true }).click()
    await this.make('manager').click()
  }

  readonly giveLicences = () =>
    this.step('licences').getByRole('button', { name: /^(Ge licenser från i dag|Give licences from today)$/ })
  readonly toStartPage = () =>
    this.page.getByRole('button', { name: /^(Gå till enhetens startsida|Go to the start page of the unit)$/ })
}
