import type { ResourceBudget } from '@veckovis/contracts/budget'
import { defaultMonthlyShares } from '@veckovis/domain/budget'
import { ruleProblems } from '../../../data/rule-problems.fixture'
import { withYear } from './change-year'
import { liveResourceBudgetOf } from './live-resource-budget'
import { enteredOf } from './read-draft'
import { draftOfResourceBudget, emptyDraft, withCopy, type ResourceDraft, type ResourceStep } from './resource-draft'
import { resourceSchema } from './resource-rules'
import { resourceDraftKind } from './stored-draft'

const basis: ResourceBudget['basis'] = {
  payrollOverhead: 44.53,
  holidayAllowance: 1.6,
  meanMonthlyPay: 30_000,
  fullTimeHours: 37,
  zoneHours: 12_510,
  numberOfRooms: 10,
  annualNeededHours: 25_978,
  costFactors: { borrowed: 1, hourly: 1, filling: 1.5, overtime: 2, staggered: 1.2, shortTermIllness: 0.2 },
}

/** The worked budget example. */
const stored: ResourceBudget = {
  id: 7,
  unitId: 1,
  version: 3,
  year: 2026,
  needsBudgetId: 5,
  state: 'saved',
  lockedAt: null,
  name: 'Resurser 2026',
  budgetTypes: [
    { type: 'fixed', amount: 1_000_000 },
    { type: 'per-hour', amount: 420 },
  ],
  staffTypes: [{ type: 'group-leader', annualWorkers: 1.25 }],
  obUsk: 350_000,
  monthlyShares: [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9],
  basis,
  figures: null,
  balance: null,
  efficiency: null,
  lockRequest: null,
}

const draft = (changes: Partial<ResourceDraft> = {}): ResourceDraft => ({
  ...draftOfResourceBudget(stored, 'r'),
  ...changes,
})
const problems = (changes: Partial<ResourceDraft>, step: ResourceStep) =>
  ruleProblems(resourceSchema(draft(changes), step), draft(changes))

test('R-367 R-368 a stored budget is read back as it was', () => {
  const { budgetTypes, staffTypes, obUsk, monthlyShares } = stored
  expect(enteredOf(draft())).toEqual({ budgetTypes, staffTypes, obUsk, monthlyShares })
  expect(draft().amounts.fixed.replace(/\s/g, ' ')).toBe('1 000 000')
  expect(draft().basedOn).toEqual({ id: 7, version: 3 })
})

test('R-363 R-369 R-370 R-371 each step tells what is wrong with its own fields', () => {
  expect(problems({ year: '', name: ' ', chosen: [] }, 'select')).toEqual({
    year: 'required',
    name: 'required',
    chosen: 'required',
  })
  const amounts = { fixed: '0', 'per-hour': '-3', 'per-room': 'x' }
  expect(problems({ amounts }, 'amounts')).toEqual({ 'amounts.fixed': 'zero', 'amounts.per-hour': 'negative' })
  const workers = { ...draft().workers, buffer: '0', other: '' }
  expect(problems({ workers, obUsk: '' }, 'workers')).toEqual({ 'workers.buffer': 'zero', obUsk: 'required' })
  const shares = draft().shares.map((text, index) => (index === 2 ? '101' : text))
  expect(problems({ shares }, 'distribution')).toEqual({ 'shares[2]': 'not-a-share' })
})

test.each(['Resur\u202eser', 'Resurser\u0007'])('a name tells that something is hidden in %j', name => {
  expect(problems({ name }, 'select')).toEqual({ name: 'hidden-characters' })
})

test('0 is taken for the unsocial hours alone', () => {
  expect(problems({ obUsk: '0' }, 'workers')).toEqual({})
})

test('shares by the days follow the year, chosen ones stay', () => {
  const first = withYear(emptyDraft('r'), '2026')
  expect(first.shares[1]).toBe('7,67123288')
  expect(withYear(first, '2028').shares[1]).toBe('7,92349727')
  expect(withYear(withYear(first, '202'), '2026').shares).toEqual(first.shares)
  expect(withYear(withYear(first, '202'), '2028').shares[1]).toBe('7,92349727')
  expect(withYear(withYear(withYear(first, '2028'), '202'), '2027').shares).toEqual(first.shares)
  expect(withYear(draft(), '2028').shares).toEqual(draft().shares)
})

test.each([
  [2028, 2029, '7,67123288'],
  [2029, 2028, '7,92349727'],
  [2028, 2032, '7,92349727'],
])('shares by the days of %d are those of the days of %d in a copy', (from, to, february) => {
  const byDays = { ...stored, year: from, monthlyShares: defaultMonthlyShares(from) }
  const { shares } = withCopy(emptyDraft('mine'), byDays, to)
  expect(shares[1]).toBe(february)
  expect(shares).toEqual(withYear(emptyDraft('r'), String(to)).shares)
})

test('a copy takes the figures and leaves year, name and identity', () => {
  const copied = withCopy({ ...emptyDraft('mine'), year: '2027', name: 'Ny' }, stored, 2027)
  expect(copied).toMatchObject({
    requestId: 'mine',
    basedOn: null,
    year: '2027',
    name: 'Ny',
    chosen: ['fixed', 'per-hour'],
  })
  expect(copied.workers['group-leader']).toBe('1,25')
})

test('the balance waits until every field can be read', () => {
  expect(liveResourceBudgetOf(draft({ obUsk: 'x' }), basis).state).toBe('incomplete')
  expect(liveResourceBudgetOf(draft(), undefined).state).toBe('incomplete')
  expect(liveResourceBudgetOf(draft(), { ...basis, meanMonthlyPay: null })).toEqual({
    state: 'refused',
    error: 'no-staff',
  })
  expect(liveResourceBudgetOf(draft(), basis).state).toBe('calculated')
})

test('a kept draft is told from anything else', () => {
  const kept: unknown = JSON.parse(JSON.stringify(draft()))
  expect(resourceDraftKind.read(kept)).toEqual(draft())
  for (const changed of [{ step: 'last' }, { chosen: ['gift'] }, { shares: ['1'] }, { year: 2026 }, { basedOn: {} }])
    expect(resourceDraftKind.read({ ...draft(), ...changed })).toBeNull()
  expect(resourceDraftKind.read(null)).toBeNull()
})
