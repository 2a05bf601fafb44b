import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import { unitSwitchOf } from '../../pages/frame-page'
import type { MadeTree, MakeTree } from '@veckovis/testing/control-contract'
import { control } from '../../fixtures/control'
import { unique } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { shownText } from '../../fixtures/shown-text'
import { recordCalls } from '../../fixtures/stub'
import { readStorage } from '../../fixtures/storage'
import { countyNameOf, makeTwoPlaces } from '../../fixtures/two-places'

const all = <Item>(items: (Item | undefined)[]) => items.filter((item): item is Item => item !== undefined)

/** Makes the tree, a person who may reach all of it, and opens the picker on the help page. */
const openPicker = async (page: Page, tree: MakeTree, { language = 'sv' as 'sv' | 'en', path = '/help' } = {}) => {
  const made = await control.makeTree(tree)
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: made.counties.map(county => ({ id: 2, levels: ['WRITE'], scope: { kind: 'county', id: county.id } })),
  })
  await enter(page, { person, language }, path)
  const dialog = page.getByRole('dialog')
  await unitSwitchOf(page).click()
  await expect(dialog).toBeVisible()
  return { made, dialog, person }
}

const choice = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const choices = (page: Page) => page.getByRole('dialog').getByRole('list', { name: /./ }).getByRole('button')
const step = (page: Page) => page.getByRole('dialog').getByText(/^Steg \d av \d$/)

const wide = (): MakeTree => {
  const mark = unique()
  const county = (name: string) => ({
    name: `${name} ${mark}`,
    municipalities: ['Aby', 'Boda'].map(municipality => ({
      name: `${municipality} ${name} ${mark}`,
      departments: ['Hemtjänst', 'Särskilt boende'].map(department => ({
        name: department,
        units: ['Enhet 1', 'Enhet 2'],
      })),
    })),
  })
  return { counties: [county('Ålän'), county('Bolän')] }
}

const walk = async (_page: Page, tree: MadeTree) => {
  const county = all([tree.counties[0]])[0]
  const municipality = county?.municipalities[0]
  const department = municipality?.departments[0]
  const unit = department?.units[0]
  if (!county || !municipality || !department || !unit) throw new Error('no tree')
  return { county, municipality, department, unit }
}

test('R-103 the picker drills down through county, municipality, department and unit', async ({ page }) => {
  const { made } = await openPicker(page, wide())
  const { county, municipality, department, unit } = await walk(page, made)
  for (const place of [county, municipality, department, unit]) await choice(page, place.name).click()
  await expect(unitSwitchOf(page)).toContainText(unit.name)
})

test('R-104 the picker has at most four steps', async ({ page }) => {
  const { made } = await openPicker(page, wide())
  const { county, municipality, department } = await walk(page, made)
  await expect(step(page)).toHaveText('Steg 1 av 4')
  for (const place of [county, municipality, department]) await choice(page, place.name).click()
  await expect(step(page)).toHaveText('Steg 4 av 4')
})

test('R-105 the picker has a back button from the second step on', async ({ page }) => {
  const { made, dialog } = await openPicker(page, wide())
  const back = dialog.getByRole('button', { name: 'Tillbaka' })
  await expect(back).toHaveCount(0)
  await choice(page, (await walk(page, made)).county.name).click()
  await expect(back).toBeVisible()
})

test('R-106 cancel closes the picker and keeps the unit', async ({ page }) => {
  const { dialog } = await openPicker(page, wide())
  const before = (await readStorage(page)).local.activeUnit
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await readStorage(page)).local.activeUnit).toBe(before)
})

test('R-107 the picker has a step counter', async ({ page }) => {
  await openPicker(page, wide())
  await expect(step(page)).toHaveText('Steg 1 av 4')
})

