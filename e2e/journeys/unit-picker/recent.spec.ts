import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { unique } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { countyNameOf, makeTwoPlaces } from '../../fixtures/two-places'
import { unitSwitchOf } from '../../pages/frame-page'
import { UnitPickerPage } from '../../pages/unit-picker-page'

test('the units that were used last stand first, without the present one', async ({ page }) => {
  const { first, second, person } = await makeTwoPlaces()
  await enter(page, { person, place: first }, '/help')
  const picker = new UnitPickerPage(page)
  const recent = picker.dialog().getByRole('region', { name: 'Senast använda' })
  await picker.open()
  await expect(picker.choice(countyNameOf(second))).toBeVisible()
  await expect(recent).toHaveCount(0)
  await picker.choose(countyNameOf(second), second.unitName)
  await expect(unitSwitchOf(page)).toContainText(second.unitName)
  await picker.open()
  await expect(recent.getByRole('button')).toHaveCount(1)
  await recent.getByRole('button', { name: new RegExp(first.unitName) }).click()
  await expect(unitSwitchOf(page)).toContainText(first.unitName)
  await picker.open()
  await expect(recent.getByRole('button')).toHaveText([new RegExp(second.unitName)])
})

test('where there are many units one writes at once', async ({ page }) => {
  const mark = unique()
  const units = Array.from({ length: 40 }, (_, index) => `Enhet ${index + 1}`)
  const made = await control.makeTree({
    counties: [
      {
        name: `Län ${mark}`,
        municipalities: [{ name: `Kommun ${mark}`, departments: [{ name: 'Hemtjänst', units }] }],
      },
    ],
  })
  const roles = made.counties.map(({ id }) => ({
    id: 2,
    levels: ['WRITE' as const],
    scope: { kind: 'county' as const, id },
  }))
  await enter(page, { person: await control.makeUser({ jobTitleId: 1, roles }) }, '/help')
  const picker = new UnitPickerPage(page)
  await picker.open()
  await expect(picker.dialog().getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('enhet 37')
  await expect(picker.dialog().getByRole('list', { name: /./ }).getByRole('button')).toHaveText(['Enhet 37'])
})
