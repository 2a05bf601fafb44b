import { expect, type Locator, type Page } from '@playwright/test'
import { appears } from '../fixtures/appears'
import { entriesOf, openList } from '../fixtures/choices'

/** /counties, /municipalities, /departments and /units: where things are and what a person does there. */
export class PlacesPage {
  constructor(readonly page: Page) {}

  readonly main = () => this.page.getByRole('main')
  readonly table = () => this.main().getByRole('table')
  readonly rows = () => this.table().locator('tbody tr')
  readonly row = (name: string) =>
    this.rows().filter({ has: this.page.getByRole('rowheader').getByRole('button', { name, exact: true }) })
  readonly columnHead = (name: string | RegExp) => this.table().getByRole('columnheader', { name })
  readonly search = () =>
    this.main().getByRole('searchbox', { name: /^(Sök på namn( eller kod)?|Search by name( or code)?)$/ })
  readonly filter = (name: string | RegExp) => this.main().getByRole('combobox', { name })
  readonly add = () => this.main().getByRole('button', { name: /^(Nytt län|Ny (kommun|avdelning|enhet)|New .*)$/ })
  readonly select = (name: string) =>
    this.table().getByRole('checkbox', { name: new RegExp(`^(Välj|Select) ${name}$`) })
  readonly dialog = () => this.page.getByRole('dialog').last()
  readonly field = (name: RegExp) => this.dialog().getByLabel(name)
  readonly name = () => this.dialog().getByRole('textbox', { name: /^(Namn|Name)/ })
  readonly save = () => this.dialog().getByRole('button', { name: /^(Spara|Save)$/ })
  readonly tree = () => this.page.getByRole('tree')
  readonly node = (name: string | RegExp) => this.tree().getByRole('treeitem', { name })
  /** The line that the keys are about: antd keeps the focus on the tree, which names it. */
  readonly atNode = async (node: Locator) => {
    await expect(this.tree()).toBeFocused()
    await expect(async () => {
      const id = await node.getAttribute('id', { timeout: 1000 })
      expect(await this.tree().getAttribute('aria-activedescendant')).toBe(id)
    }).toPass()
  }
  readonly treeSearch = () =>
    this.page.getByRole('searchbox', { name: /^(Sök i organisationen|Search the organisation)$/ })

  /** The list stands there. */
  async ready() {
    await appears(this.table())
  }

  /** Chooses an entry of a choice by typing its text. */
  async choose(control: Locator, text: string) {
    await control.click()
    // A short list is not searched.
    if ((await control.getAttribute('readonly')) === null) await control.fill(text)
    await openList(this.page).getByTitle(text, { exact: true }).click()
  }

  /** The entries of a choice, opened and closed again. */
  async entries(control: Locator): Promise<string[]> {
    await control.click()
    const list = entriesOf(this.page)
    await expect(list.first()).toBeVisible()
    const texts = await list.allTextContents()
    await control.press('Escape')
    return texts
  }

  /** Opens the menu of a row and chooses there. */
  async act(row: string, action: string | RegExp) {
    await this.row(row)
      .getByRole('button', { name: /^(Åtgärder för|Actions for)/ })
      .click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  /** Opens the record of a row. */
  async open(row: string) {
    await this.row(row).getByRole('rowheader').getByRole('button').click()
    await expect(this.dialog()).toBeVisible()
  }
}
