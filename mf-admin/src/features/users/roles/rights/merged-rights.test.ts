import { mergedRights } from './merged-rights'
import type { RightsGroup } from './rights-groups'
import { groupsOfText, textOfGroups } from './rights-text'

const stored: RightsGroup = { places: ['unit:13'], levels: { 2: 'READ', 5: 'WRITE' } }

const merged = (chosen: RightsGroup[], now: RightsGroup[]) =>
  groupsOfText(mergedRights(textOfGroups(chosen), textOfGroups([stored]), textOfGroups(now)))

test('what somebody else has given, changed or taken meanwhile stands beside what was chosen here', () => {
  const chosen: RightsGroup = { places: ['unit:13'], levels: { 2: 'WRITE', 5: 'WRITE' } }
  const now: RightsGroup[] = [
    { places: ['unit:13'], levels: { 2: 'READ' } },
    { places: ['unit:14'], levels: { 1: 'READ' } },
  ]
  expect(merged([chosen], now)).toEqual([
    { places: ['unit:13'], levels: { 2: 'WRITE' } },
    { places: ['unit:14'], levels: { 1: 'READ' } },
  ])
})

test('what was taken or given here is so, and of what both have changed what was chosen here counts', () => {
  const chosen: RightsGroup[] = [
    { places: ['unit:13'], levels: { 5: 'APPROVE' } },
    { places: ['everywhere'], levels: { 3: 'READ' } },
  ]
  const now: RightsGroup = { places: ['unit:13'], levels: { 2: 'READ', 5: 'READ', 6: 'READ' } }
  expect(merged(chosen, [now])).toEqual([
    { places: ['unit:13'], levels: { 5: 'APPROVE', 6: 'READ' } },
    { places: ['everywhere'], levels: { 3: 'READ' } },
  ])
})

test('a card that is not finished stays', () => {
  const begun: RightsGroup = { places: ['unit:15'], levels: {} }
  expect(merged([stored, begun], [])).toEqual([begun])
})
