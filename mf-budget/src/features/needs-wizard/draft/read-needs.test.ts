import { defaultMonthlyShares } from '@veckovis/domain/budget'
import {
  draftOfNeedsBudget,
  emptyNeedsDraft,
  needsDraftKind,
  withNeedsCopy,
  withNeedsYear,
  type NeedsDraft,
} from '../../../data/needs-draft'
import en from '../../../../locales/en.json'
import { ruleProblems } from '../../../data/rule-problems.fixture'
import { storedNeeds as stored } from '../../../data/stored-needs.fixture'
import { needsSchema } from './needs-rules'
import { liveHours } from './read-lines'
import { changesOfNeeds, enteredNeeds } from './read-needs'
import { readWeeks } from './read-weeks'
import { unlikelyNeeds } from './unlikely-needs'

const draft = draftOfNeedsBudget(stored, 'a')

const problems = (typed: NeedsDraft, fullTimeHours: number | null) => ruleProblems(needsSchema(fullTimeHours), typed)

test('R-338 R-351 the worked budget example, typed: 12 510 + 13 468 hours, and its weeks', () => {
  expect(problems(draft, 37)).toEqual({})
  expect(liveHours(draft, 37)).toEqual({
    zoneHours: 12_510,
    roomHours: 13_468,
    annualNeededHours: 25_978,
    isWhole: true,
  })
  const weeks = readWeeks(draft, 25_978)
  expect([1, 9, 27, 53].map(week => weeks?.hours[week - 1])).toEqual([527.94, 512.38, 515.65, 527.94])
  const byDays = { ...draft, shares: emptyNeedsDraft('a', 2026).shares }
  expect(readWeeks(byDays, 25_978)?.hours[0]).toBe(498.21)
})

test('R-339 R-341 an empty form tells everything that is missing, and nothing is sent', () => {
  const empty = emptyNeedsDraft('a', 2026)
  expect(problems(empty, 40)).toEqual({
    name: 'required',
    timeType: 'required',
    zones: 'no-lines',
    efficiency: 'required',
  })
  expect(enteredNeeds(empty, 40)).toBeNull()
  expect(problems({ ...empty, year: '' }, null)['year']).toBe('required')
  expect(en.errors.required).toBe('This field is required.')
})

test('1,000 rooms at quota 9 are taken; what no unit can need is refused', () => {
  const rooms = (count: number, quota: string) =>
    Array.from({ length: count }, (_, key) => ({ key, roomType: 'somatic', rooms: '10000', quota }))
  const many = { ...draft, zones: [], rooms: [{ key: 1, roomType: 'somatic', rooms: '1 000', quota: '9' }] }
  expect(problems(many, 40)).toEqual({})
  expect(liveHours(many, 40).annualNeededHours).toBe(18_720_000)
  expect(problems({ ...draft, rooms: rooms(24, '10') }, 60)['zones']).toBe('too-large')
})

test.each([
  ['7,8', 'does-not-sum-to-100'],
  ['8,2', 'does-not-sum-to-100'],
  ['7,9', undefined],
  ['8,1', undefined],
])('R-338 a second month of %s', (share, problem) => {
  const shares = draft.shares.map((text, index) => (index === 1 ? share : text))
  expect(problems({ ...draft, shares }, 37)['shares']).toBe(problem)
})

test('a line is told what is wrong with it, each field in its place', () => {
  const zones = [...draft.zones, { key: 9, zone: 'moon', hours: '-1', period: 'month', quota: 'x' } as const]
  expect(problems({ ...draft, zones }, 37)).toEqual({
    'zones[2].zone': 'required',
    'zones[2].hours': 'negative',
    'zones[2].quota': 'not-a-number',
  })
  const shares = draft.shares.map((text, index) => (index === 2 ? 'x' : text))
  expect(problems({ ...draft, shares }, 37)).toEqual({ 'shares[2]': 'not-a-share' })
})

test('only what was changed is sent', () => {
  const entered = enteredNeeds({ ...draft, efficiency: '86,5' }, 37)
  if (entered === null) throw new Error('The draft is whole')
  expect(changesOfNeeds(entered, stored)).toEqual({ efficiency: 86.5 })
})

test('shares by the days follow the year, chosen ones stay; so it is with a copy', () => {
  const leap = withNeedsYear(emptyNeedsDraft('a', 2026), '2028')
  expect(leap.shares[1]).toBe('7,92349727')
  expect(withNeedsYear(draft, '2028').shares).toEqual(draft.shares)
  const copy = withNeedsCopy(emptyNeedsDraft('b', 2028), stored, 2028)
  expect(copy).toMatchObject({ requestId: 'b', year: '2028', name: '', shares: draft.shares, efficiency: '85,00' })
})

test.each([
  [2028, 2029, '7,67123288'],
  [2029, 2028, '7,92349727'],
  [2028, 2032, '7,92349727'],
])('shares by the days of %d are those of the days of %d in a copy', (from, to, february) => {
  const byDays = { ...stored, year: from, monthlyShares: defaultMonthlyShares(from) }
  const { shares } = withNeedsCopy(emptyNeedsDraft('b', to), byDays, to)
  expect(shares[1]).toBe(february)
  expect(shares).toEqual(emptyNeedsDraft('b', to).shares)
})

test('a kept draft is read again; anything else is none', () => {
  expect(needsDraftKind.read(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  for (const wrong of [
    null,
    [],
    {},
    { ...draft, shares: ['1'] },
    { ...draft, zones: [{ key: 1 }] },
    { ...draft, step: 3 },
  ])
    expect(needsDraftKind.read(wrong)).toBeNull()
})

test('a target above 120 % and less than a tenth of last year’s hours are told with their values', () => {
  const told = (efficiency: number, before: number | null) => {
    const lastYear = before === null ? null : { year: 2025, annualNeededHours: before }
    const words = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`.replaceAll('\u00a0', ' ')
    return unlikelyNeeds({ draft, entered: { efficiency }, fullTimeHours: 37, lastYear }, words)
  }
  expect(told(120, 259_780)).toEqual([])
  expect(told(120, null)).toEqual([])
  expect(told(130.5, 259_790)).toEqual([
    'unlikely.target {"value":"130,5"}',
    'unlikely.hours {"value":"25 978","year":2025,"before":"259 790"}',
  ])
})

test.each(['Beh\u202eov', 'Behov\u0007', 'Be\thov'])('a name and a comment tell what is hidden in %j', text => {
  expect(problems({ ...draft, name: text }, 37)).toEqual({ name: 'hidden-characters' })
  expect(problems({ ...draft, name: '\u200b', comment: '\u200b' }, 37)).toEqual({
    name: 'required',
    comment: 'hidden-characters',
  })
  expect(problems({ ...draft, comment: 'a\n\tb' }, 37)).toEqual({})
})
