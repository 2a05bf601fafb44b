import { expect, type Page } from '@playwright/test'
import { plain } from '../fixtures/plain-text'
import type { ForecastPage } from './forecast-page'

/** The notes of the forecast: the small dialog beside a week or cell, the list, and the line that asks for notes. */
export class NotePage {
  readonly page: Page
  constructor(readonly forecast: ForecastPage) {
    this.page = forecast.page
  }

  readonly dialog = (name: string | RegExp = /^/) =>
    this.page.locator('[data-part=note]').and(this.page.getByRole('dialog', { name }))
  readonly text = () => this.dialog().getByRole('textbox', { name: /^(Anteckning|Note)$/ })
  readonly save = () => this.dialog().getByRole('button', { name: /^(Spara anteckningen|Save note)$/ })
  readonly remove = () => this.dialog().getByRole('button', { name: /^(Ta bort anteckningen|Remove note)$/ })
  readonly close = () => this.dialog().getByRole('button', { name: /^(Stäng anteckningen|Close note)$/ })
  readonly goOn = () => this.dialog().getByRole('button', { name: /^(Fortsätt skriva|Continue writing)$/ })
  readonly discard = () => this.dialog().getByRole('button', { name: /^(Ta bort texten|Discard the text)$/ })
  readonly undo = () => this.page.getByRole('button', { name: /^(Ångra|Undo)$/ })
  readonly problem = () => this.dialog().getByRole('alert')

  readonly panel = () => this.page.getByRole('region', { name: /^(Anteckningar|Notes)$/ })
  readonly item = (name: string) => this.panel().getByRole('listitem').filter({ hasText: name })
  readonly missing = () =>
    this.page.getByRole('group', { name: /^(Veckor som saknar anteckning|Weeks without a note)$/ })
  readonly missingWeek = (week: number) => this.missing().getByRole('button', { name: new RegExp(` ${week}:`) })

  /** Opens the note of a cell from the keyboard. */
  async openCell(rowId: string, week: number) {
    await this.forecast.cell(rowId, week).click()
    await this.page.keyboard.press('Shift+F2')
    await expect(this.dialog()).toBeVisible()
  }

  /** Opens the note of a whole week from the line that asks for it. */
  async openWeek(week: number) {
    await this.missingWeek(week).click()
    await expect(this.dialog()).toBeVisible()
  }

  async write(text: string) {
    await this.text().fill(text)
    await this.text().press('Control+Enter')
    await expect(this.dialog()).toHaveCount(0)
  }

  async missingText() {
    return plain(await this.missing().getByRole('paragraph').textContent())
  }
}
