import { dialogOfSubject, subjectOfPlace } from './place-dialog'

test('what was being written opens again on its own list', () => {
  expect(dialogOfSubject('unit', subjectOfPlace('unit', 7))).toEqual({ kind: 'edit', id: 7 })
  expect(dialogOfSubject('county', subjectOfPlace('county', null))).toEqual({ kind: 'create' })
})

test.each(['unit 7', 'county', 'county x', 'county 0', 'planet 1', ''])('%j is no dialog of the counties', subject => {
  expect(dialogOfSubject('county', subject)).toBeNull()
})
