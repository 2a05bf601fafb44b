import { randomUUID } from 'node:crypto'
import type { RoleItem } from '@veckovis/contracts/access'
import {
  diaryEntry,
  diaryList,
  diaryRecord,
  type DiaryEntry,
  type DiaryList,
  type DiaryRecord,
} from '@veckovis/contracts/diary'
import type { MadeUser } from './control-contract'
import { createForecastWorld } from './forecast-world'
import { makePerson, makeStaffMember } from './make-data'
import { ownerOf } from './owner-of'

/** An absence of a whole week in August that is accepted; a test changes what it is about. */
export const newAbsence = (staffId: number, changes: object = {}) => ({
  requestId: randomUUID(),
  category: 'ABSENCE',
  reason: 2,
  staffId,
  from: '2026-08-10',
  to: '2026-08-14',
  weekdays: [1, 2, 3, 4, 5],
  hours: { perDay: 8 },
  ...changes,
})

export const newExtraResource = (changes: object = {}) => ({
  requestId: randomUUID(),
  category: 'EXTRA_RESOURCE',
  reason: 'VAK',
  typeId: 5,
  from: '2026-08-10',
  to: '2026-08-14',
  weekdays: [1, 2, 3, 4, 5],
  hours: { perDay: 4 },
  ...changes,
})

export const newChangeOfNeeds = (changes: object = {}) => ({
  requestId: randomUUID(),
  category: 'CHANGE_OF_NEEDS',
  reason: 'INCREASED_DEMAND',
  from: '2026-08-10',
  to: '2026-08-16',
  hours: { perWeek: 40 },
  ...changes,
})

/** What a change sends: the entry without its request. */
export const contentOf = (entry: object): object =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'requestId'))

type Where = 'own' | 'sibling' | 'foreign' | 'empty'

/** The world of forecasts, with staff and people who read, write and approve the diary of the first unit. */
export const createDiaryWorld = async (options: { now?: string } = {}) => {
  const world = await createForecastWorld(options)
  const { database, clock, hash, units } = world
  const role = (id: number, level: 'READ' | 'WRITE' | 'APPROVE', scope: RoleItem['scope']): RoleItem => ({
    id,
    levels: [level],
    ...(scope && { scope }),
  })
  const municipality = { kind: 'municipality', id: units.municipalityId } as const
  const own = { kind: 'unit', id: units.own } as const
  const person = (roles: RoleItem[]) => makePerson(database, { roles, jobTitleId: 1 }, { at: clock.now, hash })
  const diary = {
    manager: await person([
      role(1, 'APPROVE', municipality),
      role(2, 'READ', municipality),
      role(3, 'APPROVE', municipality),
      role(5, 'READ', municipality),
    ]),
    /** Approves, and holds nothing else. */
    approver: await person([role(1, 'APPROVE', own)]),
    writer: await person([role(1, 'WRITE', own)]),
    reader: await person([role(1, 'READ', own)]),
    stranger: await person([role(1, 'APPROVE', { kind: 'unit', id: units.foreign })]),
  }
  const member = async (unitId: number, firstName: string, more: object = {}) =>
    (await makeStaffMember(database, { unitId, firstName, lastName: 'Öberg', ...more })).id
  const staff = {
    asa: await member(units.own, 'Åsa'),
    bo: await member(units.own, 'Bo'),
    leaving: await member(units.own, 'Disa', { employedTo: '2026-08-12' }),
    sibling: await member(units.sibling, 'Cia'),
  }
  const succeed = <T>(answer: { status: number; body: string }, parse: (body: unknown) => T): T => {
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
    return parse(JSON.parse(answer.body))
  }
  const create = async (body: object, { user = diary.manager, where = 'own' as Where } = {}): Promise<DiaryEntry> =>
    succeed(await world.post(user, `/diary/unit/${units[where]}`, { body }), diaryEntry.parse)
  const decide = (what: 'approve' | 'reject', ids: readonly number[], user: MadeUser = diary.manager) =>
    world.post(user, `/diary/${what}`, { body: { entries: ids.map(id => ({ id })) } })
  return {
    ...world,
    diary,
    staff,
    create,
    decide,
    /** Approves and throws unless it was done. */
    approve: async (...ids: number[]): Promise<void> => {
      const answer = await decide('approve', ids)
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
    },
    read: async (id: number, user: MadeUser = diary.manager): Promise<DiaryRecord> =>
      succeed(await world.get(user, `/diary/${id}`), diaryRecord.parse),
    list: async (query = '', { user = diary.manager, body = {} as object } = {}): Promise<DiaryList> =>
      succeed(await world.post(user, `/diary/unit/${units.own}/search${query}`, { body }), diaryList.parse),
    /** The diary's part of a cell, as it is stored. */
    diaryHours: async (where: Where, year: number, kind: string, sourceId: number): Promise<readonly number[]> => {
      const { rows } = await ownerOf(database).read<{ diary: number[] }>(
        `SELECT array_to_json(r.diary) AS diary FROM forecast_row r JOIN forecast f ON f.id = r.forecast_id
         WHERE f.unit_id = $1 AND f.year = $2 AND r.kind = $3 AND r.source_id = $4`,
        [units[where], year, kind, sourceId],
      )
      return rows[0]?.diary ?? []
    },
    audits: async (action: string) => {
      const { rows } = await ownerOf(database).read<{ subject: string; details: object }>(
        'SELECT subject, details FROM audit_event WHERE action = $1 ORDER BY id',
        [action],
      )
      return rows
    },
  }
}

export type DiaryWorld = Awaited<ReturnType<typeof createDiaryWorld>>
