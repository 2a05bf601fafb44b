import { randomUUID } from 'node:crypto'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { NewStaffMember, StaffChanges, StaffImport, SentStaffRow } from '@veckovis/contracts/staff'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { hoursFromHundredths } from '@veckovis/domain/numbers'
import { planStaffImport, type ListedMember, type PersonPlan, type ServiceValues } from '@veckovis/domain/staff'
import type { Audited } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { staleVersion } from '../../../http/version-tag'
import { changeStaffMember } from '../change-staff-member'
import { createStaffMember } from '../creation/create-staff-member'
import type { StaffCaller, StaffChanged, StaffCreated, StaffImportedEvent } from '../staff-context'
import { holdStaff, listTable } from '../staff-list-repository'
import { rowOf } from './import-mapper'

type PlanOf<Kind extends PersonPlan['kind']> = Extract<PersonPlan, { readonly kind: Kind }>

/** So many people are compared before others have a turn: some milliseconds' work. */
const peopleInTurn = 50

/** What a list makes of these members; others have a turn in between. */
export const planInTurns = async (
  rows: readonly SentStaffRow[],
  staff: readonly ListedMember[],
  at: Date,
): Promise<PersonPlan[]> => {
  const plans: PersonPlan[] = []
  for (const plan of planStaffImport(rows.map(rowOf), staff, calendarDateInStockholm(at))) {
    plans.push(plan)
    if (plans.length % peopleInTurn === 0) await othersTurn()
  }
  return plans
}

/** What a list would make of the unit's staff as it is now. */
export const planImport = async (
  transaction: Transaction,
  { unitId, at }: StaffCaller,
  rows: readonly SentStaffRow[],
): Promise<PersonPlan[]> => planInTurns(rows, await listTable(transaction, unitId), at)

const wireService = <Reason>({ grade, reason }: { readonly grade: number; readonly reason: Reason }) => ({
  grade: hoursFromHundredths(grade),
  reason,
})

const wireValues = ({ salary, weeklyHours, ordinaryService, actualService }: ServiceValues) => ({
  salary,
  weeklyHours: hoursFromHundredths(weeklyHours),
  ordinaryService: wireService(ordinaryService),
  actualService: wireService(actualService),
})

const changedTerms = (values: Partial<ServiceValues>): Omit<NonNullable<StaffChanges['terms']>, 'validFrom'> => ({
  ...(values.salary === undefined ? {} : { salary: values.salary }),
  ...(values.weeklyHours === undefined ? {} : { weeklyHours: hoursFromHundredths(values.weeklyHours) }),
  ...(values.ordinaryService === undefined ? {} : { ordinaryService: wireService(values.ordinaryService) }),
  ...(values.actualService === undefined ? {} : { actualService: wireService(values.actualService) }),
})

export type Importer = StaffCaller &
  Audited<StaffCreated | StaffChanged | StaffImportedEvent> & {
    /** Throws once nobody waits for the answer */
    readonly requireCaller: () => void
  }
type Steps = PlanOf<'changed'>['steps']

const changeStep = (transaction: Transaction, caller: Importer, id: number, changes: StaffChanges) =>
  // The member is held, and its version was looked at.
  changeStaffMember(transaction, caller, { id, requireNewest: () => undefined }, changes)

const changeTermsOf = async (transaction: Transaction, caller: Importer, id: number, steps: Steps) => {
  for (const { validFrom, values } of steps)
    await changeStep(transaction, caller, id, { terms: { validFrom, ...changedTerms(values) } })
}

const add = async (transaction: Transaction, caller: Importer, { member }: PlanOf<'new'>): Promise<number> => {
  const { terms, later, ...person } = member
  const made: NewStaffMember = { requestId: randomUUID(), ...person, ...wireValues(terms) }
  const { member: added } = await createStaffMember(transaction, caller, made)
  await changeTermsOf(transaction, caller, added.id, later)
  return added.id
}

const change = async (transaction: Transaction, caller: Importer, plan: PlanOf<'changed'>): Promise<number> => {
  const { stored, changes, steps } = plan
  const basics = Object.fromEntries(
    changes.filter(({ validFrom }) => validFrom === null).map(({ field, after }) => [field, after]),
  ) as StaffChanges
  if (Object.keys(basics).length > 0) await changeStep(transaction, caller, stored.id, basics)
  await changeTermsOf(transaction, caller, stored.id, steps)
  return stored.id
}

/** Anything that would become otherwise than it was shown. */
const requireAsShown = (plans: readonly PersonPlan[], versions: StaffImport['versions']): void => {
  const shown = new Map(versions.map(({ id, version }) => [id, version]))
  for (const plan of plans) {
    if (plan.kind === 'refused') throw staleVersion(null)
    if (plan.kind === 'changed' && shown.get(plan.stored.id) !== plan.stored.version) throw staleVersion(plan.stored)
  }
}

/** Takes a list in, all of it or nothing, by the writers of single members; anyone who is as the list says stays untouched. */
export const importStaff = async (
  transaction: Transaction,
  caller: Importer,
  { rows, versions }: StaffImport,
): Promise<{ readonly added: number; readonly changed: number }> => {
  // Others who change the staff wait, so that what was compared still holds when it is written.
  await holdStaff(transaction, caller.unitId)
  const plans = await planImport(transaction, caller, rows)
  requireAsShown(plans, versions)
  const added: number[] = []
  const changed: number[] = []
  for (const plan of plans) {
    caller.requireCaller()
    if (plan.kind === 'new') added.push(await add(transaction, caller, plan))
    if (plan.kind === 'changed') changed.push(await change(transaction, caller, plan))
  }
  const details = { rows: rows.length, added, changed }
  await caller.audit(transaction, { action: 'staff-imported', subject: `unit/${caller.unitId}`, details })
  return { added: added.length, changed: changed.length }
}
