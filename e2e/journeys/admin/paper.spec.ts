import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/layout'
import { pdfPages, withoutSpaces } from '../../fixtures/pdf-pages'
import { unique } from '../../fixtures/places'
import { enter } from '../../fixtures/session'

const numberOfUnits = 70

/** A municipality of its own with many units, seen by a super admin who works in one of them. */
const open = async (page: Page, path: string) => {
  const mark = unique()
  const units = Array.from({ length: numberOfUnits }, (_, index) => `Enhet ${mark} ${index + 1}`)
  const tree = await control.makeTree({
    counties: [
      {
        name: `Provlän ${mark}`,
        municipalities: [{ name: `Kommun ${mark}`, departments: [{ name: `Hemtjänst ${mark}`, units }] }],
      },
    ],
  })
  const municipality = tree.counties[0]?.municipalities[0]
  const unit = municipality?.departments[0]?.units[0]
  if (municipality === undefined || unit === undefined) throw new Error('the test server made no unit')
  const person = await control.makeUser({
    jobTitleId: 999,
    roles: [],
    firstName: 'Karl-Johan',
    lastName: `Öberg-Lundqvist ${mark}`,
    email: `karl-johan.oberg-lundqvist@${mark}.omsorgsforvaltningen.example`,
    defaultUnitId: unit.id,
  })
  await enter(page, { person }, path.replace('MUNICIPALITY', String(municipality.id)))
  await expect(page.getByRole('table')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('banner').locator('button[aria-haspopup="dialog"]')).toContainText(unit.name)
  return { units, municipalityName: municipality.name }
}

/** The words of cells that the sheet does not hold, or that are cut off. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll('main table :is(th, td)')].filter(cell => cell.checkVisibility())
    const beyond = cells.filter(cell => cell.getBoundingClientRect().right > window.innerWidth + 1)
    const cut = cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1)
    return [...beyond, ...cut].map(cell => cell.textContent)
  })

test('a table of many columns lies on its sheets, which hold all of them', async ({ page }) => {
  await open(page, '/analytics-units')
  // What A4 that lies leaves between its margins.
  await page.setViewportSize({ width: 1047, height: 703 })
  await page.emulateMedia({ media: 'print' })
  const heads = page.getByRole('columnheader')
  expect(await heads.count()).toBeGreaterThan(20)
  await expect(heads.last()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const sheets = await pdfPages(page)
  const last = withoutSpaces(await heads.last().innerText())
  for (const text of sheets.filter(each => each.includes('Enhet'))) expect(text).toContain(last)
})

test('on paper each sheet of a list has its heads and says what of the list it shows', async ({ page }) => {
  const { units, municipalityName } = await open(page, '/units?municipalityId=MUNICIPALITY&pageSize=100')
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(numberOfUnits)
  const sheets = await pdfPages(page)
  expect(sheets.length).toBeGreaterThanOrEqual(2)
  const heads = ['Namn', 'Avdelning', 'Användare', 'Senaste prognos']
  const subject = `Enheter · 1–${numberOfUnits} av ${numberOfUnits}, ett urval`
  sheets.forEach((text, index) => {
    for (const said of [...heads, subject, '2026-03-18', `Sida ${index + 1} av ${sheets.length}`])
      expect(text).toContain(withoutSpaces(said))
    // The list is of no unit, though its reader works in one.
    expect(text).not.toContain(withoutSpaces(`${municipalityName} · Hemtjänst`))
  })
  for (const unit of units) expect(sheets.join(' ')).toContain(withoutSpaces(unit))
})

test(
  'on paper every column of every list can be read, and what is pressed is gone',
  { tag: '@layout' },
  async ({ page }) => {
    test.slow()
    await open(page, '/counties')
    for (const path of ['/counties', '/municipalities', '/departments', '/units', '/users']) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      const table = page.getByRole('table')
      // The tree of places beside it holds all that the tests before have made: to wait for anything takes longer there.
      await expect(table).toBeVisible({ timeout: 30_000 })
      // What A4 leaves between its margins.
      await page.setViewportSize({ width: 718, height: 1047 })
      await page.emulateMedia({ media: 'print' })
      const main = page.getByRole('main')
      for (const gone of [
        page.getByRole('navigation').first(),
        page.getByRole('searchbox').first(),
        main.getByRole('combobox').first(),
        main.getByRole('tree'),
        main.getByRole('checkbox').first(),
        main.getByRole('button', { name: /^(Ny|Nytt|Importera|Göm|Visa|Nästa|Åtgärder)/ }).first(),
      ])
        await expect(gone, path).toBeHidden()
      expect(await faultsOf(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(718)
    }
  },
)
