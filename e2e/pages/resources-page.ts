import { expect, type Page } from '@playwright/test'

const stepTitles = {
  select: 'Välj budget|Select budget',
  amounts: 'Ange budget|Set budget',
  workers: 'Fördela årsarbetare|Split annual workers',
  distribution: 'Se och justera fördelningen över året|See and adjust annual distribution',
} as const

const fieldLabels = {
  year: 'Budgetår|Budget year',
  name: 'Benämning|Name',
  fixed: 'Fast budget \\(|Fixed budget \\(',
  perHour: 'Ersättning per timme \\(|Compensation per hour \\(',
  perRoom: 'Ersättning per rum \\(|Compensation per room \\(',
  buffer: 'Buffert|Buffer',
  groupLeader: 'Gruppledare|Group leader',
  scheduler: 'Schemaläggare|Scheduler',
  substitutes: 'Vikarier|Substitutes',
  planner: 'Planerare|Planner',
  administrative: 'Administrativ personal|Administrative staff',
  other: 'Övrig personal|Other',
  obUsk: 'OB-tillägg|Unsocial hours',
} as const
export type ResourceField = keyof typeof fieldLabels

const figureNames = {
  annualSalary: 'Årsbudget|Annual budget',
  annualWorkerCost: 'Kostnad för en årsarbetare|Cost of an annual worker',
  hourlyCost: 'Lön per timme|Salary cost per hour',
  hours: 'Timmar|Hours',
  annualWorkers: 'Årsarbetare|Annual workers \\(FTE\\)',
  left: 'Kvar för schema|Left for schedule',
  hoursForSchedule: 'Timmar för schema|Hours for schedule',
  fixedCost: 'Fasta personalkostnader|Fixed staff cost',
  substituteHours: 'Vikarietimmar|Substitute hours',
  shares: 'Fördelning mot 100 %|Distribution against 100 %',
} as const
export type ResourceFigure = keyof typeof figureNames

const whole = (text: string) => new RegExp(`^(${text})$`)

/** /resources: where things are and what a person does there. Tests say what must hold. */
export class ResourcesPage {
  constructor(readonly page: Page) {}

  readonly create = () => this.page.getByRole('button', { name: whole('Skapa budget|Create budget') })
  readonly ofYear = (year: number) =>
    this.page.getByRole('list', { name: whole(`Resursbudgetar ${year}|Resource budgets ${year}`) })
  readonly item = (name: string) => this.page.getByRole('listitem').filter({ hasText: name })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly inDialog = (name: string) => this.dialog().getByRole('button', { name: whole(name) })

  readonly stepper = () =>
    this.page.getByRole('list', { name: whole('Steg i resursbudgeten|Steps of the resource budget') })
  readonly step = (step: keyof typeof stepTitles) =>
    this.page.getByRole('heading', { level: 2, name: whole(stepTitles[step]) })
  readonly field = (name: ResourceField) => this.page.getByLabel(new RegExp(`^(${fieldLabels[name]})`))
  readonly needsOfYear = () =>
    this.page.getByText(/^(Bygger på|Based on|Lås behovsbudgeten innan|Lock the needs budget before)/)
  readonly type = (name: string) => this.page.getByRole('checkbox', { name: whole(name) })
  readonly month = (name: string) =>
    this.page
      .getByRole('group', { name: whole('Fördelning per månad|Monthly distribution') })
      .getByLabel(new RegExp(`^${name}`, 'i'))
  readonly next = () => this.page.getByRole('button', { name: whole('Nästa|Next') })
  readonly back = () => this.page.getByRole('button', { name: whole('Tillbaka|Back') })
  readonly cancel = () => this.page.getByRole('button', { name: whole('Avbryt|Cancel') })
  readonly save = () => this.page.getByRole('button', { name: whole('Spara budget|Save budget') })
  readonly balance = () => this.page.getByRole('region', { name: whole('Balans|Balance') })
  readonly figure = (name: ResourceFigure) =>
    this.page
      .locator('dl > div')
      .filter({ has: this.page.locator('dt', { hasText: whole(figureNames[name]) }) })
      .locator('strong')
  readonly why = (name: ResourceFigure) =>
    this.page.getByRole('button', { name: new RegExp(`^(Varför|Why)\\? (${figureNames[name]})$`) })
  readonly fault = (name: ResourceField) => this.field(name).locator('xpath=..').locator('[id$="-error"]')

  /** The first step with its year, name and one type. */
  async fillFirstStep({ year = '2026', name = 'Resurser 2026', types = ['Fast budget'] } = {}) {
    await this.field('year').fill(year)
    await this.field('name').fill(name)
    // What the year rests on comes with an answer and pushes the choices down.
    await expect(this.needsOfYear()).toBeVisible()
    for (const type of types) await this.type(type).check()
  }

  /** Through the first two steps with a fixed budget, to the annual workers. */
  async goToWorkers(amount = '10 000 000') {
    await this.fillFirstStep()
    await this.next().click()
    await this.field('fixed').fill(amount)
    await this.next().click()
    await expect(this.step('workers')).toBeVisible()
  }

  async goToDistribution() {
    await this.goToWorkers()
    await this.next().click()
    await expect(this.step('distribution')).toBeVisible()
  }
}
