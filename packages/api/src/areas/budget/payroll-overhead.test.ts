import { payrollOverheadValues } from '@veckovis/contracts/budget'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'

let world: ForecastWorld
beforeAll(async () => {
  world = await createForecastWorld()
})
afterAll(() => world.close())

test('R-496 payroll overhead is a list of year and value, the last value of each year, of the country only', async () => {
  await world.database.asSystem(transaction =>
    transaction.query(
      `INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES
         (NULL, 'payroll-overhead', '2023-01-01', 44.53), (NULL, 'payroll-overhead', '2022-01-01', 39),
         (NULL, 'payroll-overhead', '2022-07-01', 39.25), ($1, 'payroll-overhead', '2024-01-01', 50)`,
      [world.units.municipalityId],
    ),
  )
  const answer = await world.get(world.people.reader, '/budget/po-values')
  expect(payrollOverheadValues.parse(answer.json())).toEqual([
    { year: 2022, value: 39.25 },
    { year: 2023, value: 44.53 },
  ])
  expect((await world.get(world.people.nobody, '/budget/po-values')).status).toBe(403)
})
