import { createDiaryWorld, newAbsence, newChangeOfNeeds, newExtraResource } from '@veckovis/testing/diary-world'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

/** The same numbers in each run. */
const numbers = (seed: number) => (low: number, high: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return low + Math.floor((seed / 2_147_483_648) * (high - low + 1))
}

// The long form, with kills: soak/measures.mjs.
test('the measures are what the weeks add up to, after saves, imports and approvals alternately and at once', async () => {
  const world = await createDiaryWorld()
  try {
    const random = numbers(16)
    const { own } = world.units
    const weeks = (low: number, high: number) =>
      Object.fromEntries(
        Array.from({ length: random(1, 9) }, () => [random(13, 53), random(low * 100, high * 100) / 100]),
      )
    const save = (origin?: string) => {
      const row = (low: number, high: number) => {
        const values = weeks(low, high)
        const origins = Object.fromEntries(Object.keys(values).map(week => [week, origin]))
        return { values, ...(origin === undefined ? {} : { origins }) }
      }
      const body = {
        absences: [{ id: random(1, 4), ...row(0, 200) }],
        substitutes: [{ id: random(2, 5), ...row(0, 200) }],
        myForecast: [row(-40, 40)],
      }
      const { forecastId } = world.forecasts.own2026
      return world.patch(world.people.writer, `/forecast/${forecastId}/unit/${own}`, { body })
    }
    const approve = async () => {
      const dates = { from: `2026-0${random(4, 6)}-0${random(1, 9)}`, to: `2026-0${random(7, 9)}-1${random(0, 9)}` }
      const day = { ...dates, hours: { perDay: random(1, 8) } }
      const bodies = [
        newAbsence(world.staff.asa, { ...day, substitute: { typeId: 3, perDay: 2 } }),
        newExtraResource(day),
        newChangeOfNeeds({ ...dates, hours: { perWeek: random(1, 40) } }),
      ]
      const { id } = await world.create(bodies[random(0, 2)] ?? {})
      return world.decide('approve', [id])
    }
    for (let round = 0; round < 12; round++) {
      const answers = [await save(), await save('imported'), await approve()]
      answers.push(...(await Promise.all([save(), approve(), save('imported')])))
      expect(answers.map(({ status, body }) => (status === 200 ? 200 : body))).toEqual(answers.map(() => 200))
      expect(await findRollupDrift(world.database)).toEqual([])
    }
  } finally {
    await world.close()
  }
}, 60_000)
