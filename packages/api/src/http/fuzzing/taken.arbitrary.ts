import type { Place } from '@veckovis/domain/access'
import { priceKeys, quantityPriceKeys } from '@veckovis/domain/budget'
import fc, { type Arbitrary } from 'fast-check'

/** What the bodies name, and those that the tests have builders of. */
export type Named = {
  readonly newNeedsBody: (changes: object) => object
  readonly newResourceBody: (needsBudgetId: number, changes: object) => object
  readonly newStaffMemberBody: (changes: object) => object
  readonly own: Required<Place>
  /** Locked, of 2027 */
  readonly needsBudgetId: number
  /** Of the unit */
  readonly staffId: number
  readonly email: string
  readonly password: string
}

const without = (body: object, ...names: readonly string[]): object =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

const unlike = fc.uuid()
const years = fc.integer({ min: 2001, max: 2099 })
const periods = years.map(year => ({
  validFrom: `${year}-01-01T00:00:00.000Z`,
  validTo: `${year}-06-01T00:00:00.000Z`,
}))
const weeks = fc.integer({ min: 13, max: 52 })
const texts = fc.string({ maxLength: 40 })

const payRevisions = fc.record({
  validFrom: years.map(year => `${year}-04-01`),
  staffType: fc.constantFrom(null, 'planner'),
  kind: fc.constant('percent'),
  value: fc.integer({ min: 1, max: 5000 }).map(hundredths => hundredths / 100),
})

const unsocialRules = fc.record({
  validFrom: years.map(year => `${year}-01-01`),
  byCalendar: fc.boolean(),
  weights: fc.constant({ 'weekday-night': 1, weekend: 2, 'major-holiday': 4 }),
})

const prices = fc
  .tuple(years, fc.uniqueArray(fc.constantFrom(...priceKeys), { minLength: 1 }), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([year, keys, hundredths]) => ({
    validFrom: `${year}-01-01`,
    prices: keys.map(key => ({ key, value: hundredths / 100 })),
  }))

const quantities = fc
  .tuple(
    fc.subarray([...quantityPriceKeys], { minLength: 1 }),
    fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 12, maxLength: 12 }),
  )
  .map(([keys, hundredths]) => ({
    version: 0,
    quantities: keys.map(key => ({ key, months: hundredths.map(value => value / 100) })),
  }))

const sickPayRules = fc.record({
  validFrom: years.map(year => `${year}-01-01`),
  bySpell: fc.boolean(),
  savedFromDay15: fc.constantFrom(0, 0.9, 1),
})

/** Dated settings of a municipality, and what its units type of their prices. */
const settings: Record<string, Arbitrary<object>> = {
  'POST /settings/budget/municipality/:municipalityId': years.map(year => ({
    key: 'payroll-overhead',
    validFrom: `${year}-01-01`,
    value: 46.1,
    basedOn: null,
  })),
  'POST /settings/budget/municipality/:municipalityId/cost-factors': years.map(year => ({
    validFrom: `${year}-01-01`,
    factors: [{ key: 'cost-factor-overtime', value: 1.8, basedOn: null }],
  })),
  'POST /settings/budget/municipality/:municipalityId/pay-revisions': payRevisions.map(revision => ({
    ...revision,
    basedOn: null,
  })),
  'POST /settings/budget/municipality/:municipalityId/pay-revisions/preview': payRevisions.map(set => ({ set })),
  'POST /settings/budget/municipality/:municipalityId/unsocial-hours': unsocialRules.map(rule => ({
    ...rule,
    basedOn: null,
  })),
  'POST /settings/budget/municipality/:municipalityId/unsocial-hours/preview': unsocialRules.map(set => ({ set })),
  'POST /settings/budget/municipality/:municipalityId/prices': prices.map(list => ({
    ...list,
    prices: list.prices.map(price => ({ ...price, basedOn: null })),
  })),
  'POST /settings/budget/municipality/:municipalityId/prices/preview': prices.map(set => ({ set })),
  'PATCH /budget/unit/:unitId/quantities/:year': quantities,
  'POST /settings/budget/municipality/:municipalityId/sick-pay': sickPayRules.map(rule => ({
    ...rule,
    basedOn: null,
  })),
  'POST /settings/budget/municipality/:municipalityId/sick-pay/preview': sickPayRules.map(set => ({ set })),
}

/** Of the year whose budgets are locked. */
const budgetChanges = fc
  .record({
    requestId: unlike,
    day: fc.integer({ min: 10, max: 28 }),
    kronor: fc.integer({ min: -9_999_999, max: 9_999_999 }).map(hundredths => hundredths / 100),
    reason: texts,
  })
  .map(({ day, reason, ...change }) => ({ ...change, firstDay: `2026-07-${day}`, hours: 1, reason: `Ny: ${reason}` }))