test('R-108 the picker has a breadcrumb path', async ({ page }) => {
  const { made, dialog } = await openPicker(page, wide())
  const { county, municipality } = await walk(page, made)
  await choice(page, county.name).click()
  await choice(page, municipality.name).click()
  await expect(dialog.getByRole('navigation').getByRole('listitem')).toHaveText([county.name, municipality.name])
})

const oneDepartment = (units: string[]): MakeTree => {
  const mark = unique()
  return {
    counties: [
      {
        name: `Län ${mark}`,
        municipalities: [{ name: `Kommun ${mark}`, departments: [{ name: 'Hemtjänst', units }] }],
      },
    ],
  }
}

test('R-109 the entries are sorted by their Swedish names', async ({ page }) => {
  await openPicker(page, oneDepartment(['Östra', 'Enhet 10', 'Ängen', 'Åsen', 'Zinken', 'Enhet 2', 'Ale']))
  await expect(choices(page)).toHaveText(['Ale', 'Enhet 2', 'Enhet 10', 'Zinken', 'Åsen', 'Ängen', 'Östra'])
})

test('R-110 the entries stand in columns of five', async ({ page }) => {
  await openPicker(page, oneDepartment(Array.from({ length: 12 }, (_, index) => `Enhet ${index + 1}`)))
  await expect(choices(page)).toHaveCount(12)
  const boxes = await choices(page).evaluateAll(elements =>
    elements.map(element => Math.round(element.getBoundingClientRect().x)),
  )
  const columns = [...new Set(boxes)].map(x => boxes.filter(box => box === x).length)
  expect(columns).toEqual([5, 5, 2])
})

const many = (count: number) => Array.from({ length: count }, (_, index) => `Enhet ${index + 1}`)

test('R-111 a search box appears above 30 entries only', async ({ page }) => {
  await openPicker(page, oneDepartment(many(30)))
  await expect(choices(page)).toHaveCount(30)
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveCount(0)
  const other = await page.context().browser()?.newPage()
  if (!other) throw new Error('no browser')
  await openPicker(other, oneDepartment(many(31)))
  await expect(other.getByRole('dialog').getByRole('searchbox')).toBeVisible()
  await other.close()
})

test('R-112 the search ignores case', async ({ page }) => {
  await openPicker(page, oneDepartment([...many(31), 'Älvsjö']))
  await page.getByRole('dialog').getByRole('searchbox').fill('ÄLV')
  await expect(choices(page)).toHaveText(['Älvsjö'])
})

test('R-113 a single county is skipped', async ({ page }) => {
  const tree = wide()
  const { made } = await openPicker(page, { counties: tree.counties.slice(0, 1) })
  await expect(choices(page)).toHaveCount(2)
  await expect(choice(page, made.counties[0]?.municipalities[0]?.name ?? '')).toBeVisible()
  await expect(step(page)).toHaveText('Steg 1 av 3')
})

test('R-114 a single municipality is skipped', async ({ page }) => {
  const mark = unique()
  await openPicker(page, {
    counties: [
      {
        name: `Län ${mark}`,
        municipalities: [
          {
            name: `Kommun ${mark}`,
            departments: [
              { name: 'A', units: ['1'] },
              { name: 'B', units: ['2'] },
            ],
          },
        ],
      },
    ],
  })
  await expect(choices(page)).toHaveText(['A', 'B'])
})

test('R-115 a single department is skipped', async ({ page }) => {
  await openPicker(page, oneDepartment(['Norr', 'Söder']))
  await expect(choices(page)).toHaveText(['Norr', 'Söder'])
})

test('R-118 choosing moves one step forward', async ({ page }) => {
  const { made } = await openPicker(page, wide())
  await choice(page, (await walk(page, made)).county.name).click()
  await expect(step(page)).toHaveText('Steg 2 av 4')
})

test('R-119 back moves one step back', async ({ page }) => {
  const { made, dialog } = await openPicker(page, wide())
  const { county } = await walk(page, made)
  await choice(page, county.name).click()
  await dialog.getByRole('button', { name: 'Tillbaka' }).click()
  await expect(step(page)).toHaveText('Steg 1 av 4')
  await expect(choice(page, county.name)).toBeVisible()
})

