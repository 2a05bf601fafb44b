import type { Locator, Page } from '@playwright/test'
import { appears } from '../fixtures/appears'

const groups = {
  people: /^(Frånvaro|Absence)/,
  others: /^(Extra resurser|Extra resources)/,
  foot: /^(Summor|Sums)(, |$)/,
}

/** /diary/plan */
export class PlanPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  readonly grid = (group: keyof typeof groups = 'people') => this.page.getByRole('grid', { name: groups[group] })
  readonly row = (name: string | RegExp, group: keyof typeof groups = 'people') =>
    this.grid(group)
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name }) })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly legend = () => this.page.getByRole('list', { name: /^(Teckenförklaring|Legend)$/ })

  /** The cell of a row in a week or, in a month, on a day. */
  cell(row: Locator, column: number, kind: 'week' | 'day' = 'week'): Locator {
    return row.locator(`[role="gridcell"][data-${kind}="${column}"]`)
  }

  async ready() {
    await appears(this.grid())
  }

  /** Goes on by Tab until the focus is in one of these. */
  async tabTo(targets: Locator) {
    for (let step = 0; step < 60; step += 1) {
      if (await targets.evaluateAll(elements => elements.some(element => element.contains(document.activeElement))))
        return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('Tab does not lead there')
  }

  async press(key: string, times = 1) {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key)
  }
}
