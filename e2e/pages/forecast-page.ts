import { expect, type Locator, type Page } from '@playwright/test'
import { appears } from '../fixtures/appears'
import { openList } from '../fixtures/choices'
import { plain } from '../fixtures/plain-text'
import { shownText } from '../fixtures/shown-text'
import { overflow } from '../fixtures/narrow-windows'

/** /forecast: where things are and what a person does there. Tests say what must hold. */
export class ForecastPage {
  constructor(readonly page: Page) {}

  readonly heading = () => this.page.getByRole('heading', { level: 1 })
  readonly grid = (caption: string | RegExp) => this.page.getByRole('grid', { name: caption })
  readonly grids = () => this.page.getByRole('grid')
  /** The tables of a tab, or one week of them where the window is narrow. */
  readonly sheet = () => this.page.locator('[data-part=tables]')
  readonly row = (rowId: string) => this.page.locator(`[data-row-id="${rowId}"]`)
  readonly cell = (rowId: string, week: number) => this.row(rowId).locator(`[data-week="${week}"]`)
  readonly input = (rowId: string, week: number) => this.cell(rowId, week).getByRole('textbox')
  readonly tab = (name: 'efficiency' | 'details') =>
    this.page.getByRole('tab', {
      name: name === 'efficiency' ? /^(Effektivitet|Efficiency)/ : /^(Prognosdetaljer|Forecast details)/,
    })
  readonly save = () => this.page.getByRole('button', { name: /^(Spara|Save)( ändringar| changes)?$/ })
  readonly revert = () =>
    this.page.getByRole('button', {
      name: /^(Ångra ändringar|Kasta ändringar|Avbryt ändringar|Discard changes|Cancel changes|Revert)/,
    })
  readonly fillIn = () => this.page.getByRole('button', { name: /^(Fyll i prognos|Fill in forecast)$/ })
  readonly year = () => this.page.getByRole('combobox', { name: /^(År|Year)/ })
  readonly startWeek = () => this.page.getByRole('combobox', { name: /^(Från vecka|From week)/ })
  readonly endWeek = () => this.page.getByRole('combobox', { name: /^(Till vecka|To week)/ })
  readonly preset = (name: string | RegExp) => this.page.getByRole('button', { name, exact: true })

  readonly undo = () => this.page.getByRole('button', { name: /^(Ångra senaste|Undo)/ })
  readonly redo = () => this.page.getByRole('button', { name: /^(Gör om|Redo)/ })
  readonly saveBar = () => this.page.getByRole('group', { name: /^(Ändringar|Changes)$/ })
  readonly fold = (tableId: string) => this.page.locator(`[data-fold="${tableId}"]`)

  /** The line below the sheet, and what it offers. */
  readonly status = () => this.page.locator('[data-part=status]')
  readonly askWhy = () => this.status().getByRole('button', { name: /^(Varför\?|Why\?)$/ })
  readonly askNote = () => this.status().getByRole('button', { name: /^(Anteckning|Note)$/ })

  readonly why = (name: string | RegExp = /^/) =>
    this.page.locator('[data-part=explanation]').and(this.page.getByRole('dialog', { name }))
  readonly closeWhy = () => this.why().getByRole('button', { name: /^(Stäng förklaringen|Close the explanation)$/ })

  /** The control of the sheet's cells that has the focus. */
  readonly focused = () => this.page.locator('[data-row-id] :focus, [data-row-id] > :focus')

  readonly summary = () => this.page.locator('[data-part=cards]')
  readonly totalEfficiency = () => this.summary().locator('[data-part=figure]').first()
  readonly payrollOverhead = () => this.summary().locator(':scope > div').last()

  /** Waits until the tables are there, or the one week that a narrow window has room for. */
  async ready() {
    await appears(this.sheet())
  }

  async openTab(name: 'efficiency' | 'details') {
    await this.tab(name).click()
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true')
  }

  /** Shows the same address again in the other language. */
  async inLanguage(language: 'sv' | 'en') {
    await this.page.evaluate(activeLanguage => Object.assign(localStorage, { activeLanguage }), language)
    await this.page.reload()
    await this.ready()
  }

  /** Chooses an entry of one of the filters by its text; a filter that can be typed in is searched. */
  async choose(control: Locator, text: string) {
    await control.click()
    if ((await control.getAttribute('readonly')) === null) await control.fill(text)
    await openList(this.page).getByTitle(text, { exact: true }).click()
  }

