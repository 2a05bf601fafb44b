import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/journey'
import type { MadeTree, MakeTree } from '@veckovis/testing/control-contract'
import { control } from '../../fixtures/control'
import { unique } from '../../fixtures/places'
import { enter, enterNext } from '../../fixtures/session'
import { shownText } from '../../fixtures/shown-text'
import { recordCalls } from '../../fixtures/stub'
import { readStorage } from '../../fixtures/storage'
import { countyNameOf, makeTwoPlaces } from '../../fixtures/two-places'
import { unitSwitchOf } from '../../pages/frame-page'
import { UnitPickerPage } from '../../pages/unit-picker-page'

/** Makes the tree, a person who may reach all of it, and opens the picker on the help page. */
const openPicker = async (page: Page, tree: MakeTree, opening = enter) => {
  const made = await control.makeTree(tree)
  const person = await control.makeUser({
    jobTitleId: 1,
    roles: made.counties.map(county => ({ id: 2, levels: ['WRITE'], scope: { kind: 'county', id: county.id } })),
  })
  await opening(page, { person }, '/help')
  const picker = new UnitPickerPage(page)
  await picker.open()
  await expect(picker.dialog()).toBeVisible()
  return { made, picker, dialog: picker.dialog() }
}

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

const firstPathOf = (tree: MadeTree) => {
  const county = tree.counties[0]
  const municipality = county?.municipalities[0]
  const department = municipality?.departments[0]
  const unit = department?.units[0]
  if (!county || !municipality || !department || !unit) throw new Error('no tree')
  return { county, municipality, department, unit }
}

