import type {
  MunicipalityPayRevisions,
  PayRevisionOnWire,
  CostPreview,
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
import { forecastsFollow } from './follow-settings'
import { listPayRevisions } from './pay-revisions-repository'

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

/** Dated revisions of pay of a municipality; its forecasts follow in the transaction of the change. */
export const createPayRevisionsService = (services: BudgetServices) => {
  const { database } = services
  const { follow, preview } = forecastsFollow(services)
  return {
    read: ({ userId, municipalityId }: SettingsCaller): Promise<MunicipalityPayRevisions> =>
      database.asUser(userId, transaction => answerOf(transaction, municipalityId)),

    set: (caller: SettingSetter, { kind, staffType, ...dated }: SetPayRevision): Promise<MunicipalityPayRevisions> =>
      database.asUser(caller.userId, async transaction => {
        const key = payRevisionKey({ kind, staffType })
        if (await setValue(transaction, caller, { key, ...dated })) await follow(transaction, caller)
        return answerOf(transaction, caller.municipalityId)
      }),

    remove: (caller: SettingRemover, settingId: number): Promise<MunicipalityPayRevisions> =>
      database.asUser(caller.userId, async transaction => {
        await removeValue(transaction, caller, { settingId, keys: payRevisionKeys })
        await follow(transaction, caller)
        return answerOf(transaction, caller.municipalityId)
      }),

    /** What the change would do to the forecasts, without doing it. */
    preview: ({ userId, municipalityId }: SettingsCaller, question: PayRevisionPreviewQuestion): Promise<CostPreview> =>
      database.asUser(userId, async transaction => {
        const revisions = revisionsIf(await listPayRevisions(transaction, municipalityId), question)
        return preview(transaction, municipalityId, { revisions })
      }),
  }
}

export type PayRevisionsService = ReturnType<typeof createPayRevisionsService>
