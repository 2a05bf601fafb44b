import type { CostPreview } from '@veckovis/contracts/budget'
import type { CostSettings } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import type { BudgetServices } from '../budget-context'
import { budgetError } from '../budget-error'
import type { StoredCostSettings } from '../pay/cost-shifts'
import { forecastsFollow } from '../pay/follow-settings'
import {
  removeValue,
  setValue,
  type SettingRemover,
  type SettingsCaller,
  type SettingSetter,
  type ValueToSet,
} from '../settings/change-settings'
import { findMunicipalityName, holdSettings, listSettings, type DatedKey } from '../settings/settings-repository'

type Dated = { readonly validFrom: string }
type Stored<Item> = Item & { readonly id: number }
type Municipality = { readonly id: number; readonly name: string }
type Question<Typed> = { readonly set: Typed } | { readonly remove: number }

type Changed<Item> = (stored: readonly Stored<Item>[]) => readonly Item[]

/** How the forecasts follow a setting that is no cost setting. */
export type Following<One extends Item & { readonly id: number }, Item> = {
  /** In the transaction of a change, after it. */
  readonly follow: (transaction: Transaction, caller: SettingsCaller) => Promise<void>
  /** What a change would do. */
  readonly preview: (
    transaction: Transaction,
    municipalityId: number,
    changed: (stored: readonly One[]) => readonly Item[],
  ) => Promise<CostPreview>
}

/** What the settings of the municipality would be when these are changed. */
type AmongCosts<Item> = {
  readonly among: (settings: StoredCostSettings, changed: Changed<Item>) => Partial<CostSettings>
}

type DatedItem<Item extends Dated, Typed, Body, Answer> = {
  readonly list: (transaction: Transaction, municipalityId: number) => Promise<readonly Stored<Item>[]>
  readonly answer: (municipality: Municipality, stored: readonly Stored<Item>[]) => Answer
  /** What one is stored as: of those of a day, one with the same keys stands in the place of the other. */
  readonly keysOf: (item: Item) => readonly DatedKey[]
  /** Every value that a call sets, each on the one that it stands in the place of. */
  readonly toSet: (body: Body) => readonly ValueToSet[]
  /** Those that a question would set. */
  readonly itemsOf: (typed: Typed) => readonly Item[]
}

/** What tells one dated setting of a municipality that moves its forecasts from another. */
type DatedSetting<Item extends Dated, Typed, Body, Answer> = DatedItem<Item, Typed, Body, Answer> &
  (AmongCosts<Item> | { readonly following: Following<Stored<Item>, Item> })

/** Those that would hold; 404 where the one to remove is gone. */
const changedBy =
  <Item extends Dated, Typed>(
    question: Question<Typed>,
    { keysOf, itemsOf }: Pick<DatedItem<Item, Typed, never, never>, 'keysOf' | 'itemsOf'>,
  ): Changed<Item> =>
  stored => {
    if ('remove' in question) {
      if (!stored.some(({ id }) => id === question.remove)) throw budgetError({ code: 'not-found' })
      return stored.filter(({ id }) => id !== question.remove)
    }
    const placeOf = (item: Item) => [item.validFrom, ...keysOf(item)].join(' ')
    const typed = itemsOf(question.set)
    const taken = new Set(typed.map(placeOf))
    return [...stored.filter(item => !taken.has(placeOf(item))), ...typed]
  }

const setAll = async (transaction: Transaction, caller: SettingSetter, values: readonly ValueToSet[]) => {
  let isChanged = false
  for (const value of values) if (await setValue(transaction, caller, value)) isChanged = true
  return isChanged
}

/** Every value of the one with this id; 404 where it is gone. */
const removeAll = async <Item extends Dated>(
  transaction: Transaction,
  caller: SettingRemover,
  settingId: number,
  { list, keysOf }: Pick<DatedItem<Item, never, never, never>, 'list' | 'keysOf'>,
): Promise<void> => {
  const { municipalityId } = caller
  await holdSettings(transaction, municipalityId)
  const item = (await list(transaction, municipalityId)).find(({ id }) => id === settingId)
  if (item === undefined) throw budgetError({ code: 'not-found' })
  const keys = keysOf(item)
  const values = await listSettings(transaction, municipalityId, keys)
  for (const { id } of values.filter(({ validFrom }) => validFrom === item.validFrom))
    await removeValue(transaction, caller, { settingId: id, keys })
}

const followingOf = <Item extends Dated, Typed, Body, Answer>(
  services: BudgetServices,
  setting: DatedSetting<Item, Typed, Body, Answer>,
): Following<Stored<Item>, Item> => {
  if ('following' in setting) return setting.following
  const { follow, preview } = forecastsFollow(services)
  return {
    follow,
    preview: (transaction, municipalityId, changed) =>
      preview(transaction, municipalityId, settings => setting.among(settings, changed)),
  }
}

/** A dated setting of municipalities; their forecasts follow in the transaction of the change. */
export const createDatedSettingService = <Item extends Dated, Typed, Body, Answer>(
  services: BudgetServices,
  setting: DatedSetting<Item, Typed, Body, Answer>,
) => {
  const { database } = services
  const { follow, preview } = followingOf(services, setting)
  const answerOf = async (transaction: Transaction, id: number): Promise<Answer> => {
    const name = await findMunicipalityName(transaction, id)
    if (name === undefined) throw budgetError({ code: 'not-found' })
    return setting.answer({ id, name }, await setting.list(transaction, id))
  }
  return {
    read: ({ userId, municipalityId }: SettingsCaller): Promise<Answer> =>
      database.asUser(userId, transaction => answerOf(transaction, municipalityId)),

    set: (caller: SettingSetter, body: Body): Promise<Answer> =>
      database.asUser(caller.userId, async transaction => {
        if (await setAll(transaction, caller, setting.toSet(body))) await follow(transaction, caller)
        return answerOf(transaction, caller.municipalityId)
      }),

    remove: (caller: SettingRemover, settingId: number): Promise<Answer> =>
      database.asUser(caller.userId, async transaction => {
        await removeAll(transaction, caller, settingId, setting)
        await follow(transaction, caller)
        return answerOf(transaction, caller.municipalityId)
      }),

    /** What the change would do to the forecasts, without doing it. */
    preview: ({ userId, municipalityId }: SettingsCaller, question: Question<Typed>): Promise<CostPreview> =>
      database.asUser(userId, transaction => preview(transaction, municipalityId, changedBy(question, setting))),
  }
}

export type DatedSettingService<Typed, Body, Answer> = ReturnType<
  typeof createDatedSettingService<Dated, Typed, Body, Answer>
>
