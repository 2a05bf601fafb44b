import { outcomeHistory, outcomeHistoryQuery, type OutcomeHistory } from '@veckovis/contracts/outcome'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { questionOn } from '../../../http/questions'
import { defineRoute } from '../../../http/route'
import { outcomeAccess } from '../outcome-access'
import { outcomeError } from '../outcome-error'
import { findOutcome } from '../outcome-repository'
import { dayOf } from '../week-rules'
import { listEvents } from './history-repository'

/** Many more than are made in a week; an import of a file is one for each row. */
const shownEvents = 200

export const historyRoute = (database: Database) =>
  defineRoute({
    method: 'GET',
    url: '/outcome/unit/:unitId/:year/history',
    summary:
      'What was done in a week, newest first: what each source said and took back, and why the week was opened again',
    access: outcomeAccess('READ'),
    // A reason is what a person wrote.
    data: 'special',
    audit: { reads: 'forecast-read' },
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    query: outcomeHistoryQuery,
    answer: outcomeHistory,
    handler: ({ caller: { userId, unitId, at }, params: { year }, query: { week } }) =>
      database.asUser(userId, async transaction => {
        const stored = await findOutcome(transaction, { unitId, year, today: dayOf(at) })
        if (stored === undefined || week > weeksInIsoYear(year)) throw outcomeError({ code: 'not-found' })
        const events = await listEvents(transaction, { unitId, year, week }, shownEvents + 1)
        const answer: OutcomeHistory = { events: events.slice(0, shownEvents), more: events.length > shownEvents }
        return { answer, asked: questionOn(`forecast/${stored.forecastId}`, { question: 'cell-history', year }) }
      }),
  })
