import { expectNoAxeViolations } from '../../fixtures/accessibility'
import { control } from '../../fixtures/control'
import { expect, test } from '../../fixtures/journey'
import { makePlace, rolesOn, unique } from '../../fixtures/places'
import { openPlaces, post } from './places-world'

test('R-408 R-428 what is in use is not deleted, and what keeps it is named; a unit, its department, municipality and county are closed and deleted, from below', async ({
  page,
}) => {
  test.slow()
  const { places, place, tokens } = await openPlaces(page, {
    at: place => `/departments?municipalityId=${place.municipalityId}`,
  })
  await test.step('R-428 an active department', async () => {
    await places.act(place.departmentName, 'Delete')
    await expect(places.dialog().getByRole('alert')).toContainText('You cannot delete active item')
    await expect(places.dialog().getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await places.dialog().getByRole('link', { name: place.unitName }).click()
    await expect(page).toHaveURL(/\/units\?/)
    await expect(places.row(place.unitName)).toBeVisible()
  })
  await test.step('a unit that people hold rights on, also when it is closed', async () => {
    await control.makeUser({
      ...{ jobTitleId: 1, firstName: 'Bo', lastName: 'Ek' },
      roles: [{ id: 2, levels: ['WRITE'], scope: { kind: 'unit', id: place.unitId } }],
    })
    await page.goto(`/units?departmentId=${place.departmentId}`)
    await places.act(place.unitName, 'Deactivate')
    await places.dialog().getByRole('button', { name: 'Deactivate' }).click()
    await expect(places.row(place.unitName)).toContainText('Inactive')
    await places.act(place.unitName, 'Delete')
    await expect(places.dialog().getByRole('alert')).toContainText('What is in use or has a history cannot be deleted.')
    await expect(places.dialog()).toContainText('Bo Ek')
  })

  const make = async (path: string, body: object) =>
    ((await (await post(tokens, path, body)).json()) as { id: number }).id
  const mark = unique()
  const countyId = await make('/county', { name: `Län ${mark}` })
  const municipalityId = await make('/municipality', { countyId, name: `Kommun ${mark}`, code: '1', type: 'SCHOOL' })
  const departmentId = await make('/department', { municipalityId, name: `Avdelning ${mark}` })
  await make('/unit', { departmentId, name: `Enhet ${mark}` })
  const remove = async (name: string) => {
    await places.act(name, 'Delete')
    await places.dialog().getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText(`${name} has been deleted.`)).toBeVisible()
    await expect(places.row(name)).toHaveCount(0)
  }
  await test.step('R-408 the places below each other', async () => {
    for (const [path, name] of [
      [`/units?departmentId=${departmentId}`, `Enhet ${mark}`],
      [`/departments?municipalityId=${municipalityId}`, `Avdelning ${mark}`],
    ] as const) {
      await page.goto(path)
      await places.act(name, 'Deactivate')
      await places.dialog().getByRole('button', { name: 'Deactivate' }).click()
      await expect(places.row(name)).toContainText('Inactive')
      await remove(name)
    }
    await page.goto(`/municipalities?countyId=${countyId}`)
    await remove(`Kommun ${mark}`)
    await page.goto(`/counties?search=${encodeURIComponent(`Län ${mark}`)}`)
    await remove(`Län ${mark}`)
  })
})

test('a move of a unit, and of a municipality, shows who loses access before it is made; several units are closed at once', async ({
  page,
}) => {
  const { places, place, tokens } = await openPlaces(page, { at: '/units' })
  const makeDisa = (kind: 'department' | 'county', id: number) =>
    control.makeUser({
      ...{ jobTitleId: 2, firstName: 'Disa', lastName: 'Lind' },
      roles: [{ id: 2, levels: ['APPROVE'], scope: { kind, id } }],
    })
  const losing = places.dialog().getByRole('list', { name: '1 loses access' })

  await test.step('a move of a unit', async () => {
    const target = `Mål ${unique()}`
    await post(tokens, '/department', { municipalityId: place.municipalityId, name: target })
    await makeDisa('department', place.departmentId)
    await control.makeUser({ ...{ jobTitleId: 1, firstName: 'Eva' }, lastName: 'Kvar', roles: rolesOn(place, [2]) })
    await page.goto(`/units?departmentId=${place.departmentId}`)
    await places.act(place.unitName, 'Move')
    await places.choose(places.dialog().getByRole('combobox', { name: /^To department/ }), target)
    await expect(losing).toContainText('Disa Lind')
    await expect(losing).toContainText('Forecast: Approve → None (1 unit)')
    await expect(places.dialog()).not.toContainText('Eva Kvar')
    await places.dialog().getByRole('button', { name: 'Move' }).click()
    await expect(places.main()).toContainText('Nothing matches')
    await page.goto(`/units?search=${encodeURIComponent(place.unitName)}`)
    await expect(places.row(place.unitName)).toContainText(target)
  })
  await test.step('several units are closed at once', async () => {
    const names = ['Andra enheten', 'Tredje enheten']
    for (const name of names) await post(tokens, '/unit', { departmentId: place.departmentId, name })
    await page.goto(`/units?departmentId=${place.departmentId}`)
    await places.ready()
    await page.getByRole('checkbox', { name: 'Select all on the page' }).check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoAxeViolations(page, 'main')
    await page.setViewportSize({ width: 1280, height: 800 })
    await places.main().getByRole('button', { name: 'Deactivate' }).click()
    await expect(places.dialog()).toContainText('Deactivate 2 units?')
    await places.dialog().getByRole('button', { name: 'Deactivate' }).click()
    for (const name of names) await expect(places.row(name)).toContainText('Inactive')
    await expect(page.getByText('2 selected')).toHaveCount(0)
  })
  await test.step('another county of a municipality', async () => {
    const { municipalityName, countyId } = await makePlace()
    const target = `Län ${unique()}`
    await post(tokens, '/county', { name: target })
    await makeDisa('county', countyId)
    await page.goto(`/municipalities?countyId=${countyId}`)
    await places.open(municipalityName)
    await places.choose(places.dialog().getByRole('combobox', { name: /^County/ }), target)
    await expect(losing).toContainText('Disa Lind')
    await expect(losing).toContainText('Forecast: Approve → None')
    await places.save().click()
    await expect(places.main()).toContainText('Nothing matches')
    await page.goto(`/municipalities?search=${encodeURIComponent(municipalityName)}`)
    await expect(places.row(municipalityName)).toContainText(target)
  })
})
