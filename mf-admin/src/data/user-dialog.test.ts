import { dialogOfSubject, subjectOfDialog } from './user-dialog'

test('a dialog comes back from the subject of its draft', () => {
  expect(dialogOfSubject(subjectOfDialog({ kind: 'create' }))).toEqual({ kind: 'create' })
  expect(dialogOfSubject(subjectOfDialog({ kind: 'rights', id: 7 }))).toEqual({ kind: 'rights', id: 7 })
})

test.each(['', 'view 7', 'details', 'details x', 'rights 0', 'rights 1.5'])('%s opens nothing', subject =>
  expect(dialogOfSubject(subject)).toBeNull(),
)
