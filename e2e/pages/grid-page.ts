import { shownText } from '../fixtures/shown-text'
import { expect, type Locator, type Page } from '@playwright/test'

type Example = 'basic' | 'groups' | 'locked' | 'errors' | 'year' | 'plan' | 'people'

/** A page of examples of the week grid: where things are, and what a person does there. */
export class GridPage {
  constructor(
    readonly page: Page,
    readonly address: string,
  ) {}

  readonly row = (rowId: string) => this.page.locator(`[data-row-id="${rowId}"]`)
  readonly cell = (rowId: string, week: number | 'sum') =>
    this.row(rowId).locator(week === 'sum' ? '[data-summary=sum]' : `[data-week="${week}"]`)
  readonly day = (rowId: string, day: number) => this.row(rowId).locator(`[data-day="${day}"]`)
  readonly input = (rowId: string, week: number) => this.cell(rowId, week).getByRole('textbox')
  readonly name = (rowId: string) => this.row(rowId).getByRole('rowheader')
  /** The header that is seen; a grid's own header row is for assistive technology. */
  readonly weekHead = (week: number) => this.page.locator(`[data-head="${week}"]`)
  readonly handle = () => this.page.getByTitle('Draw to fill')
  readonly fold = (caption: string) => this.page.getByRole('button', { name: caption })
  readonly status = () => this.page.getByRole('status')
  readonly told = () => this.page.getByTestId('told')
  readonly after = () => this.page.getByRole('button', { name: 'After the grid' })
  readonly message = () => this.page.getByRole('alert')
  readonly selected = () => this.page.locator('[role=gridcell][aria-selected=true]')
  readonly focused = () => this.page.locator('[data-row-id] :focus, [data-row-id] > :focus')

  async open(example: Example, theme: 'light' | 'dark' = 'light') {
    await this.page.goto(`${this.address}?example=${example}&theme=${theme}`)
    await expect(this.page.getByRole('grid').first()).toBeVisible()
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Draws from one element to the other and lets go, unless told to hold on. */
  async drag(from: Locator, to: Locator, { release = true } = {}) {
    const [start, end] = await Promise.all([middleOf(from), middleOf(to)])
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
    await this.page.mouse.move(end.x, end.y, { steps: 4 })
    if (release) await this.page.mouse.up()
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

  /** Scrolls a week into sight: of a long sheet only those in sight stand in the document. */
  async show(week: number) {
    await this.weekHead(week).scrollIntoViewIfNeeded()
    await expect(this.page.locator(`[role=gridcell][data-week="${week}"]`).first()).toBeAttached()
  }

  /** Scrolls the sheet so far down, in pixels. */
  async scrollDown(pixels: number) {
    const scroller = this.page.locator('[data-part=scroller]')
    await scroller.evaluate((element, top) => element.scrollTo({ top }), pixels)
  }

  /** What a row shows in these weeks. */
  async values(rowId: string, ...weeks: number[]) {
    return Promise.all(weeks.map(week => shownText(this.cell(rowId, week))))
  }
}

const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('What is to be drawn is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
