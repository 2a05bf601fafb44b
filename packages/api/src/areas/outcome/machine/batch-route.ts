import { outcomeBatch, outcomeBatchAnswer } from '@veckovis/contracts/outcome'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { createWorkRoom } from '../../../http/work-room'
import type { OutcomeNeeds } from '../outcome-service'
import { takeBatch } from './batch-service'

/** The one call that a machine key opens. */
export const batchRoute = (database: Database, { rowsOfYears }: Pick<OutcomeNeeds, 'rowsOfYears'>): AnyRoute => {
  // A batch may be a year of a whole municipality: one at a time, so that the saves of people have their room.
  const inRoom = createWorkRoom({ places: 1, mostWaiting: 10, longestWait: 20_000 })
  return defineRoute({
    method: 'POST',
    url: '/outcome/batch',
    summary:
      'Takes what a system says of weeks that are over, by a machine key: good rows go in without bad ones, and each has its own result',
    access: 'machine-key',
    data: 'ordinary',
    audit: { writes: ['outcome-saved'] },
    body: outcomeBatch,
    answer: outcomeBatchAnswer,
    handler: ({ body, machineKey, audit, now }) =>
      inRoom(() => takeBatch({ database, rowsOfYears }, { key: machineKey, batch: body, now, audit })),
  })
}
