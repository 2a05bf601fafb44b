import { namedList } from '@veckovis/contracts/diary'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'

let world: ForecastWorld
beforeAll(async () => {
  world = await createForecastWorld()
})
afterAll(() => world.close())

test('R-303 the absence reasons carry the ids of the forecast rows, Substitute is 7', async () => {
  const answer = await world.get(world.people.reader, '/diary/absence-reasons')
  expect(namedList.parse(answer.json())).toEqual([
    { id: 1, name: 'Short term illness' },
    { id: 2, name: 'Vacation' },
    { id: 3, name: 'Other absences' },
    { id: 4, name: 'Training' },
    { id: 5, name: 'Lending' },
    { id: 6, name: 'Care of child' },
    { id: 7, name: 'Substitute' },
  ])
})

test('R-307 the substitute types carry the server ids 1 to 7', async () => {
  const answer = await world.get(world.people.diaryOnly, '/diary/substitute-types')
  expect(namedList.parse(answer.json()).map(({ id, name }) => `${id} ${name}`)).toEqual([
    '1 Own resource shift',
    '2 Borrowed resource',
    '3 Hourly substitute',
    '4 Filling time',
    '5 Overtime',
    '6 Staggered working hours',
    '7 No substitute',
  ])
})

test.each(['/diary/absence-reasons', '/diary/substitute-types'])(
  '%s is for those with the diary or the forecast',
  async path => {
    expect((await world.get(world.people.diaryOnly, path)).status).toBe(200)
    expect((await world.get(world.people.nobody, path)).status).toBe(403)
  },
)
