import { availableParallelism } from 'node:os'
import { createPlacesWorld } from '@veckovis/testing/places-world'
import { createDatabase } from '../../db/database'
import { figuresSource } from './figures-source'

test('of the cores that lists share with the database one is left for who saves; all are answered', async () => {
  const world = await createPlacesWorld({ counties: [{ name: 'Län', municipalities: [] }] })
  const database = createDatabase({ url: world.suite.url })
  const figures = figuresSource(database, undefined)
  let [atWork, most] = [0, 0]
  const read = async () =>
    figures.read(1, async transaction => {
      atWork += 1
      most = Math.max(most, atWork)
      const { rows } = await transaction.query<{ setting: string }>(
        "SELECT count(*)::text || current_setting('jit') AS setting FROM generate_series(1, 100000)",
      )
      atWork -= 1
      return rows[0]?.setting
    })
  try {
    const asked = Array.from({ length: availableParallelism() + 2 }, read)
    expect(await Promise.all(asked)).toEqual(asked.map(() => '100000off'))
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1))
  } finally {
    await database.close()
    await world.close()
  }
})
