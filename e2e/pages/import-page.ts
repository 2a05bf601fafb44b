import { buildWorkbook, rowsXml } from '@veckovis/testing/workbooks'
import type { ForecastPage } from './forecast-page'

type Rows = Parameters<typeof rowsXml>[0]

/** The head of the sheets that the journeys import: weeks that have passed, and some that have not. */
const weeksOfFile = ['Vecka', 2, 12, 13, 14] as const

/** A workbook with one sheet, called as the year where nothing else is said. */
export const fileOf = (rows: Rows, name = '2026'): Uint8Array =>
  buildWorkbook({ sheets: [{ name, rows: rowsXml([[...weeksOfFile], ...rows]) }] })

/** The region of /forecast that looks at an Excel file. */
export class ImportPage {
  constructor(readonly forecast: ForecastPage) {}

  readonly page = () => this.forecast.page
  readonly button = () => this.page().getByRole('button', { name: /^(Importera från Excel|Import from Excel)$/ })
  readonly region = () => this.page().getByRole('region', { name: /^(Importera från Excel|Import from Excel)$/ })
  readonly field = () => this.region().locator('input[type=file]')
  readonly cell = (rowId: string, week: number) =>
    this.region().locator(`[data-row-id="import/${rowId}"] [data-week="${week}"]`)
  readonly row = (name: string) => this.region().getByRole('checkbox', { name })
  readonly take = () => this.region().getByRole('button', { name: /^(Importera|Import) \d/ })
  readonly cancel = () => this.region().getByRole('button', { name: /^(Avbryt importen|Cancel the import)$/ })
  readonly close = () =>
    this.region()
      .getByRole('button', { name: /^(Stäng importen|Close the import)$/ })
      .first()
  readonly dialog = () => this.page().getByRole('dialog')
  readonly answer = (name: string) => this.dialog().getByRole('button', { name, exact: true })
  readonly done = () => this.region().getByText(/Import-ID: \d+|Import ID: \d+/)

  /** Chooses a file in the region, which is opened first. */
  async choose(bytes: Uint8Array, name = 'prognos.xlsx') {
    if (!(await this.region().isVisible())) await this.button().click()
    await this.field().setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) })
  }

  /** As a person drops a file from the desktop, wherever on the page. */
  async drop(bytes: Uint8Array, name: string) {
    await this.page().evaluate(
      ([content, fileName]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([new Uint8Array(content)], fileName))
        const target = document.querySelector('[data-part=forecast]')
        for (const kind of ['dragenter', 'dragover', 'drop'])
          target?.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
      },
      [[...bytes], name] as const,
    )
  }
}
