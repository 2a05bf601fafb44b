import { expect, test } from '../../fixtures/journey'
import { control } from '../../fixtures/control'
import { makePlace, rolesOn } from '../../fixtures/places'
import { enter } from '../../fixtures/session'
import { UnitPickerPage } from '../../pages/unit-picker-page'

test('who has chosen no unit is asked for one once, and calmly, where it is needed, and nothing times out meanwhile', async ({
  page,
}) => {
  const place = await makePlace({ years: [2026], hasNeighbour: true })
  const roles = rolesOn(place, [2, 3, 4, 5])
  await enter(page, { person: await control.makeUser({ jobTitleId: 1, roles, defaultUnitId: null }) }, '/planning')
  const main = page.getByRole('main')
  /** Every way in the page, below the header, to choose a unit. */
  const ways = main.getByRole('button', { name: /Välj enhet/ })
  const open = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  for (const path of ['/planning', '/forecast', '/needs', '/resources', '/results', '/staff', '/schedule'])
    await test.step(`${path} asks once for a unit, and calmly`, async () => {
      await open(path)
      await expect(ways).toHaveCount(1)
      await expect(main.getByRole('alert')).toHaveCount(0)
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    })

  for (const path of ['/help', '/settings'])
    await test.step(`${path} needs no unit and asks for none`, async () => {
      await open(path)
      await expect(ways).toHaveCount(0)
      await expect(main.getByText(/[Ii]ngen (aktiv )?enhet/)).toHaveCount(0)
    })

  await test.step('while the person chooses in the picker nothing times out', async () => {
    await open('/forecast')
    await ways.click()
    const picker = new UnitPickerPage(page)
    await expect(picker.dialog()).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(page.getByText(/inte tillgänglig/)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(picker.dialog()).toHaveCount(0)
    await page.clock.runFor(4_000)
    await expect(page.getByText(/inte tillgänglig/)).toHaveCount(0)
    await page.clock.runFor(1_500)
    await expect(page.getByText(/inte tillgänglig/)).toBeVisible()
    await ways.click()
    await expect(picker.dialog()).toBeVisible()
    await expect(page.getByText(/inte tillgänglig/)).toHaveCount(0)
    await picker.choose(place.unitName)
    await expect(page.getByRole('grid').first()).toBeVisible()
  })
})
