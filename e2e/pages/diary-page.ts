import { expect, type Locator, type Page } from '@playwright/test'
import { appears } from '../fixtures/appears'
import { entriesOf, openList } from '../fixtures/choices'

const newButtons = {
  ABSENCE: 'Frånvaro|Absence',
  EXTRA_RESOURCE: 'Extra resurs|Extra resource',
  CHANGE_OF_NEEDS: 'Förändrat behov|Change of needs',
} as const

const fieldLabels = {
  staff: 'Medarbetare|Staff member',
  reason: 'Orsak|Reason',
  from: 'Från och med|From',
  to: 'Till och med|To',
  counted: 'Timmar anges som|Hours are given as',
  perDay: 'Timmar per dag|Hours per day',
  begins: 'Börjar|Begins',
  ends: 'Slutar|Ends',
  isNightWork: 'Nattarbete|Night work',
  substitute: 'Ersätts av|Substitute type',
  temporaryPerDay: 'Ersatta timmar per dag|Temporary hours per day',
  type: 'Typ|Type',
  perWeek: 'Timmar per vecka|Hours per week',
  roomType: 'Rumstyp|Room type',
  users: 'Antal brukare|Number of users',
  rooms: 'Antal rum|Number of rooms',
  locationType: 'Typ av område|Location type',
  title: 'Titel|Title',
  notes: 'Anteckningar|Notes',
  comment: 'Kommentar|Comment',
} as const

/** /diary: where things are and what a person does there. Tests say what must hold. */
export class DiaryPage {
  constructor(readonly page: Page) {}

  readonly table = () => this.page.getByRole('table', { name: /^(Dagboksposter|Diary items)$/ })
  readonly rows = () => this.table().locator('tbody tr')
  readonly row = (text: string) => this.rows().filter({ hasText: text })
  readonly summary = () => this.page.getByRole('table', { name: /^(Sammanställning|Summary)$/ })
  readonly add = (category: keyof typeof newButtons) =>
    this.page.getByRole('main').getByRole('button', { name: new RegExp(`^(${newButtons[category]})$`) })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly field = (name: keyof typeof fieldLabels) =>
    this.dialog().getByLabel(new RegExp(`^(${fieldLabels[name]})[ *(HM:)]*$`))
  readonly weekday = (name: string) => this.dialog().getByRole('checkbox', { name })
  readonly save = () => this.dialog().getByRole('button', { name: /^(Spara|Save)$/ })
  readonly saveAnother = () =>
    this.dialog().getByRole('button', { name: /^(Spara och lägg till en till|Save and another)$/ })
  readonly cancel = () => this.dialog().getByRole('button', { name: /^(Avbryt|Cancel)$/ })
  readonly approve = () => this.page.getByRole('main').getByRole('button', { name: /^(Godkänn|Approve)$/ })
  readonly reject = () => this.page.getByRole('main').getByRole('button', { name: /^(Avslå|Reject)$/ })
  readonly select = (row: Locator) => row.getByRole('checkbox')
  readonly notice = (text: string | RegExp) => this.page.getByText(text)
  readonly filter = (name: string | RegExp) => this.page.getByRole('main').getByRole('combobox', { name })

  async ready() {
    await appears(this.table())
  }

  async create(category: keyof typeof newButtons) {
    await this.add(category).click({ timeout: 30_000 })
    await expect(this.save()).toBeVisible()
  }

  async choose(control: Locator, text: string) {
    await control.click()
    await openList(this.page).getByTitle(text, { exact: true }).click()
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

  /** Five days in August, eight hours each. */
  async fillAbsence(name: string, { reason = 'Vacation' }: { reason?: string } = {}) {
    await this.choose(this.field('staff'), name)
    await this.choose(this.field('reason'), reason)
    await this.field('from').fill('2026-08-10')
    await this.field('to').fill('2026-08-14')
    await this.field('perDay').fill('8')
  }

  /** Opens the view of one entry. */
  async open(text: string) {
    await this.row(text).getByRole('rowheader').getByRole('button').click({ timeout: 30_000 })
    await expect(this.fact('Status')).toBeVisible()
  }

  async openMenu(text: string) {
    await this.row(text)
      .getByRole('button', { name: /^(Åtgärder för|Actions for)/ })
      .click({ timeout: 30_000 })
  }

  /** One of the things that the open menu offers. */
  menuItem(action: string): Locator {
    return this.page.getByRole('menuitem', { name: action, exact: true })
  }

  /** Does something with one entry from the menu of its row. */
  async act(text: string, action: string) {
    await this.openMenu(text)
    await this.menuItem(action).click()
  }

  /** Confirms a decision in its dialog. */
  async confirm(action: 'approve' | 'reject') {
    const name = action === 'approve' ? /^(Godkänn|Approve)$/ : /^(Avslå|Reject)$/
    await this.dialog().getByRole('button', { name }).click()
  }

  /** What an entry comes to, as its form says. */
  figure(label: string): Locator {
    return this.fact(label)
  }

  /** Saves, and is back at the list. */
  async saved() {
    await this.save().click()
    await expect(this.dialog()).toHaveCount(0)
  }

  /** What the view says of a field. */
  fact(label: string): Locator {
    return this.dialog()
      .locator('dt', { hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd')
  }
}
