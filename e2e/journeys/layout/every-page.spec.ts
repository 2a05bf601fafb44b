import { control } from '../../fixtures/control'
import { everyPage, walk } from '../../fixtures/every-page'
import { expect, test } from '../../fixtures/layout'
import { layoutFaults } from '../../fixtures/layout-faults'
import { makeManager, makePlace } from '../../fixtures/places'
import { enter } from '../../fixtures/session'

const member = { firstName: 'Karl-Johan', lastName: 'Öberg', salary: 30_000, weeklyHours: 37 }

for (const width of [1280, 390])
  test.describe(`${width} px`, { tag: '@layout' }, () => {
    test.use({ viewport: { width, height: 844 } })
    test.beforeEach(() => test.slow())

    test('every page before a session holds its texts', async ({ page }) => {
      expect(await walk(page, everyPage.signedOut, layoutFaults)).toEqual([])
    })

    test('every page of a unit manager holds its texts', async ({ page }) => {
      const place = await makePlace({ years: [2026] })
      await control.makeStaffMember({ unitId: place.unitId, ...member })
      await enter(page, { person: await makeManager(place), place })
      expect(await walk(page, everyPage.manager, layoutFaults)).toEqual([])
    })

    test('every page of a super admin holds its texts', async ({ page }) => {
      const place = await makePlace()
      const person = await control.makeUser({ jobTitleId: 999, roles: [], defaultUnitId: place.unitId })
      await enter(page, { person, place })
      expect(await walk(page, everyPage.superAdmin, layoutFaults)).toEqual([])
    })
  })
