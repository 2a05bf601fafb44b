import type { DiaryBasis, DiaryList } from '@veckovis/contracts/diary'
import { proposedHoursPerDay } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import { dayOf, type DiaryCaller, type DiaryServices } from '../diary-context'
import { answerOf } from '../entries/entry-answer'
import { readPause } from '../entries/entered-entry'
import { listEntries } from '../entries/entry-repository'
import { listPeopleOfUnit } from '../entries/people'
import { listEntriesWithProposal } from '../proposing/proposal-repository'
import { findPeople, type AskedList } from './found-entries'
import { listPage, rememberUnit, summariseFound } from './list-repository'
import { listPageByPerson } from './page-by-person'

/** One page of the unit's entries, with the number and the sums of all that is found. */
export const readList = async (
  transaction: Transaction,
  asked: AskedList,
): Promise<Omit<DiaryList, 'write' | 'approve'>> => {
  await rememberUnit(transaction, asked.unitId)
  const found = await findPeople(transaction, asked)
  const { summary, counts } = await summariseFound(transaction, found)
  const total = summary.reduce((sum, { count }) => sum + count, 0)
  const { sort, page, pageSize } = asked.query
  const before = (page - 1) * pageSize
  const stretch = { before, size: Math.min(pageSize, total - before) }
  const ids =
    sort === 'staff'
      ? await listPageByPerson(transaction, found, { ...stretch, counts })
      : await listPage(transaction, found, { ...stretch, sort, total })
  const entries = await listEntries(transaction, ids)
  return {
    entries: await answerOf(transaction, entries),
    changes: await listEntriesWithProposal(transaction, ids),
    total,
    summary: summary.map(({ category, count, hours, temporaryHours, difference }) => ({
      ...{ category, count },
      hours: hours / 100,
      temporaryHours: temporaryHours / 100,
      difference: difference / 100,
    })),
  }
}

/** What the forms begin with; hours of people for those who read the staff or the schedule. */
export const readBasis = async (
  transaction: Transaction,
  { unitId, at }: DiaryCaller,
  { availableHours }: DiaryServices,
  seesHours: boolean,
): Promise<DiaryBasis> => {
  const people = (await listPeopleOfUnit(transaction, unitId)).filter(({ isRemoved }) => !isRemoved)
  const ids = people.map(({ id }) => id)
  const hours = seesHours ? await availableHours(transaction, { unitId, ids }) : undefined
  const proposalsOf = (id: number) =>
    hours?.get(id)?.map(({ from, hours: perWeek }) => ({ from, hours: proposedHoursPerDay(perWeek) / 100 }))
  return {
    pauseMinutes: await readPause(transaction, unitId),
    today: dayOf(at),
    people: people.map(({ id, firstName, lastName, distinction, employedFrom, employedTo }) => {
      const proposals = proposalsOf(id)
      return { id, firstName, lastName, distinction, employedFrom, employedTo, ...(proposals && { proposals }) }
    }),
  }
}
