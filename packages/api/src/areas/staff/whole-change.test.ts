import { makeForecast } from '@veckovis/testing'
import { createStaffWorld, newStaffMemberBody, type StaffWorld } from '@veckovis/testing/staff-world'

let world: StaffWorld
beforeAll(async () => {
  world = await createStaffWorld()
}, 60_000)
afterAll(() => world.close())

test('of a change of the staff nothing stays when the forecast that it moves cannot be written', async () => {
  const { units, people, database, clock } = world
  const { forecastId } = await makeForecast(database, { unitId: units.own, year: 2026 }, clock.now)
  const changed = await world.create({ lastName: 'Ändrad' })
  const removed = await world.create({ lastName: 'Borttagen' })
  const before = { members: await world.list(), hours: await world.scheduledOfForecast(2026) }
  const actions = ['staff-created', 'staff-changed', 'staff-removed', 'forecast-rescheduled']
  const audits = async () => Promise.all(actions.map(action => world.audits(action)))
  const audited = await audits()

  const answers = await database.asSystem(async transaction => {
    // Anyone who wants to write the forecast waits for this and, after five seconds, gives up.
    await transaction.query('SELECT FROM forecast WHERE id = $1 FOR UPDATE', [forecastId])
    return Promise.all([
      world.call(people.writer, 'POST', `/staff/unit/${units.own}`, { body: newStaffMemberBody() }),
      world.call(people.writer, 'PATCH', `/staff/${changed.id}`, {
        body: { terms: { validFrom: '2026-03-18', weeklyHours: 20 } },
      }),
      world.call(people.writer, 'DELETE', `/staff/${removed.id}`),
    ])
  })

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect({ members: await world.list(), hours: await world.scheduledOfForecast(2026) }).toEqual(before)
  expect(await audits()).toEqual(audited)
})
