import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { unique, type Place } from '../../fixtures/places'
import { enter } from '../../fixtures/session'

type World = Place & { readonly units: readonly { readonly id: number; readonly name: string }[] }

/** A municipality of its own with two departments; the first units have the worked example in both years. */
export const makeWorld = async ({
  units = 3,
  forecasts = 2,
  licences = ['analytics', 'forecast'],
} = {}): Promise<World> => {
  const mark = unique()
  const names = Array.from({ length: units }, (_, index) => `Enhet ${String(index + 1).padStart(2, '0')} ${mark}`)
  const { counties } = await control.makeTree({
    counties: [
      {
        name: `Analyslän ${mark}`,
        municipalities: [
          {
            ...{ name: `Analyskommun ${mark}`, licences },
            departments: [
              { name: `Vård ${mark}`, units: names.slice(0, -1) },
              { name: `Skola ${mark}`, units: names.slice(-1) },
            ],
          },
        ],
      },
    ],
  })
  const [county] = counties
  const [municipality] = county?.municipalities ?? []
  const [department, other] = municipality?.departments ?? []
  const made = [...(department?.units ?? []), ...(other?.units ?? [])]
  const [unit] = made
  if (!county || !municipality || !department || !unit) throw new Error('no tree')
  for (const { id } of made.slice(0, forecasts))
    for (const year of [2025, 2026]) await control.makeForecast({ unitId: id, year })
  return {
    ...{ countyId: county.id, municipalityId: municipality.id, municipalityName: municipality.name },
    ...{ departmentId: department.id, departmentName: department.name },
    ...{ unitId: unit.id, unitName: unit.name, units: made },
  }
}

/** A super admin who works in the world's first unit opens a page. */
export const openAnalytics = async (page: Page, place: Place, path: string, language: 'sv' | 'en' = 'sv') => {
  const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
  const tokens = await enter(page, { person, place, language }, path)
  return { person, tokens }
}

export const table = (page: Page) => page.getByRole('table').last()

/** The texts of the cells of each row between head and foot. */
export const bodyRows = (page: Page) => table(page).locator('tbody tr')

/** The texts of the row of sums and means, by the heads of the columns. */
export const footTexts = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const heads = await table(page).locator('thead th').allInnerTexts()
  const cells = await table(page).locator('tfoot tr').first().locator('td, th').allInnerTexts()
  return Object.fromEntries(heads.map((head, index) => [head.trim(), cells[index]?.trim() ?? '']))
}
