import { expect, type Locator, type Page } from '@playwright/test'
import { appears } from '../fixtures/appears'
import { entriesOf, openList } from '../fixtures/choices'

export type StaffPart = 'basic' | 'current' | 'ordinary' | 'salary' | 'hours'

const partTitles: Record<StaffPart, string> = {
  basic: 'Grunduppgifter|Basic info',
  current: 'Aktuell tjänstgöring|Current service',
  ordinary: 'Ordinarie tjänst|Ordinary service',
  salary: 'Månadslön|Monthly salary',
  hours: 'Veckoarbetstid|Weekly working hours',
}

const fieldLabels = {
  firstName: 'Förnamn|First name',
  lastName: 'Efternamn|Last name',
  birthday: 'Födelsedatum|Date of birth',
  gender: 'Kön|Gender',
  notes: 'Anteckningar|Notes',
  employedFrom: 'Anställd från och med|Employed from',
  employedTo: 'Anställd till och med|Employed until',
  salary: 'Månadslön|Monthly salary',
  weeklyHours: 'Veckoarbetstid|Weekly working hours',
  ordinaryGrade: 'Grundanställning|Ordinary service grade',
  actualGrade: 'Aktuell sysselsättningsgrad|Actual service grade',
  ordinaryReason: 'Orsak till grundanställningens grad|Reason for the ordinary grade',
  actualReason: 'Orsak till aktuell grad|Reason for the actual grade',
  validFrom: 'Gäller från och med|Valid from',
} as const

/** /staff: where things are and what a person does there. Tests say what must hold. */
export class StaffPage {
  constructor(readonly page: Page) {}

  readonly heading = () => this.page.getByRole('heading', { level: 1 })
  readonly table = () => this.page.getByRole('table', { name: /^(Personal|Staff)$/ })
  readonly rows = () => this.table().locator('tbody tr')
  readonly row = (name: string) => this.table().getByRole('row').filter({ hasText: name })
  readonly columnHead = (name: string | RegExp) => this.table().getByRole('columnheader', { name })
  readonly search = () => this.page.getByRole('searchbox')
  readonly pages = () => this.page.getByRole('navigation', { name: /^(Sidor|Pages)$/ })
  readonly rowsPerPage = () => this.page.getByRole('combobox', { name: /^(Rader per sida|Rows per page)$/ })
  readonly nextPage = () => this.page.getByRole('button', { name: /^(Nästa sida|Next page)$/ })
  readonly add = () => this.page.getByRole('button', { name: /^(Ny medarbetare|New staff member)$/ })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly part = (part: StaffPart) =>
    this.dialog().getByRole('region', { name: new RegExp(`^(${partTitles[part]})$`) })
  readonly edit = (part: StaffPart) => this.part(part).getByRole('button')
  readonly field = (name: keyof typeof fieldLabels) => this.dialog().getByLabel(new RegExp(`^(${fieldLabels[name]})`))
  readonly save = () => this.dialog().getByRole('button', { name: /^(Spara|Save)$/ })
  readonly cancel = () => this.dialog().getByRole('button', { name: /^(Avbryt|Cancel)$/ })
  readonly remove = () => this.dialog().getByRole('button', { name: /^(Ta bort|Delete)$/ })
  readonly end = () => this.dialog().getByRole('button', { name: /^(Avsluta anställning|End employment)$/ })
  readonly lastDay = () => this.dialog().getByLabel(/^(Sista anställningsdag|Last day of employment)/)
  readonly employment = () => this.page.getByRole('combobox', { name: /^(Visa|Show)$/ })
  readonly close = () =>
    this.dialog()
      .getByRole('button', { name: /^(Stäng|Close)$/ })
      .last()

  async ready() {
    await appears(this.table())
  }

  /** Opens the view of one member. */
  async open(name: string) {
    await this.row(name).getByRole('button').click()
    await expect(this.part('basic')).toBeVisible()
  }

  async openPart(name: string, part: StaffPart) {
    await this.open(name)
    await this.edit(part).click()
    await expect(this.save()).toBeVisible()
  }

  /** What the view says of a field. */
  fact(part: StaffPart, label: string): Locator {
    return this.part(part)
      .locator('dt', { hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd')
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

  async choose(control: Locator, text: string) {
    await control.click()
    await openList(this.page).getByTitle(text, { exact: true }).click()
  }

  /** Saves a part and comes back to the view. */
  async saved() {
    await this.save().click()
    await expect(this.part('basic')).toBeVisible()
  }
}
