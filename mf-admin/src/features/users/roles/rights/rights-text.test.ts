import { groupsOfText, textOfGroups } from './rights-text'

test('groups come back from their text', () => {
  const groups = [{ places: ['unit:12', 'everywhere'] as const, levels: { 2: 'WRITE' as const } }]
  expect(groupsOfText(textOfGroups(groups))).toEqual(groups)
})

test.each(['', '{', '{}', '[1]', '[{"places":["moon:1"],"levels":{}}]', '[{"places":[],"levels":{"2":"ALL"}}]'])(
  '%s is none',
  text => expect(groupsOfText(text)).toEqual([]),
)
