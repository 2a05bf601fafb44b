import { ownRightChangesOf, textOfOwnRights } from './own-rights-text'

const text = (...names: string[]) => textOfOwnRights(names)

test.each([
  ['nothing', text('mf-staff/a'), text('mf-staff/a'), null],
  ['nothing, in another order', text('mf-staff/b', 'mf-staff/a'), text('mf-staff/a', 'mf-staff/b'), null],
  ['one that is given', text(), text('mf-staff/a'), { given: ['mf-staff/a'], taken: [] }],
  ['one for another', text('mf-staff/a'), text('mf-diary/a'), { given: ['mf-diary/a'], taken: ['mf-staff/a'] }],
])('of rights of modules is sent what changes: %s', (_what, before, after, expected) => {
  expect(ownRightChangesOf(before, after)).toEqual(expected)
})