const budgets = ({ needsBudgetId, newNeedsBody, newResourceBody }: Named): Record<string, Arbitrary<object>> => {
  const needs = fc
    .tuple(unlike, fc.integer({ min: 2026, max: 2031 }))
    .map(([requestId, year]) => newNeedsBody({ requestId, year, name: requestId }))
  const resource = unlike.map(requestId => newResourceBody(needsBudgetId, { requestId, year: 2027, name: requestId }))
  return {
    'POST /need/unit/:unitId': needs,
    'PATCH /need/:id': needs.map(body => without(body, 'requestId', 'year')),
    'POST /budget/unit/:unitId': resource,
    'PATCH /budget/:id': resource.map(body => without(body, 'requestId', 'year', 'needsBudgetId')),
    'POST /budget/unit/:unitId/:year/changes': budgetChanges,
    'POST /need/:id/lock-request': texts.map(comment => ({ comment })),
    'POST /budget/:id/lock-request': texts.map(comment => ({ comment })),
  }
}

const importedRow = (lastName: string) => ({
  ...{ line: 2, firstName: 'Bo', lastName: `Ek${lastName}`, birthday: '1979-01-31', gender: 'MALE' },
  ...{ employedFrom: '2026-01-01', salary: 28_000, weeklyHours: 37.5, ordinaryGrade: 1, actualGrade: 1 },
})

const planning = ({ own, newStaffMemberBody }: Named): Record<string, Arbitrary<object>> => ({
  'POST /staff/unit/:unitId': unlike.map(requestId => newStaffMemberBody({ requestId })),
  'POST /staff/unit/:unitId/search': texts.map(search => ({ search })),
  'POST /staff/unit/:unitId/import/check': texts.map(lastName => ({ rows: [importedRow(lastName)] })),
  'POST /staff/unit/:unitId/import': texts.map(lastName => ({ rows: [importedRow(lastName)], versions: [] })),
  'POST /staff/unit/:unitId/export': texts.map(search => ({ search })),
  'PATCH /staff/:id': fc.oneof(
    texts.map(text => ({ lastName: `Ek${text}` })),
    fc.integer({ min: 1, max: 40 }).map(weeklyHours => ({ terms: { validFrom: '2026-03-18', weeklyHours } })),
  ),
  'PATCH /forecast/:forecastId/unit/:unitId': weeks.map(week => ({
    absences: [{ id: 1, values: { [week]: 7.25 } }],
    substitutes: [],
    myForecast: [{ values: { [week]: 100 } }],
  })),
  // Each way has a week of its own, which no other closes.
  'PATCH /outcome/unit/:unitId/:year': fc
    .integer({ min: 0, max: 1_000_000 })
    .map(value => ({ changes: [{ kind: 'worked', serverId: 0, week: 1, value }] })),
  'POST /outcome/unit/:unitId/:year/as-forecast': fc.constant({ weeks: [2] }),
  'POST /outcome/unit/:unitId/:year/complete': fc.constant({ weeks: [3] }),
  'POST /outcome/unit/:unitId/:year/from-diary': fc.constant({ weeks: [4] }),
  'POST /outcome/unit/:unitId/:year/reopen': texts.map(text => ({ weeks: [3], reason: `x${text}` })),
  'PATCH /forecast/:forecastId/unit/:unitId/notes': fc
    .tuple(weeks, texts)
    .map(([week, text]) => ({ week, rowId: null, text: `x${text}`, version: null })),
  'POST /forecast/excel-import': texts.map(text => ({ data: { '2026': { rows: [[text, 1]] } }, unitId: own.unitId })),
})

const diaryDays = fc.integer({ min: 1, max: 250 }).map(days => {
  const day = new Date(Date.UTC(2026, 3, days))
  return day.toISOString().slice(0, 10)
})

const entries = (staffId: number) => {
  const hours = fc.integer({ min: 1, max: 1599 }).map(hundredths => ({ perDay: hundredths / 100 }))
  const absence = fc.record({
    category: fc.constant('ABSENCE'),
    reason: fc.integer({ min: 1, max: 7 }),
    staffId: fc.constant(staffId),
    day: diaryDays,
    hours,
    notes: texts,
  })
  const extra = fc.record({
    category: fc.constant('EXTRA_RESOURCE'),
    reason: fc.constantFrom('VAK', 'OTHER'),
    typeId: fc.integer({ min: 2, max: 6 }),
    day: diaryDays,
    hours,
  })
  const change = fc.record({
    category: fc.constant('CHANGE_OF_NEEDS'),
    reason: fc.constantFrom('DEATH', 'INCREASED_DEMAND'),
    day: diaryDays,
    hours: fc.constant({ perWeek: 40 }),
  })
  return fc.oneof(absence, extra, change).map(({ day, ...rest }) => ({ ...rest, from: day, to: day }))
}

