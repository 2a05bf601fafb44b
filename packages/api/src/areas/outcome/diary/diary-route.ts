import { outcomeDiary, type OutcomeDiary } from '@veckovis/contracts/outcome'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../../db/database'
import { questionOn } from '../../../http/questions'
import { defineRoute } from '../../../http/route'
import { outcomeAccess } from '../outcome-access'
import { outcomeError } from '../outcome-error'
import { findOutcome } from '../outcome-repository'
import { dayOf, lastWeekOver } from '../week-rules'
import type { OutcomeNeeds } from '../outcome-service'
import { listDiaryOf } from './diary-repository'
import { cellsOfDiary, movedBy, saidByDiary, type Telling } from './said-by-diary'

/** The weeks in which taking the diary over would change what counts. */
const offerOf = (telling: Telling, weeks: readonly number[]): OutcomeDiary => {
  const cells = cellsOfDiary(telling, weeks).map(cell => ({ ...cell, ...movedBy(telling, cell) }))
  const moved = cells.filter(({ before, after }) => before !== after)
  const changed = weeks.flatMap(week => {
    const own = moved.filter(cell => cell.week === week)
    const changes = own.map(({ kind, serverId, before, after }) => ({ kind, serverId, before, after }))
    return changes.length === 0 ? [] : [{ week, changes }]
  })
  return { waiting: telling.said.waitingIn(changed.map(({ week }) => week)), weeks: changed }
}

export const diaryRoute = (database: Database, { hoursOfYear }: OutcomeNeeds) =>
  defineRoute({
    method: 'GET',
    url: '/outcome/unit/:unitId/:year/diary',
    summary:
      'Weeks that are over in which the diary would change what counts as outcome, with what counts before and after',
    access: outcomeAccess('WRITE'),
    data: 'special-of-few',
    audit: { reads: 'forecast-read' },
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: outcomeDiary,
    handler: ({ caller: { userId, unitId, at }, params: { year } }) =>
      database.asUser(userId, async transaction => {
        const stored = await findOutcome(transaction, { unitId, year, today: dayOf(at) })
        const forecast = stored && (await hoursOfYear(transaction, { unitId, year }))
        if (stored === undefined || forecast === undefined) throw outcomeError({ code: 'not-found' })
        const said = saidByDiary(await listDiaryOf(transaction, { unitId, year }), year)
        const over = Array.from({ length: lastWeekOver(year, at) }, (_, index) => index + 1)
        const open = over.filter(week => !stored.complete.includes(week))
        const question = questionOn(`forecast/${stored.forecastId}`, { question: 'forecast', year })
        return {
          answer: offerOf({ said, stored: stored.rows, forecast: forecast.rows }, open),
          asked: stored.isOfFew ? question : 'many-people',
        }
      }),
  })