test('R-126 the tree shows all four levels by name', async ({ page }) => {
  const { made } = await openPicker(page, wide())
  const path = await walk(page, made)
  for (const place of [path.county, path.municipality, path.department, path.unit]) {
    await expect(choice(page, place.name)).toBeVisible()
    await choice(page, place.name).click()
  }
})

test.describe('choosing a unit', () => {
  const twoUnits = () => oneDepartment(['Norr', 'Söder'])

  test('R-120 closes the picker', async ({ page }) => {
    const { dialog } = await openPicker(page, twoUnits())
    await choice(page, 'Söder').click()
    await expect(dialog).toHaveCount(0)
  })

  test('R-121 saves the active unit', async ({ page }) => {
    const { made } = await openPicker(page, twoUnits())
    await choice(page, 'Söder').click()
    const unit = made.counties[0]?.municipalities[0]?.departments[0]?.units.find(({ name }) => name === 'Söder')
    await expect
      .poll(async () => JSON.parse((await readStorage(page)).local.activeUnit ?? 'null') as unknown)
      .toMatchObject({ unit: { id: unit?.id, name: 'Söder' }, department: 'Hemtjänst' })
  })

  test('R-122 asks for the unit', async ({ page }) => {
    const { made } = await openPicker(page, twoUnits())
    const calls = recordCalls(page)
    await choice(page, 'Söder').click()
    const unit = made.counties[0]?.municipalities[0]?.departments[0]?.units.find(({ name }) => name === 'Söder')
    await expect.poll(() => calls.filter(call => call === `GET /api/unit/${unit?.id}`).length).toBe(1)
  })

  test('R-495 the unit call is made when a unit is chosen', async ({ page }) => {
    await openPicker(page, twoUnits())
    const sent = page.waitForRequest(/\/api\/unit\/\d+$/)
    await choice(page, 'Norr').click()
    expect((await sent).method()).toBe('GET')
  })

  test('R-123 ignores the answer and initialises the session again', async ({ page }) => {
    await openPicker(page, twoUnits())
    await page.route(/\/api\/unit\/\d+$/, route => route.fulfill({ json: {} }))
    const again = page.waitForRequest(/\/api\/user\/me$/)
    await choice(page, 'Söder').click()
    await again
    await expect(unitSwitchOf(page)).toContainText('Söder')
  })

  test('R-125 loads the forecast of the new unit', async ({ page }) => {
    const { first, second, person } = await makeTwoPlaces()
    await enter(page, { person, place: first }, '/forecast')
    await expect(page.getByRole('grid').first()).toBeVisible()
    const calls = recordCalls(page)
    await unitSwitchOf(page).click()
    await choice(page, countyNameOf(second)).click()
    await choice(page, second.unitName).click()
    await expect.poll(() => calls).toContain(`GET /api/forecast/unit/${second.unitId}/years`)
    await expect.poll(() => calls).toContain(`GET /api/forecast/unit/${second.unitId}/2026/comprehensive`)
    await expect(page.getByRole('grid').first()).toBeVisible()
  })

  test('with unsaved changes asks first, and stay keeps the unit', async ({ page }) => {
    const { first, second, person } = await makeTwoPlaces()
    await enter(page, { person, place: first }, '/forecast?tab=details')
    const cell = page.locator('[data-row-id="absences-2"] [data-week="20"]').getByRole('textbox')
    await cell.click()
    await cell.fill('8')
    await cell.press('Enter')
    await unitSwitchOf(page).click()
    await choice(page, countyNameOf(second)).click()
    await choice(page, second.unitName).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stanna kvar' }).click()
    await expect(unitSwitchOf(page)).toContainText(first.unitName)
    await expect.poll(() => shownText(cell)).toBe('8')
  })
})
