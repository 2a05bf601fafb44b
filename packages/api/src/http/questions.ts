import type { ReadDetails } from '@veckovis/contracts/privacy'
import { grouped } from '@veckovis/domain/lists'
import type { FastifyReply } from 'fastify'
import type { Asked, Question } from './route'

/** What a read was asked about a record, such as `unit/7`. */
export const questionOn = (subject: string, details: ReadDetails, of: Pick<Question, 'unitId'> = {}): Question => ({
  subject,
  details,
  ...of,
})

/** Sends nothing to anyone who holds the answer already. */
export const notModified = (reply: FastifyReply) => ({
  answer: reply.code(304).send(),
  asked: 'not-modified' as const,
})

export const distinct = (ids: readonly number[]): number[] => [...new Set(ids)]

/** The questions of a read over many units, one for each unit of which something was shown; `none` where nothing was. */
export const questionsByUnit = <Row>(
  rows: readonly Row[],
  unitOf: (row: Row) => number,
  { none, detailsOf }: { readonly none: Question; readonly detailsOf: (shown: readonly Row[]) => ReadDetails },
): Asked => {
  const [first, ...more] = [...grouped(rows, unitOf)].map(([unitId, own]) =>
    questionOn(`unit/${unitId}`, detailsOf(own), { unitId }),
  )
  return first === undefined ? none : [first, ...more]
}
