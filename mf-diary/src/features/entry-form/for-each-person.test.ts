import { emptyValues } from './entry-values'
import { saveEach, valuesOfEach } from './for-each-person'

const person = (id: number, hours: number | null) => ({
  ...{ id, firstName: `Nr ${id}`, lastName: '', distinction: null, employedFrom: '2020-01-01', employedTo: null },
  ...(hours !== null && { proposals: [{ from: '2020-01-01', hours }] }),
})
const people = [person(7, 7.5), person(8, 6), person(9, null)]

const chosen = { ...emptyValues('ABSENCE', '2026-07-06'), staffId: '7', others: '8 9', perDay: '7,5' }

const hoursOf = (values: typeof chosen) => valuesOfEach(values, people).map(({ staffId, perDay }) => [staffId, perDay])

test('each of several people has the own hours a day, as long as the proposed ones stand', () => {
  expect(hoursOf(chosen)).toEqual([
    ['7', '7,5'],
    ['8', '6'],
    ['9', '7,5'],
  ])
  expect(hoursOf({ ...chosen, perDay: '4' }).map(([, perDay]) => perDay)).toEqual(['4', '4', '4'])
})

test('what is refused for one is made for the others, and says for whom it was not', async () => {
  const { made, left } = await saveEach(valuesOfEach(chosen, people), ({ staffId }) =>
    staffId === '8' ? Promise.reject(new Error('There is one')) : Promise.resolve(Number(staffId)),
  )
  expect(made).toEqual([7, 9])
  expect(left).toEqual([{ staffId: '8', error: new Error('There is one') }])
})
