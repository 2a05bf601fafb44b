/** The pages of the budgets, and their steps filled in as somebody would. */
const press = (page, name) => page.getByRole('main').getByRole('button', { name }).first().click()
const next = page => press(page, /^(Nästa|Next)$/)
const heading = (page, name) => page.getByRole('heading', { level: 2, name }).waitFor()

const openFirst = async page => {
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('main').getByRole('table').first().waitFor()
}

const chooseFirst = async (page, label) => {
  await page.getByRole('main').getByRole('combobox', { name: label }).click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
}

/** What has just been said stands over the page; it goes as a person would send it away. */
const sendAway = async page => {
  const close = page.getByRole('button', { name: /^(Stäng meddelandet|Dismiss the message)$/ }).last()
  await close.click()
  await close.waitFor({ state: 'hidden' })
}

const copyNeeds = async page => {
  await chooseFirst(page, /^(Kopiera från|Copy from)/)
  await sendAway(page)
  await page.getByRole('textbox', { name: /^(Benämning|Name)/ }).fill('Behov med ny zon')
}

const finishNeeds = async page => {
  await copyNeeds(page)
  await next(page)
  await page.getByRole('button', { name: /^(Spara budgeten|Save budget)$/ }).waitFor()
}

const explainNeeds = async page => {
  await copyNeeds(page)
  await press(page, /^(Varför|Why)\? (Behov i timmar per år|Hours required per year)$/)
  await page.getByRole('dialog').waitFor()
}

const leaveEmpty = async page => {
  await next(page)
  await page.getByRole('main').getByRole('alert').first().waitFor()
}

const select = async page => {
  await page.getByLabel(/^(Budgetår|Budget year)/).fill('2026')
  await page.getByLabel(/^(Benämning|Name)/).fill('Resurser med ny planerare')
  await chooseFirst(page, /^(Kopiera från|Copy from)/)
  await press(page, /^(Kopiera|Copy)$/)
  await sendAway(page)
}

const toAmounts = async page => {
  await select(page)
  await next(page)
  await heading(page, /^(Ange budget|Set budget)$/)
}

const toWorkers = async page => {
  await toAmounts(page)
  await next(page)
  await heading(page, /^(Fördela årsarbetare|Split annual workers)$/)
}

const toDistribution = async page => {
  await toWorkers(page)
  await next(page)
  await heading(page, /^(Se och justera|See and adjust)/)
}

const newSetting = async page => {
  await press(page, /^(Nytt värde för|New value for)/)
  await page.getByRole('dialog').waitFor()
}

const superAdmin = { email: 'super@veckovis.example' }
const results = '/results?year=2026'

export const budgetPages = [
  { name: 'needs', path: '/needs' },
  { name: 'needs-budget', path: '/needs', prepare: openFirst },
  { name: 'needs-new', path: '/needs/new', prepare: leaveEmpty },
  { name: 'needs-filled', path: '/needs/new', prepare: copyNeeds },
  { name: 'needs-why', path: '/needs/new', prepare: explainNeeds },
  { name: 'needs-finish', path: '/needs/new', prepare: finishNeeds },
  { name: 'resources', path: '/resources' },
  { name: 'resources-budget', path: '/resources', prepare: openFirst },
  { name: 'resources-new', path: '/resources/new', prepare: select },
  { name: 'resources-amounts', path: '/resources/new', prepare: toAmounts },
  { name: 'resources-workers', path: '/resources/new', prepare: toWorkers },
  { name: 'resources-distribution', path: '/resources/new', prepare: toDistribution },
  { name: 'results', path: results, ready: 'main dl' },
  { name: 'results-efficiency', path: `${results}&tab=efficiency`, ready: 'main svg[role="img"]' },
  { name: 'budget-settings', path: '/settings/budget', ready: 'main li table', ...superAdmin },
  {
    name: 'budget-setting-new',
    path: '/settings/budget',
    ready: 'main li table',
    prepare: newSetting,
    ...superAdmin,
  },
]
