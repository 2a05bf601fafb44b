import { expect, test } from '../../fixtures/journey'
import { makeTwoPlaces, countyNameOf } from '../../fixtures/two-places'
import type { Place } from '../../fixtures/places'
import { callApi, enter } from '../../fixtures/session'
import { paths } from '../../fixtures/stub'
import { ForecastPage } from '../../pages/forecast-page'
import { unitSwitchOf } from '../../pages/frame-page'
import { UnitPickerPage } from '../../pages/unit-picker-page'

test('a unit is switched while a save is on its way: staying, waiting and going on lose nothing', async ({ page }) => {
  const { first, second, person } = await makeTwoPlaces()
  const tokens = await enter(page, { person, place: first }, '/forecast?tab=details')
  const forecast = new ForecastPage(page)
  const picker = new UnitPickerPage(page)
  const dialog = page.getByRole('dialog', { name: /Osparade ändringar|Ändringarna är sparade/ })
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const isIn = (place: Place) => expect(unitSwitchOf(page)).toContainText(place.unitName)

  /** Saves an edit whose answer waits for what is returned, and chooses another unit meanwhile. */
  const switchDuringSave = async (value: string, to: Place, status?: number) => {
    await forecast.ready()
    await forecast.type('absences-2', 20, value)
    let release = () => undefined as void
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(paths.save, async route => {
      await held
      if (status === undefined) await route.continue()
      else await route.fulfill({ status, json: { message: 'X' } })
    })
    const sent = page.waitForRequest(paths.save)
    await page.keyboard.press('Control+s')
    await sent
    await picker.open()
    await picker.choose(countyNameOf(to), to.unitName)
    await expect(dialog).toContainText('Dina ändringar är redan på väg till servern.')
    return release
  }
  const storedIn = async ({ unitId }: Place) => {
    const response = await callApi(tokens, `/forecast/unit/${unitId}/2026/comprehensive`)
    const body = (await response.json()) as { staffing: { absences: { id: number; values: Record<string, number> }[] } }
    return body.staffing.absences.find(({ id }) => id === 2)?.values['20']
  }

  await test.step('when the save fails the question stands, and nothing is lost by staying', async () => {
    const release = await switchDuringSave('7', second, 500)
    release()
    await expect(dialog).not.toContainText('på väg till servern')
    await press('Stanna kvar')
    await isIn(first)
    await forecast.expectCell('absences-2', 20, '7')
    await page.unrouteAll()
  })
  await test.step('Spara waits for the save and then switches', async () => {
    const release = await switchDuringSave('8', second)
    await press('Spara')
    await expect(dialog.getByRole('button', { name: 'Stanna kvar' })).toBeDisabled()
    release()
    await isIn(second)
    expect(await storedIn(first)).toBe(8)
  })
  await test.step('the dialog says when the save has ended, and goes on', async () => {
    const release = await switchDuringSave('6', first)
    release()
    await expect(dialog).toContainText('Ändringarna är sparade')
    await expect(dialog.getByRole('button', { name: 'Spara inte' })).toHaveCount(0)
    await press('Fortsätt')
    await isIn(first)
  })
  await test.step('Spara inte waits for what is on its way, says that it was saved, and switches', async () => {
    const release = await switchDuringSave('9', second)
    await press('Spara inte')
    release()
    await expect(page.getByText('Ändringarna hade redan skickats till servern och är sparade.')).toBeVisible()
    await isIn(second)
    expect(await storedIn(first)).toBe(9)
  })
})
