import type { Page } from '@playwright/test'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { pdfPages, withoutSpaces } from '../../fixtures/pdf-pages'
import { unique } from '../../fixtures/places'
import { enter } from '../../fixtures/session'

const numberOfUnits = 14
const numberOfPeople = 10

/** Somebody with more units, and more people whose employment begins, than the first rows of the lists. */
const open = async (page: Page) => {
  const mark = unique()
  const names = Array.from(
    { length: numberOfUnits },
    (_, place) => `Enhet ${String(place + 1).padStart(2, '0')} ${mark}`,
  )
  const departments = [{ name: `Äldreomsorg ${mark}`, units: names }]
  const tree = await control.makeTree({
    counties: [{ name: `Provlän ${mark}`, municipalities: [{ name: `Provkommun ${mark}`, departments }] }],
  })
  const [county] = tree.counties
  const unit = county?.municipalities[0]?.departments[0]?.units[0]
  if (county === undefined || unit === undefined) throw new Error('the test server made no unit')
  const people = Array.from({ length: numberOfPeople }, (_, place) => `Berg${String.fromCodePoint(97 + place)}sson`)
  for (const lastName of people)
    await control.makeStaffMember({ unitId: unit.id, lastName, employedFrom: '2026-04-01' })
  const roles = [2, 5].map(id => ({
    ...{ id, levels: ['READ' as const] },
    scope: { kind: 'county' as const, id: county.id },
  }))
  const person = await control.makeUser({ jobTitleId: 1, roles, defaultUnitId: unit.id })
  await enter(page, { person }, '/planning')
  return { names, people }
}

test('on paper every list of the start page stands whole, without the button that shows the rest', async ({ page }) => {
  const { names, people } = await open(page)
  const units = page.getByRole('table', { name: 'Enheternas kommande veckor' })
  const coming = page.getByRole('list', { name: 'Anställningar som börjar, slutar eller ändras' })
  await expect(units.locator('tbody tr')).toHaveCount(12)
  await expect(coming.getByRole('listitem')).toHaveCount(8)

  const sheets = (await pdfPages(page)).join(' ')
  for (const name of [...names, ...people]) expect(sheets).toContain(withoutSpaces(name))
  expect(sheets).not.toContain(withoutSpaces('Visa alla'))
  await expect(units.locator('tbody tr')).toHaveCount(12)

  await page.emulateMedia({ media: 'print' })
  await expect(units.locator('tbody tr')).toHaveCount(numberOfUnits)
  await expect(coming.getByRole('listitem')).toHaveCount(numberOfPeople)
  await expect(page.getByRole('button', { name: /^Visa/ })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByRole('button', { name: 'Visa alla 14 enheter' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Visa alla 10' })).toBeVisible()
})
