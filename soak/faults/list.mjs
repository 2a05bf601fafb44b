/**
 * A fault that somebody might make, and the tests that have to notice it. `from` stands in the file exactly once.
 * `journeys` are browser tests below e2e/journeys; the suite is built with the fault before they run.
 * @typedef {{ name: string, file: string, from: string, to: string, tests?: string[], journeys?: string[] }} Fault
 */

/** @type {readonly Fault[]} */
export const faults = [
  {
    name: 'calendar: the current week counts as an old one',
    file: 'packages/domain/src/calendar/iso-week.ts',
    from: 'week.week < current.week)',
    to: 'week.week <= current.week)',
    tests: ['packages/domain/src/calendar/calendar.test.ts'],
  },
  {
    name: 'forecast: efficiency is upside down',
    file: 'packages/domain/src/forecast/calculation/efficiency-formulas.ts',
    from: '(inputs.needs / inputs.available) * 100',
    to: '(inputs.available / inputs.needs) * 100',
    tests: ['packages/domain/src/forecast/calculate-forecast.test.ts'],
  },
  {
    name: 'forecast: a save goes over what somebody else saved meanwhile',
    file: 'packages/api/src/areas/forecast/saving/save-forecast.ts',
    from: '  save.requireNewest(head)\n',
    to: '',
    tests: ['packages/api/src/areas/forecast/saving-together.test.ts'],
  },
  {
    name: 'budget: on a tie the later week gets the hundredth',
    file: 'packages/domain/src/budget/spread-over-weeks.ts',
    from: 'one.index - other.index',
    to: 'other.index - one.index',
    tests: ['packages/domain/src/budget/budget.test.ts'],
  },
  {
    name: 'access: a level does not hold itself',
    file: 'packages/domain/src/access/levels.ts',
    from: 'permissionLevels.indexOf(held) >= permissionLevels.indexOf(wanted)',
    to: 'permissionLevels.indexOf(held) > permissionLevels.indexOf(wanted)',
    tests: ['packages/domain/src/access/access.test.ts'],
  },
  {
    name: 'admission: a closed unit is worked in',
    file: 'packages/api/src/http/admission/admit.ts',
    from: "if ('isOpen' in place && !place.isOpen)",
    to: "if ('isOpen' in place && place.isOpen === undefined)",
    tests: ['packages/api/src/http/admission/place-kinds.test.ts'],
  },
  {
    name: 'session: a wrong try at a link is not counted',
    file: 'packages/api/src/areas/session/session-service.ts',
    from: '  await attempts.admit(tries, now)\n',
    to: '',
    tests: ['packages/api/src/areas/session/session-abuse.test.ts'],
  },
  {
    name: 'diary: what begins today is approved',
    file: 'packages/domain/src/diary/deciding.ts',
    from: "decision === 'APPROVED' && firstDate <= today",
    to: "decision === 'APPROVED' && firstDate < today",
    tests: ['packages/domain/src/diary/deciding.test.ts'],
  },
  {
    name: 'diary: an approval leaves no trace in the audit',
    file: 'packages/api/src/areas/diary/deciding/decide-entries.ts',
    from: '  await auditDecision(transaction, decision, decided)\n',
    to: '',
    tests: ['packages/api/src/areas/diary/deciding/decisions.test.ts'],
  },
  {
    name: 'staff: the last day of an employment gives no hours',
    file: 'packages/domain/src/staff/available-hours.ts',
    from: 'employedTo === null || day <= employedTo',
    to: 'employedTo === null || day < employedTo',
    tests: ['packages/domain/src/staff/staff.test.ts'],
  },
  {
    name: 'analytics: the difference has the wrong sign',
    file: 'packages/domain/src/analytics/unit-figures.ts',
    from: "difference: difference('budget', cost)",
    to: "difference: difference(cost, 'budget')",
    tests: ['packages/domain/src/analytics/analytics.test.ts'],
  },
  {
    name: 'platform: a refused token is exchanged twice at the same time',
    file: 'packages/platform/src/session/token-refresher.ts',
    from: 'running ??= refreshOnce(refused)',
    to: 'running = refreshOnce(refused)',
    tests: ['packages/platform/src/session/token-refresh.test.ts'],
  },
  {
    name: 'platform: a page is left although its save failed',
    file: 'packages/platform/src/leaving/leave-guard.ts',
    from: 'if (!(await work.save())) return false',
    to: 'await work.save()',
    tests: ['packages/platform/src/leaving/leave-guard.test.ts'],
  },
  {
    name: 'forms: a save after a refused one rests on the refused version',
    file: 'packages/forms/src/saving/use-filled-from.ts',
    from: 'error.status === 412',
    to: 'error.status === 409',
    tests: ['packages/forms/src/saving/use-filled-from.test.tsx'],
  },
  {
    name: 'modules: a module runs in a shell that is older than what it was built against',
    file: 'shell/src/modules/compatibility.ts',
    from: 'compareVersions(provided, builtAgainst) >= 0',
    to: 'compareVersions(provided, builtAgainst) <= 0',
    tests: ['shell/src/modules/compatibility.test.ts'],
  },
  {
    name: 'grid: a paste that was refused is told as taken',
    file: 'packages/grid/src/core/changes/batch.ts',
    from: 'taken: isTaken ? edits.length : 0',
    to: 'taken: edits.length',
    tests: ['packages/grid/src/testing/range-flow.test.tsx'],
  },
]