test('R-103 R-104 R-105 R-106 R-107 R-108 R-118 R-119 R-126 the picker drills down in four steps, back and out', async ({
  page,
}) => {
  const { made, picker, dialog } = await openPicker(page, wide())
  const { county, municipality, department, unit } = firstPathOf(made)
  const back = dialog.getByRole('button', { name: 'Tillbaka' })
  await test.step('R-105 R-107 a step counter, and back from the second step on', async () => {
    await expect(step(page)).toHaveText('Steg 1 av 4')
    await expect(back).toHaveCount(0)
  })
  await test.step('R-106 cancel closes the picker and keeps the unit', async () => {
    const before = (await readStorage(page)).local.activeUnit
    await dialog.getByRole('button', { name: 'Avbryt' }).click()
    await expect(dialog).toHaveCount(0)
    expect((await readStorage(page)).local.activeUnit).toBe(before)
    await picker.open()
  })
  await test.step('R-118 R-119 choosing moves one step forward, back one step back', async () => {
    await picker.choose(county.name)
    await expect(step(page)).toHaveText('Steg 2 av 4')
    await expect(back).toBeVisible()
    await back.click()
    await expect(step(page)).toHaveText('Steg 1 av 4')
    await expect(picker.choice(county.name)).toBeVisible()
  })
  await test.step('R-103 R-104 R-108 R-126 four levels by name, with a breadcrumb path', async () => {
    await picker.choose(county.name, municipality.name)
    await expect(dialog.getByRole('navigation').getByRole('listitem')).toHaveText([county.name, municipality.name])
    await picker.choose(department.name)
    await expect(step(page)).toHaveText('Steg 4 av 4')
    await picker.choose(unit.name)
    await expect(unitSwitchOf(page)).toContainText(unit.name)
  })
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

const many = (count: number) => Array.from({ length: count }, (_, index) => `Enhet ${index + 1}`)

test('R-109 R-110 R-111 R-112 R-113 R-114 R-115 the entries are sorted, in columns, searched when many, and a single one is skipped', async ({
  page,
}) => {
  const search = page.getByRole('dialog').getByRole('searchbox')
  await test.step('R-109 R-113 R-114 R-115 a single county, municipality and department are skipped, and the units are sorted by their Swedish names', async () => {
    await openPicker(page, oneDepartment(['Östra', 'Enhet 10', 'Ängen', 'Åsen', 'Zinken', 'Enhet 2', 'Ale']))
    await expect(choices(page)).toHaveText(['Ale', 'Enhet 2', 'Enhet 10', 'Zinken', 'Åsen', 'Ängen', 'Östra'])
  })
  await test.step('R-110 R-111 30 entries stand in columns of five, without a search box', async () => {
    await openPicker(page, oneDepartment(many(30)), enterNext)
    await expect(choices(page)).toHaveCount(30)
    const boxes = await choices(page).evaluateAll(elements =>
      elements.map(element => Math.round(element.getBoundingClientRect().x)),
    )
    const columns = [...new Set(boxes)].map(x => boxes.filter(box => box === x).length)
    expect(columns).toEqual([5, 5, 5, 5, 5, 5])
    await expect(search).toHaveCount(0)
  })
  await test.step('R-111 R-112 31 have one, where one writes at once, and case is ignored', async () => {
    await openPicker(page, oneDepartment([...many(30), 'Älvsjö']), enterNext)
    await expect(search).toBeFocused()
    await page.keyboard.type('enhet 27')
    await expect(choices(page)).toHaveText(['Enhet 27'])
    await search.fill('ÄLV')
    await expect(choices(page)).toHaveText(['Älvsjö'])
  })
})

test('R-120 R-121 R-122 R-123 R-495 choosing a unit closes the picker, saves the unit, and asks for it and the session', async ({
  page,
}) => {
  const { made, picker, dialog } = await openPicker(page, oneDepartment(['Norr', 'Söder']))
  const unit = firstPathOf(made).department.units.find(({ name }) => name === 'Söder')
  const calls = recordCalls(page)
  await picker.choose('Söder')
  await test.step('R-120 R-121 R-122 R-495 closed, saved and asked for', async () => {
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => JSON.parse((await readStorage(page)).local.activeUnit ?? 'null') as unknown)
      .toMatchObject({ unit: { id: unit?.id, name: 'Söder' }, department: 'Hemtjänst' })
    await expect.poll(() => calls.filter(call => call === `GET /api/unit/${unit?.id}`).length).toBe(1)
  })
  await test.step('R-123 the answer is ignored, and the session initialised again', async () => {
    await expect(unitSwitchOf(page)).toContainText('Söder')
    await page.route(/\/api\/unit\/\d+$/, route => route.fulfill({ json: {} }))
    await picker.open()
    const again = page.waitForRequest(/\/api\/user\/me$/)
    await picker.choose('Norr')
    await again
    await expect(unitSwitchOf(page)).toContainText('Norr')
  })
})

test('R-125 choosing a unit loads its forecast; the last used stand first, and unsaved changes are asked about', async ({
  page,
}) => {
  const { first, second, person } = await makeTwoPlaces()
  await enter(page, { person, place: first }, '/forecast')
  const picker = new UnitPickerPage(page)
  const recent = picker.dialog().getByRole('region', { name: 'Senast använda' })
  const grid = page.getByRole('grid').first()
  await expect(grid).toBeVisible()
  await test.step('R-125 loads the forecast of the new unit', async () => {
    const calls = recordCalls(page)
    await picker.open()
    await expect(picker.choice(countyNameOf(second))).toBeVisible()
    await expect(recent).toHaveCount(0)
    await picker.choose(countyNameOf(second), second.unitName)
    await expect.poll(() => calls).toContain(`GET /api/forecast/unit/${second.unitId}/years`)
    await expect.poll(() => calls).toContain(`GET /api/forecast/unit/${second.unitId}/2026/comprehensive`)
    await expect(grid).toBeVisible()
  })
  await test.step('the units that were used last stand first, without the present one', async () => {
    await expect(unitSwitchOf(page)).toContainText(second.unitName)
    await picker.open()
    await expect(recent.getByRole('button')).toHaveCount(1)
    await recent.getByRole('button', { name: new RegExp(first.unitName) }).click()
    await expect(unitSwitchOf(page)).toContainText(first.unitName)
    await picker.open()
    await expect(recent.getByRole('button')).toHaveText([new RegExp(second.unitName)])
  })
  await test.step('with unsaved changes asks first, and stay keeps the unit', async () => {
    await page.goto('/forecast?tab=details')
    const cell = page.locator('[data-row-id="absences-2"] [data-week="20"]').getByRole('textbox')
    await cell.click()
    await cell.fill('8')
    await cell.press('Enter')
    await picker.open()
    await picker.choose(countyNameOf(second), second.unitName)
    await page.getByRole('dialog').getByRole('button', { name: 'Stanna kvar' }).click()
    await expect(unitSwitchOf(page)).toContainText(first.unitName)
    await expect.poll(() => shownText(cell)).toBe('8')
  })
})
