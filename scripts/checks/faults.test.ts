import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faults } from '../../soak/faults/list.mjs'

const root = join(__dirname, '../..')

test.each(faults.map(fault => [fault.name, fault] as const))(
  'the fault %s can still be put in, and those who have to notice it are there',
  (_, { file, from, tests = [], journeys = [] }) => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
    const missing = [...tests, ...journeys.map(name => `e2e/journeys/${name}`)].filter(
      name => !existsSync(join(root, name)),
    )
    expect(missing).toEqual([])
  },
)