  async chooseWeeks(start: number, end: number) {
    await this.choose(this.startWeek(), String(start))
    await this.choose(this.endWeek(), String(end))
  }

  /** Puts the focus into a cell, which then has an input. */
  async enter(rowId: string, week: number) {
    await this.input(rowId, week).click()
    await expect(this.input(rowId, week)).toBeFocused()
  }

  /** Types into one cell and commits with Enter. */
  async type(rowId: string, week: number, text: string) {
    await this.enter(rowId, week)
    await this.input(rowId, week).fill(text)
    await this.input(rowId, week).press('Enter')
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Goes with Tab until the focus has arrived. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluateAll(all => all.some(one => one.contains(document.activeElement)))) return
      await this.page.keyboard.press(key)
    }
    throw new Error('The focus does not get there by Tab')
  }

  /** Goes with the arrows to a cell of the sheet that has the focus; answers how many keys that took. */
  async walkTo(rowId: string, week: number): Promise<number> {
    for (let presses = 0; presses < 80; presses += 1) {
      const key = await this.page.evaluate(
        ([row, column]) => {
          const here = document.activeElement?.closest<HTMLElement>('[role=gridcell]')
          if (!here) throw new Error('The focus is not in the sheet')
          const target = document.querySelector<HTMLElement>(`[data-row-id="${row}"] [data-week="${column}"]`)
          if (!target) throw new Error('There is no such cell')
          if (here === target) return null
          const [from, to] = [here.getBoundingClientRect(), target.getBoundingClientRect()]
          if (Math.abs(from.top - to.top) > 2) return from.top < to.top ? 'ArrowDown' : 'ArrowUp'
          return from.left < to.left ? 'ArrowRight' : 'ArrowLeft'
        },
        [rowId, week] as const,
      )
      if (key === null) return presses
      await this.page.keyboard.press(key)
    }
    throw new Error('The focus does not get there by the arrows')
  }

  /** Focuses a cell and selects that many weeks from it to the right, and rows below it. */
  async select(rowId: string, week: number, { right = 0, down = 0 } = {}) {
    await this.cell(rowId, week).click()
    for (let step = 0; step < right; step += 1) await this.page.keyboard.press('Shift+ArrowRight')
    for (let step = 0; step < down; step += 1) await this.page.keyboard.press('Shift+ArrowDown')
  }

  /** As the browser does for Ctrl+V, with a text that need not go through the machine's own clipboard. */
  async paste(text: string) {
    await this.page.evaluate(given => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', given)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)
  }

  /** The result that the open explanation comes to. */
  async whyResult() {
    return plain(await this.why().getByRole('strong').textContent())
  }

  async statusText() {
    const parts = await this.status().locator('[data-part=place], button, [data-part=range] > span').allTextContents()
    return parts
      .map(plain)
      .filter(part => part !== '')
      .join(' · ')
  }

  async expectStatus(text: string | RegExp) {
    await expect(async () => expect(await this.statusText()).toMatch(text)).toPass({ timeout: 10_000 })
  }

  /** How far the page itself scrolls sideways. */
  async overflow() {
    return overflow(this.page)
  }

  /** The header of a week, which every week in view has; of a long sheet only the cells in sight stand in the document. */
  readonly weekHead = (week: number) => this.page.locator(`[data-head="${week}"]`)

  /** Scrolls a week into sight. */
  async show(week: number) {
    await this.weekHead(week).scrollIntoViewIfNeeded({ timeout: 5_000 })
    await expect(this.page.locator(`[role=gridcell][data-week="${week}"]`).first()).toBeAttached()
  }

  /** What a cell shows: the input's value where there is one. */
  async shown(rowId: string, week: number) {
    if ((await this.cell(rowId, week).count()) === 0) await this.show(week)
    return plain(await shownText(this.cell(rowId, week)))
  }

  async expectCell(rowId: string, week: number, text: string) {
    await expect(async () => expect(await this.shown(rowId, week)).toBe(text)).toPass({ timeout: 10_000 })
  }

  async expectCells(rowId: string, texts: Record<number, string>) {
    for (const [week, text] of Object.entries(texts)) await this.expectCell(rowId, Number(week), text)
  }
}
