import { dialogOfSubject, subjectOfDialog, type WrittenDialog } from './diary-dialog'

const dialogs: WrittenDialog[] = [
  { kind: 'create', category: 'CHANGE_OF_NEEDS' },
  { kind: 'create', category: 'ABSENCE', planned: { staffId: 7, from: '2026-07-06', to: '2026-08-02' } },
  {
    kind: 'create',
    category: 'ABSENCE',
    planned: { staffId: 7, others: [8, 12], from: '2026-07-06', to: '2026-08-02' },
  },
  { kind: 'create', category: 'EXTRA_RESOURCE', planned: { staffId: null, from: '2026-07-06', to: '2026-07-06' } },
  { kind: 'edit', id: 12 },
  { kind: 'copy', id: 12 },
  { kind: 'change', id: 12 },
  { kind: 'return', id: 12 },
  { kind: 'another', id: 12 },
  { kind: 'next-year', id: 12 },
  { kind: 'rest', id: 12, from: '2027-01-01', to: '2027-01-05' },
]

test.each(dialogs)('what is kept of $kind opens the same dialog', dialog => {
  expect(dialogOfSubject(subjectOfDialog(dialog))).toEqual(dialog)
})

test.each([
  '',
  'create',
  'create OTHER',
  'edit',
  'edit x',
  'view 12',
  'rest 12',
  'rest 12 2027-02-30 2027-03-01',
  'create ABSENCE x 2026-07-06 2026-07-12',
  'create ABSENCE 7 2026-07-06',
])('a subject that is none of ours, "%s", opens none', subject => {
  expect(dialogOfSubject(subject)).toBeNull()
})
