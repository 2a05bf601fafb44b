import type { Submission, SubmissionPreview } from '@veckovis/contracts/outcome'
import type { OccasionOfUnit } from '../../../data/follow-up/submission-queries'
import type { Snapshot, WholeCompared } from './snapshot'

const none = { hours: 0, ore: 0 }

/** Of so many kronor, and a deviation. */
const monthOf = (budget: number, deviation: number): WholeCompared => ({
  budget: { hours: 80_000, ore: budget * 100 },
  outcome: null,
  projection: { hours: 80_000, ore: (budget + deviation) * 100 },
  deviation: { ...none, ore: deviation * 100 },
})

const quiet = Array.from({ length: 10 }, () => monthOf(400_000, 0))

/** 5 200 000 kr, of which 100 000 kr too much: by absence, less a little of the other steps. */
const snapshot: Snapshot = {
  ...{ form: 1, year: 2026, untilMonth: 3, threshold: { percent: 2, kronor: 50_000 } },
  whole: {
    budget: { hours: 960_000, ore: 520_000_000 },
    outcome: null,
    projection: { hours: 955_950, ore: 530_000_000 },
    deviation: { hours: -4_050, ore: 10_000_000 },
  },
  months: [monthOf(400_000, 10_000), ...quiet, monthOf(800_000, 90_000)],
  layers: { outcomeWeeks: 0, forecastWeeks: 52, neighbourOutcomeDays: 0, neighbourDays: 0, standInDays: 1 },
  steps: [
    { id: 'absence', hours: -4_050, ore: 12_000_000 },
    { id: 'substitute-hours', hours: 0, ore: -1_500_000 },
    { id: 'calendar', hours: 0, ore: -500_000 },
  ],
  measures: [
    {
      ...{ id: 7, firstWeek: 1, lastWeek: 4, due: '2026-02-20', state: 'running' },
      ...{ expected: { hours: -4_050, ore: -1_200_000 }, shown: { hours: 1_000, ore: 300_000 } },
    },
  ],
}

const titles = [{ id: 7, title: 'Färre timmar på natten' }]

export const preview: SubmissionPreview = {
  ...{ digest: 'a'.repeat(64), snapshot, toComment: ['absence'], titles, comments: [] },
}

const deviation = { hours: -4_050, ore: 10_000_000 }
const threshold = { percent: 2, kronor: 50_000 }
const by = { at: '2026-03-02T09:00:00.000Z', by: 'Eva Ek' }

/** Open and overdue, returned, handed in, and accepted. */
export const occasions: readonly OccasionOfUnit[] = [
  { id: 1, name: 'Februari', untilMonth: 1, due: '2026-03-10', threshold, submission: null },
  {
    ...{ id: 2, name: 'Mars', untilMonth: 3, due: '2026-04-15', threshold },
    submission: { id: 21, version: 2, number: 1, state: 'returned', deviation, ...by, by: 'Bo Bok' },
  },
  {
    ...{ id: 3, name: 'Augusti', untilMonth: 8, due: '2026-03-01', threshold },
    submission: { id: 31, version: 1, number: 2, state: 'submitted', deviation, ...by },
  },
  {
    ...{ id: 4, name: 'Oktober', untilMonth: 10, due: '2026-03-01', threshold },
    submission: { id: 41, version: 2, number: 1, state: 'accepted', deviation, ...by, by: null },
  },
]

export const submitted: Submission = {
  ...{ id: 31, version: 1, number: 2, state: 'submitted', digest: preview.digest, snapshot, titles },
  unit: { id: 12, name: 'Solgården' },
  occasion: { id: 3, name: 'Augusti', due: '2026-03-01' },
  comments: [
    { step: 'absence', text: 'Influensa i februari' },
    { step: 'calendar', text: null },
  ],
  events: [{ state: 'submitted', ...by, comment: null }],
  replaces: null,
  replacedBy: null,
  may: { withdraw: false, decide: false },
}

export const returned: Submission = {
  ...submitted,
  ...{ id: 21, version: 2, number: 1, state: 'returned', occasion: { id: 2, name: 'Mars', due: '2026-04-15' } },
  events: [
    ...submitted.events,
    { state: 'returned', at: '2026-03-05T09:00:00.000Z', by: 'Bo Bok', comment: 'Skriv mer om frånvaron.' },
  ],
}
