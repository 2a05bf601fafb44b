import { pendingOutlook } from '@veckovis/contracts/diary'
import { forecastOutlook } from '@veckovis/contracts/forecast'
import { createDiaryWorld, newAbsence, newChangeOfNeeds, type DiaryWorld } from '@veckovis/testing/diary-world'

let world: DiaryWorld
beforeEach(async () => {
  world = await createDiaryWorld()
})
afterEach(() => world.close())

const stored = async () => forecastOutlook.parse((await world.get(world.diary.manager, '/forecast/outlook')).json())
const counted = async (user = world.diary.manager) =>
  pendingOutlook.parse((await world.get(user, '/diary/outlook')).json())

test('what lies ahead with all that waits is what it is once that is approved, money and next red week among it', async () => {
  const { asa, bo } = world.staff
  const made = [
    await world.create(newAbsence(asa, { from: '2026-03-23', to: '2026-03-27', substitute: { typeId: 3, perDay: 4 } })),
    await world.create(newAbsence(bo, { from: '2026-04-06', to: '2026-04-10' })),
    await world.create(newChangeOfNeeds({ from: '2026-03-30', to: '2026-04-05', hours: { perWeek: 12 } })),
  ]
  const before = await stored()
  const asked = await counted()
  expect(asked.pending).toEqual({ counted: 3, leftOut: 0 })
  expect(asked.outlook).not.toEqual(before)
  expect(await stored()).toEqual(before)
  for (const { id } of made) await world.approve(id)
  const after = await stored()
  const withoutTime = ({ rows, ...rest }: typeof after) => ({
    ...rest,
    rows: rows.map(({ outlook, ...row }) => ({ ...row, outlook: outlook && { ...outlook, savedAt: null } })),
  })
  expect(withoutTime(asked.outlook)).toEqual(withoutTime(after))
  expect(await counted()).toEqual({ pending: { counted: 0, leftOut: 0 }, outlook: after })
})

test('with nothing that waits it is the same as without; who reads the forecast alone may not ask', async () => {
  expect((await counted()).outlook).toEqual(await stored())
  expect((await world.get(world.people.reader, '/diary/outlook')).status).toBe(403)
})

test('who reads the diary and no forecast learns how many wait, and of no unit what lies ahead', async () => {
  await world.create(newAbsence(world.staff.asa))
  const { pending, outlook } = await counted(world.diary.reader)
  expect(pending?.counted).toBe(1)
  expect(outlook).toMatchObject({ units: 0, rows: [] })
})
