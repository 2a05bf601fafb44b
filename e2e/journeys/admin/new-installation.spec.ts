import type { Browser, Page, Route } from '@playwright/test'
import { complaintsOf } from '../../fixtures/journey'
import { expect, test, type NewInstallation } from '../../fixtures/new-installation'
import { FirstStepsPage, type Invited } from '../../pages/first-steps-page'
import { FramePage } from '../../pages/frame-page'
import { SignInPage } from '../../pages/sign-in-page'
import { UnitPickerPage } from '../../pages/unit-picker-page'
import { UsersPage } from '../../pages/users-page'
import { planFirstYear, thisYear } from './first-year'

type Language = 'sv' | 'en'

const password = 'Solrosen-Vinter-2026!'
const admin: Invited = { firstName: 'Maj', lastName: 'Ek', email: 'maj.ek@solna.example' }
const people = {
  administrator: { firstName: 'Anna', lastName: 'Berg', email: 'anna.berg@solna.example' },
  operations: { firstName: 'Olle', lastName: 'Dahl', email: 'olle.dahl@solna.example' },
  economist: { firstName: 'Eva', lastName: 'Falk', email: 'eva.falk@solna.example' },
  manager: { firstName: 'Gun', lastName: 'Holm', email: 'gun.holm@solna.example' },
} satisfies Record<string, Invited>

const titles = {
  sv: { administrator: 'Administratör', operations: 'Verksamhetschef', economist: 'Ekonom' },
  en: { administrator: 'Administrator', operations: 'Operations Manager', economist: 'Economist' },
} as const

const begin = (page: Page, language: Language) =>
  page.addInitScript(chosen => window.localStorage.setItem('activeLanguage', chosen), language)

const choosePassword = async (page: Page) => {
  const fields = page.locator('input[type=password]')
  await expect(fields).toHaveCount(2)
  await fields.first().fill(password)
  await fields.last().fill(password)
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/login/)
}

/** The printed link makes the first super admin, who signs in. */
const becomeAdmin = async (page: Page, { firstAdminLink }: NewInstallation) => {
  await page.goto(firstAdminLink)
  await page.getByRole('textbox', { name: /^(Förnamn|First name)/ }).fill(admin.firstName)
  await page.getByRole('textbox', { name: /^(Efternamn|Last name)/ }).fill(admin.lastName)
  await page.getByRole('textbox', { name: /^(E-post|E-mail)/ }).fill(admin.email)
  await choosePassword(page)
  await new SignInPage(page).signIn({ ...admin, password })
}

