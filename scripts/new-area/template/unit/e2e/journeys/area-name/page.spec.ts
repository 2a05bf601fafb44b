import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { expect, test } from '../../fixtures/journey'
import { makeManager, makePlace } from '../../fixtures/places'
import { callApi, enter, signInByApi } from '../../fixtures/session'
import { answerWith } from '../../fixtures/stub'

type OpenOptions = { language?: 'sv' | 'en'; level?: 'READ' | 'WRITE'; items?: string[] }

/** A unit with items of its own, and a person of it who opens the page. */
const open = async (page: Page, { language = 'sv', level = 'WRITE', items = [] }: OpenOptions = {}) => {
  const place = await makePlace({ licences: ['area-name', 'forecast'] })
  const tokens = await signInByApi(await makeManager(place, [9999]))
  const ids: number[] = []
  for (const name of items) {
    const body = JSON.stringify({ requestId: randomUUID(), name, hours: 7.25 })
    const answer = await callApi(tokens, `/area-name/unit/${place.unitId}`, { method: 'POST', body })
    ids.push(((await answer.json()) as { id: number }).id)
  }
  const person = await makeManager(place, [9999], level)
  await enter(page, { person, place, language }, '/area-name-first-page')
  return { place, ids, tokens }
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Spara', exact: true })

const titles = [
  ['sv', 'Områdets titel'],
  ['en', 'Area title'],
] as const
for (const [language, title] of titles) {
  test(`the page stands in the navigation and shows the items (${language})`, async ({ page }) => {
    await open(page, { language, items: ['Åsa'] })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('navigation').first().getByRole('link', { name: title })).toBeVisible()
    await expect(row(page, 'Åsa')).toContainText('7,25')
    await expectNoAxeViolations(page)
  })
}

test('an item is added once, changed and removed, and a reload shows the same', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: 'Det finns inget att visa ännu' })).toBeVisible()
  await page.getByRole('button', { name: 'Lägg till' }).click()
  await save(page).click()
  await expect(dialog(page)).toContainText('Fältet är obligatoriskt.')
  await dialog(page).getByLabel('Namn').fill('Åsa')
  await dialog(page).getByLabel('Timmar').fill('7,5')
  await expectNoAxeViolations(page)
  await save(page).dblclick()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ändra Åsa' }).click()
  await dialog(page).getByLabel('Timmar').fill('8')
  await save(page).click()
  await expect(row(page, 'Åsa')).toContainText('8,00')
  await page.getByRole('button', { name: 'Ändra Åsa' }).click()
  await expect(dialog(page).getByLabel('Timmar')).toHaveValue('8')
  await dialog(page).getByRole('button', { name: 'Avbryt' }).click()
  await page.reload()
  await expect(row(page, 'Åsa')).toHaveCount(1)
  await expect(row(page, 'Åsa')).toContainText('8,00')
  await page.getByRole('button', { name: 'Ta bort Åsa' }).click()
  await dialog(page).getByRole('button', { name: 'Ta bort' }).click()
  await expect(page.getByRole('heading', { name: 'Det finns inget att visa ännu' })).toBeVisible()
})

test('somebody else was first: that is told, what is typed stays, the rest shows theirs, and a second save goes on from it', async ({
  page,
}) => {
  const { ids, tokens } = await open(page, { items: ['Åsa'] })
  await page.getByRole('button', { name: 'Ändra Åsa' }).click()
  await dialog(page).getByLabel('Timmar').fill('8')
  await callApi(tokens, `/area-name/${ids[0]}`, { method: 'PATCH', body: JSON.stringify({ name: 'Örjan' }) })
  await save(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Någon annan har ändrat uppgifterna')
  await expect(dialog(page).getByLabel('Namn')).toHaveValue('Örjan')
  await expect(dialog(page).getByLabel('Timmar')).toHaveValue('8')
  await save(page).click()
  await expect(row(page, 'Örjan')).toContainText('8,00')
})

test('what is typed is asked about before it is left, and stands again after a reload', async ({ page }) => {
  await open(page, { items: ['Åsa'] })
  await page.getByRole('button', { name: 'Ändra Åsa' }).click()
  const name = dialog(page).getByLabel('Namn')
  await name.fill('Åse')
  await name.press('Escape')
  const question = dialog(page).filter({ hasText: 'Du har osparade ändringar' })
  await question.getByRole('button', { name: 'Stanna kvar' }).click()
  await expect(name).toHaveValue('Åse')
  await page.reload()
  await expect(name).toHaveValue('Åse')
  await save(page).click()
  await expect(row(page, 'Åse')).toBeVisible()
})

test('who may only read sees the items and no way to change them', async ({ page }) => {
  await open(page, { level: 'READ', items: ['Åsa'] })
  await expect(row(page, 'Åsa')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('a failed read is told, and can be tried again', async ({ page }) => {
  const path = /\/api\/area-name\/unit\/\d+$/
  await answerWith(page, path, 500, { statusCode: 500, code: 'server-error', message: 'X' })
  await open(page, { items: ['Åsa'] })
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Serverfel.')
  await page.unroute(path)
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click()
  await expect(row(page, 'Åsa')).toBeVisible()
})

test('a municipality without a licence gets neither entry nor page', async ({ page }) => {
  const place = await makePlace({ licences: ['forecast'] })
  await enter(page, { person: await makeManager(place, [9999]), place, language: 'en' }, '/area-name-first-page')
  await expect(page.getByRole('main')).toContainText(/licence/)
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Area title' })).toHaveCount(0)
})