const diary = ({ staffId }: Named): Record<string, Arbitrary<object>> => {
  const entry = entries(staffId)
  const ids = fc.integer({ min: 1, max: 60 })
  // What one of them has decided, the other may not: even ids are approved, odd ones rejected.
  const decision = (isOdd: 0 | 1) =>
    fc
      .tuple(fc.integer({ min: 1, max: 30 }), texts)
      .map(([half, comment]) => ({ entries: [{ id: 2 * half - isOdd }], comment }))
  return {
    'POST /diary/unit/:unitId': fc.tuple(unlike, entry).map(([requestId, body]) => ({ requestId, ...body })),
    'PATCH /diary/:id': entry,
    'POST /diary/unit/:unitId/search': texts.map(search => ({ search, staff: [staffId], reasons: [1, 'VAK'] })),
    'POST /diary/unit/:unitId/overlaps': diaryDays.map(day => ({
      ...{ staffId, from: day, to: day, weekdays: [1, 2, 3, 4, 5, 6, 7] },
      perDay: 8,
    })),
    'POST /diary/unit/:unitId/behind': weeks.map(week => ({ year: 2026, week, rowId: 'absences-2' })),
    'POST /diary/approve': decision(0),
    'POST /diary/reject': decision(1),
    'POST /diary/consequence': ids.map(id => ({ ids: [id] })),
    'POST /diary/:id/return': diaryDays.map(lastDay => ({ lastDay })),
    'POST /diary/:id/proposal': diaryDays.map(lastDay => ({ lastDay, hours: { perDay: 8 }, substitute: null })),
    'POST /diary/:id/change': fc
      .tuple(unlike, diaryDays)
      .map(([requestId, lastDay]) => ({ requestId, lastDay, hours: { perDay: 8 }, substitute: null })),
  }
}

/** One to four rows, some of them alike: the second of a name is a refusal of its row. */
const rows = (row: Arbitrary<object>): Arbitrary<object> =>
  fc
    .array(row, { minLength: 1, maxLength: 3 })
    .chain(made => fc.constantFrom(made, [...made, ...made.slice(0, 1)]).map(all => ({ rows: all })))

const administration = ({ own }: Named): Record<string, Arbitrary<object>> => {
  const { countyId, municipalityId, departmentId, unitId } = own
  const named = fc.tuple(unlike, texts).map(([requestId, text]) => ({ requestId, name: `${requestId} ${text}x` }))
  const department = named.map(place => ({ ...place, municipalityId }))
  const unit = named.map(place => ({ ...place, departmentId, active: false }))
  const role = fc.record({
    id: fc.constantFrom(1, 2, 3, 4, 5, 6),
    levels: fc.constantFrom(['READ'], ['WRITE'], ['APPROVE']),
    scope: fc.constantFrom({ kind: 'unit', id: unitId }, { kind: 'municipality', id: municipalityId }),
  })
  const person = fc
    .tuple(unlike, texts, fc.array(role, { maxLength: 3 }), fc.boolean())
    .map(([requestId, text, roles, invite]) => ({
      ...{ requestId, email: `${requestId}@prov.example`, firstName: `Å${text}`, lastName: 'Öberg', roles, invite },
      homeMunicipalityId: municipalityId,
    }))
  const county = named.map(place => ({ ...place, code: null }))
  const municipality = named.map(place => ({ ...place, countyId, code: '1', type: 'SCHOOL', pauseMinutes: 30 }))
  return {
    'POST /user': person,
    'POST /user/import': rows(person),
    'POST /user/import/check': rows(person),
    'POST /department/import': rows(department),
    'POST /department/import/check': rows(department),
    'POST /unit/import': rows(unit),
    'POST /unit/import/check': rows(unit),
    'POST /county': county,
    'POST /municipality': municipality,
    'POST /department': department,
    'POST /unit': unit,
    'POST /municipality/:id/county/check': fc.constant({ countyId }),
    'POST /unit/move/check': fc.constant({ unitIds: [unitId], departmentId }),
  }
}

const around = ({ email, password }: Named): Record<string, Arbitrary<object>> => ({
  'POST /settings/modules/municipality/:municipalityId/licence': periods.map(period => ({
    licenceKey: 'forecast',
    ...period,
  })),
  'POST /modules/loads': fc.constant({ loads: [{ moduleId: 'mf-forecast', version: '0.0.0-manifest-only' }] }),
  'POST /modules/measures': fc.constant({
    measures: [{ moduleId: 'mf-forecast', version: '0.0.0-manifest-only', kind: 'load', value: 412 }],
  }),
  'POST /modules/failures': fc.constant({
    moduleId: 'mf-forecast',
    version: '0.0.0-manifest-only',
    step: 'fetch',
    kind: 'timeout',
    supportCode: 'F-AB12',
  }),
  'POST /auth/login': fc.constant({ email, password }),
  'POST /auth/forgot-password': fc.constant({ email }),
  'POST /auth/signup': unlike.map(id => ({
    firstName: 'Åsa',
    lastName: 'Öberg',
    email: `${id}@prov.example`,
    phone: '0701234567',
    password: 'Tulpanlok-44-gata!',
  })),
})

/**
 * Bodies that are taken as they are, by method and address: where rules lie behind the schema, what is made of the
 * schema alone falls there, and nothing behind them is reached.
 */
export const takenBodies = (named: Named): Readonly<Record<string, Arbitrary<object>>> => ({
  ...settings,
  ...budgets(named),
  ...planning(named),
  ...diary(named),
  ...administration(named),
  ...around(named),
})