/** County, municipality, licences, two departments, five units and the manager of the first. */
const takeFirstSteps = async (page: Page) => {
  await page.getByRole('link', { name: /^(Till de första stegen|To the first steps)$/ }).click()
  const steps = new FirstStepsPage(page)
  await expect(new FramePage(page).title()).toHaveText(/^(Första stegen|First steps)$/)
  await expect.poll(steps.states).toEqual(['open', ...Array<string>(6).fill('waiting')])
  await steps.search('county', 'Stockholms län')
  const countyLists = '**/api/county/list?*'
  const late: Route[] = []
  await page.route(countyLists, route => void late.push(route))
  await steps.makeFound('county', 'Stockholms län')
  await steps.search('municipality', 'Solna')
  await expect.poll(() => late.length).toBeGreaterThan(0)
  await Promise.all(late.map(route => route.continue()))
  await page.unroute(countyLists)
  // A list of counties that comes late leaves what is typed.
  await steps.makeFound('municipality', 'Solna')
  // A step can wait: the licences come after the department.
  await expect(steps.giveLicences()).toBeVisible()
  await steps.another('department')
  await steps.name('department', 'Hemtjänst')
  await page.reload()
  await steps.giveLicences().click()
  await steps.name('unit', 'Bergshamra')
  await expect.poll(steps.states).toEqual(['done', 'done', 'done', 'done', 'done', 'open', 'open'])
  await steps.another('department')
  await steps.name('department', 'Boende')
  await expect(steps.step('department').getByRole('textbox')).toHaveValue('')
  await steps.another('unit')
  for (const [department, unit] of [
    ['Hemtjänst', 'Råsunda'],
    ['Hemtjänst', 'Huvudsta'],
    ['Boende', 'Ängen'],
    ['Boende', 'Solrosen'],
  ] as const)
    await steps.addUnit(department, unit)
  await steps.another('manager')
  await steps.inviteManager(people.manager, 'Bergshamra')
  await expect.poll(steps.states).toEqual(['done', 'done', 'done', 'done', 'done', 'open', 'done'])
  return steps
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const giveLogo = async (page: Page, { address }: NewInstallation) => {
  await page.goto(`${address}/municipalities`)
  const main = page.getByRole('main')
  await main.getByRole('table').getByRole('button', { name: 'Solna', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'solna.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByRole('img')).toBeVisible()
  await expect(main.locator('tbody img')).toHaveCount(1)
}

/** Adds somebody with the usual roles of a title on a place, and the invitation. */
const addUser = async (page: Page, person: Invited, title: string, place: string) => {
  const users = new UsersPage(page)
  await users.add().click()
  for (const field of ['firstName', 'lastName', 'email'] as const) await users.field(field).fill(person[field])
  await users.choose(users.field('jobTitle'), title)
  await users
    .dialog()
    .getByRole('button', { name: new RegExp(`(suggestion for|förslaget för) ${title}`, 'i') })
    .click()
  await users.choosePlaces([place])
  await users
    .dialog()
    .getByRole('button', { name: /^(Lägg till|Add)$/ })
    .click()
  await expect(users.row(person.lastName)).toBeVisible()
}

const addUsers = async (page: Page, language: Language, { address }: NewInstallation) => {
  await page.goto(`${address}/users`)
  await new UsersPage(page).ready()
  await addUser(page, people.administrator, titles[language].administrator, 'Solna')
  await addUser(page, people.operations, titles[language].operations, 'Hemtjänst')
  await addUser(page, people.economist, titles[language].economist, 'Solna')
}

type Visit = { readonly browser: Browser; readonly language: Language; readonly installation: NewInstallation }

/** Somebody follows the link of the mail, chooses a password and signs in, in a browser of their own. */
const acceptInvitation = async ({ browser, language, installation }: Visit, { email }: Invited) => {
  const context = await browser.newContext({ locale: 'sv-SE', timezoneId: 'Europe/Stockholm', reducedMotion: 'reduce' })
  const complaints = await complaintsOf(context)
  const page = await context.newPage()
  await begin(page, language)
  await page.goto(await installation.linkTo(email))
  await choosePassword(page)
  await new SignInPage(page).signIn({ email, password })
  await expect(new FramePage(page).navigation()).toBeVisible()
  return { own: page, complaints }
}

/** Goes to each page by its address: it opens, or says that the person may not. */
const seesOnly = async (page: Page, { address }: NewInstallation, pages: Readonly<Record<string, boolean>>) => {
  for (const [path, isOpen] of Object.entries(pages)) {
    await page.goto(`${address}${path}`)
    await expect(new FramePage(page).title()).not.toHaveText(/^(Laddar|Loading)/)
    await expect.poll(() => new URL(page.url()).pathname, { message: path }).toBe(isOpen ? path : '/unauthorized')
  }
}

/** Takes a unit from the picker, which offers no others on its level. */
const chooseUnit = async (page: Page, way: readonly string[], offered: readonly string[]) => {
  const picker = new UnitPickerPage(page)
  await picker.open()
  for (const name of way) await picker.choose(name)
  for (const name of ['Bergshamra', 'Råsunda', 'Huvudsta', 'Ängen', 'Solrosen'])
    await expect(picker.choice(name)).toHaveCount(offered.includes(name) ? 1 : 0)
  await picker.choose('Bergshamra')
  await expect(new FramePage(page).unitSwitch()).toContainText('Bergshamra')
}

const year = thisYear()

/** What the budgets of the municipality rest on, as in the worked example. */
const setBudgetSettings = async (page: Page, { address }: NewInstallation) => {
  await page.goto(`${address}/settings/budget`)
  for (const [name, value] of [
    [/^(Heltid, timmar per vecka|Full time, hours per week)/, '37'],
    [/^(PO-pålägg|Payroll overhead \(PO\))/, '44,53'],
  ] as const) {
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
    await row.getByRole('button', { name: /^(Nytt värde för|New value for)/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^(Gäller från|Valid from)/).fill(`${year}-01-01`)
    await dialog.getByRole('textbox', { name }).fill(value)
    await dialog.getByRole('button', { name: /^(Spara|Save)$/ }).click()
    await expect(dialog).toHaveCount(0)
  }
}

type Expected = {
  readonly person: Invited
  /** What is taken in the picker before a unit can be. */
  readonly way: readonly string[]
  readonly offered: readonly string[]
  readonly users: boolean
}

const planning = { '/planning': true, '/forecast': true, '/needs': true, '/resources': true, '/staff': true }

// Who sets the installation up works in the one language, and whom they invite in the other.
const [own, invited] = ['sv', 'en'] as const

test('from an empty database to people with their own rights and the first forecast, in both languages', async ({
  page,
  browser,
  installation,
}) => {
  test.setTimeout(300_000)
  await begin(page, own)
  await becomeAdmin(page, installation)
  await expect(page).toHaveURL(/\/counties$/)
  const steps = await takeFirstSteps(page)
  await steps.toStartPage().click()
  await expect(page).toHaveURL(/\/planning$/)
  const missing = page.getByRole('region', { name: /^(Före den första prognosen|Before the first forecast)$/ })
  await expect(missing.getByRole('listitem')).toHaveText([
    /^(Personalsaknas|Staffmissing)$/,
    /^(Behovsbudgetsaknas|Needs budgetmissing)$/,
    /^(Resursbudgetsaknas|Resource budgetmissing)$/,
  ])
  await giveLogo(page, installation)
  await setBudgetSettings(page, installation)
  await addUsers(page, own, installation)

  const visit = { browser, language: invited, installation }
  const homeCare = ['Bergshamra', 'Råsunda', 'Huvudsta']
  const come = async ({ person, way, offered, users }: Expected) => {
    const { own: opened, complaints } = await acceptInvitation(visit, person)
    await chooseUnit(opened, way, offered)
    await seesOnly(opened, installation, { ...planning, '/users': users, '/units': false })
    // The logo of the municipality stands in the navigation.
    await expect(new FramePage(opened).navigation().getByRole('img', { name: 'Solna' })).toBeVisible()
    const leave = async () => {
      expect(complaints, `what the pages of ${person.email} complained of`).toEqual([])
      await opened.context().close()
    }
    return { opened, leave }
  }
  for (const expected of [
    { person: people.economist, way: ['Hemtjänst'], offered: homeCare, users: false },
    { person: people.administrator, way: ['Hemtjänst'], offered: homeCare, users: true },
  ])
    await (await come(expected)).leave()
  const approver = await come({ person: people.operations, way: [], offered: homeCare, users: false })
  const manager = await come({ person: people.manager, way: [], offered: ['Bergshamra'], users: false })
  const { address } = installation
  await planFirstYear({ address, language: invited, year, manager: manager.opened, approver: approver.opened })
  await manager.leave()
  await approver.leave()
})
