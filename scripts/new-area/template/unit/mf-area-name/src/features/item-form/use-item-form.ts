import { useSavedForm } from '@veckovis/forms/dialog'
import { useTranslation } from '@veckovis/platform'
import { itemDraftKind } from '../../data/item-dialog'
import { refreshItems } from '../../data/area-name-queries'
import { itemSchema, type ItemField, type ItemValues } from './item-values'

type ItemFormOptions = {
  readonly unitId: number
  /** Which dialog it is: what is typed is kept under it until it is saved or given up. */
  readonly subject: string
  readonly initialValues: Record<ItemField, string>
  /** Fields that nobody has touched take over initial values that become others. */
  readonly follows?: boolean
  /** Rejects when the server did not take it; what was typed stays. */
  readonly save: (values: ItemValues) => Promise<void>
}

/** The form of an item, with what its messages and the server's refusals say. */
export const useItemForm = ({ unitId, subject, initialValues, follows = false, save }: ItemFormOptions) => {
  const { t } = useTranslation('mf-area-name')
  return useSavedForm<ItemField>({
    draft: { kind: itemDraftKind, unitId, subject },
    initialValues,
    follows,
    schema: itemSchema,
    words: t,
    about: ['record'],
    save,
    // Somebody else was first: the stored item is fetched, and the next save rests on it. What is typed stays.
    onProblem: async problem => {
      if (problem.kind === 'stale') await refreshItems(unitId)
    },
  })
}

export type ItemForm = ReturnType<typeof useItemForm>
