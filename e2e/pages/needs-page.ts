import type { Page } from '@playwright/test'
import { appears } from '../fixtures/appears'
import { entriesOf } from '../fixtures/choices'

/** /needs and what lies below it: where things are and what a person does there. Tests say what must hold. */
export class NeedsPage {
  constructor(readonly page: Page) {}

  readonly main = () => this.page.getByRole('main')
  readonly create = () => this.main().getByRole('button', { name: /^(Skapa behovsbudget|Create needs budget)$/ })
  readonly list = (year: number) => this.main().getByRole('list', { name: new RegExp(`(budgetar|budgets) ${year}$`) })
  readonly item = (name: string) => this.main().getByRole('listitem').filter({ hasText: name })
  readonly action = (name: string, action: RegExp) => this.item(name).getByRole('button', { name: action })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly notice = (text: string | RegExp) => this.main().getByText(text)
  readonly notification = (text: string | RegExp) => this.page.getByText(text).first()

  readonly steps = () =>
    this.main()
      .getByRole('list', { name: /^(Steg|Steps)$/ })
      .getByRole('listitem')
  readonly year = () => this.main().getByRole('textbox', { name: /^(Budgetår|Budget year)/ })
  readonly name = () => this.main().getByRole('textbox', { name: /^(Benämning|Name)/ })
  readonly comment = () => this.main().getByRole('textbox', { name: /^(Kommentar|Comment)/ })
  readonly timeType = () => this.main().getByRole('combobox', { name: /^(Timmarna bygger på|The hours are based on)/ })
  readonly efficiency = () => this.main().getByRole('textbox', { name: /^(Mål för effektivitet|Efficiency target)/ })
  readonly addZone = () => this.main().getByRole('button', { name: /^(Lägg till zon|Add zone)$/ })
  readonly addRoom = () => this.main().getByRole('button', { name: /^(Lägg till rumstyp|Add room type)$/ })
  readonly zone = (number: number) => this.main().getByRole('group', { name: new RegExp(`^(Zon|Zone) ${number}$`) })
  readonly room = (number: number) =>
    this.main().getByRole('group', { name: new RegExp(`^(Rumstyp|Room type) ${number}$`) })
  readonly zoneOf = (number: number) => this.zone(number).getByRole('combobox', { name: /^(Zon|Zone)/ })
  readonly hours = (number: number) => this.zone(number).getByRole('textbox', { name: /^(Timmar|Hours)/ })
  readonly zoneQuota = (number: number) => this.zone(number).getByRole('textbox', { name: /^(Kvot|Quota)/ })
  readonly roomType = (number: number) => this.room(number).getByRole('combobox', { name: /^(Rumstyp|Room type)/ })
  readonly rooms = (number: number) => this.room(number).getByRole('textbox', { name: /^(Antal rum|Number of rooms)/ })
  readonly roomQuota = (number: number) => this.room(number).getByRole('textbox', { name: /^(Kvot|Quota)/ })
  readonly shares = () => this.main().getByRole('group', { name: /^(Fördelning per månad|Monthly distribution)$/ })
  readonly months = () => this.shares().getByRole('textbox')
  readonly sum = () => this.shares().getByRole('status')
  readonly live = () => this.main().getByRole('region', { name: /^(Behov i timmar|Hours required)$/ })
  readonly total = () =>
    this.main()
      .getByRole('region', { name: /^(Behov i timmar per år|Hours required per year)$/ })
      .getByRole('strong')
  readonly next = () => this.main().getByRole('button', { name: /^(Nästa|Next)$/ })
  readonly back = () => this.main().getByRole('button', { name: /^(Tillbaka|Back)$/ })
  readonly cancel = () => this.main().getByRole('button', { name: /^(Avbryt|Cancel)$/ })
  readonly save = () => this.main().getByRole('button', { name: /^(Spara budgeten|Save budget)$/ })
  readonly options = () => entriesOf(this.page)
  readonly optionTexts = () => entriesOf(this.page)

  async choose(field: ReturnType<NeedsPage['timeType']>, text: string) {
    await field.click()
    await this.optionTexts().getByText(text, { exact: true }).click()
  }

  async fillZone(number: number, zone: string, hours: string, quota: string) {
    await this.addZone().click()
    await this.choose(this.zoneOf(number), zone)
    await this.hours(number).fill(hours)
    await this.zoneQuota(number).fill(quota)
  }

  async fillRoom(number: number, roomType: string, rooms: string, quota: string) {
    await this.addRoom().click()
    await this.choose(this.roomType(number), roomType)
    await this.rooms(number).fill(rooms)
    await this.roomQuota(number).fill(quota)
  }

  /** Puts a row of a spreadsheet into the months from the first one on. */
  async pasteShares(text: string) {
    await this.months().first().focus()
    await this.page.evaluate(pasted => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, text)
  }

  /** The worked budget example, in English. */
  async fillExample(name = 'Needs 2026') {
    await this.year().fill('2026')
    await this.name().fill(name)
    await this.choose(this.timeType(), 'Granted time')
    await this.efficiency().fill('85')
    await this.fillZone(1, 'Urban area', '900', '1')
    await this.fillZone(2, 'Countryside', '150', '0,95')
    await this.fillRoom(1, 'Dementia', '10', '0,7')
    await this.pasteShares('9\t8\t8\t8\t8\t8\t9\t9\t8\t8\t8\t9')
  }

  async listReady() {
    await appears(this.create().first())
  }

  async wizardReady() {
    await appears(this.name())
  }
}
