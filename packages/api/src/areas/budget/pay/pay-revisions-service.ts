import type {
  MunicipalityPayRevisions,
  PayRevisionOnWire,
  PayRevisionPreview,
  PayRevisionPreviewQuestion,
  SetPayRevision,
} from '@veckovis/contracts/budget'
import { payRevisionKey, payRevisionKeys, type PayRevision } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import type { BudgetServices } from '../budget-context'
import { budgetError } from '../budget-error'
import {
  removeValue,
  setValue,
  type SettingRemover,
  type SettingsCaller,
  type SettingSetter,
} from '../settings/change-settings'
import { findMunicipalityName } from '../settings/settings-repository'
import { listPayRevisions, readUnitNames } from './pay-revisions-repository'
import { readCostSettings, shiftsOfMunicipality } from './cost-shifts'

const answerOf = async (transaction: Transaction, id: number): Promise<MunicipalityPayRevisions> => {
  const name = await findMunicipalityName(transaction, id)
  if (name === undefined) throw budgetError({ code: 'not-found' })
  return { id, name, revisions: await listPayRevisions(transaction, id) }
}

const isInPlaceOf = (one: PayRevision, other: PayRevision): boolean =>
  one.validFrom === other.validFrom && payRevisionKey(one) === payRevisionKey(other)

/** The revisions as they would be; 404 where the one to remove is gone. */
const revisionsIf = (
  revisions: readonly PayRevisionOnWire[],
  question: PayRevisionPreviewQuestion,
): readonly PayRevision[] => {
  if ('set' in question) return [...revisions.filter(each => !isInPlaceOf(each, question.set)), question.set]
  if (!revisions.some(({ id }) => id === question.remove)) throw budgetError({ code: 'not-found' })
  return revisions.filter(({ id }) => id !== question.remove)
}

type OfUnit = PayRevisionPreview['units'][number]

const sumOf = (units: readonly OfUnit[]): PayRevisionPreview['sum'] => {
  const total = (of: (unit: OfUnit) => number) => units.reduce((sum, unit) => sum + of(unit), 0)
  return {
    costBefore: total(({ costBefore }) => costBefore),
    costAfter: total(({ costAfter }) => costAfter),
    leftBefore: total(({ leftBefore }) => leftBefore),
    leftAfter: total(({ leftAfter }) => leftAfter),
  }
}

type Tried = Awaited<ReturnType<BudgetServices['tryShifts']>>

const previewOf = async (transaction: Transaction, tried: Tried): Promise<PayRevisionPreview> => {
  const names = await readUnitNames(
    transaction,
    tried.map(({ unitId }) => unitId),
  )
  const units = tried.map(({ unitId, year, before, after }) => {
    const name = names.get(unitId)
    if (name === undefined) throw new Error(`Unit ${unitId} has a forecast and no name`)
    const cost = { costBefore: before.cost, costAfter: after.cost }
    return { unitId, name, year, ...cost, leftBefore: before.left, leftAfter: after.left }
  })
  units.sort((one, other) => one.year - other.year || one.name.localeCompare(other.name, 'sv'))
  return { units, sum: sumOf(units) }
}

/** Dated revisions of pay of a municipality; its forecasts follow in the transaction of the change. */
export const createPayRevisionsService = ({ database, repriceForecasts, tryShifts }: BudgetServices) => {
  const reprice = async (transaction: Transaction, { municipalityId, ...by }: SettingsCaller) => {
    const settings = await readCostSettings(transaction, municipalityId)
    await repriceForecasts(transaction, await shiftsOfMunicipality(transaction, municipalityId, settings), by)
  }
  return {
    read: ({ userId, municipalityId }: SettingsCaller): Promise<MunicipalityPayRevisions> =>
      database.asUser(userId, transaction => answerOf(transaction, municipalityId)),

    set: (caller: SettingSetter, { kind, staffType, ...dated }: SetPayRevision): Promise<MunicipalityPayRevisions> =>
      database.asUser(caller.userId, async transaction => {
        const key = payRevisionKey({ kind, staffType })
        if (await setValue(transaction, caller, { key, ...dated })) await reprice(transaction, caller)
        return answerOf(transaction, caller.municipalityId)
      }),

    remove: (caller: SettingRemover, settingId: number): Promise<MunicipalityPayRevisions> =>
      database.asUser(caller.userId, async transaction => {
        await removeValue(transaction, caller, { settingId, keys: payRevisionKeys })
        await reprice(transaction, caller)
        return answerOf(transaction, caller.municipalityId)
      }),

    /** What the change would do to the forecasts, without doing it. */
    preview: (
      { userId, municipalityId }: SettingsCaller,
      question: PayRevisionPreviewQuestion,
    ): Promise<PayRevisionPreview> =>
      database.asUser(userId, async transaction => {
        const revisions = revisionsIf(await listPayRevisions(transaction, municipalityId), question)
        const settings = { ...(await readCostSettings(transaction, municipalityId)), revisions }
        const shifts = await shiftsOfMunicipality(transaction, municipalityId, settings)
        return previewOf(transaction, await tryShifts(transaction, shifts))
      }),
  }
}

export type PayRevisionsService = ReturnType<typeof createPayRevisionsService>
