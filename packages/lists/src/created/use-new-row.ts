import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import type { NewRow } from '@veckovis/ui/record-table'
import { useState } from 'react'
import type { ListPart } from '../address/list-shape'
import type { ListAddress } from '../address/use-list-address'
import { listWords } from '../list-words'

type Page = { readonly items: readonly { readonly id: number }[]; readonly total: number }

/** Looked through for a row; one that lies further behind is not gone to. */
const rowsAtOnce = 100
const mostPages = 20

/** The place of a row among all that a part of a list finds, from 0; undefined where it finds no such row. */
const placeOf = async <Part extends { readonly page: number; readonly pageSize: number }>(
  id: number,
  part: Part,
  read: (part: Part) => Promise<Page>,
): Promise<number | undefined> => {
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, total } = await read({ ...part, page, pageSize: rowsAtOnce })
    const place = items.findIndex(item => item.id === id)
    if (place >= 0) return (page - 1) * rowsAtOnce + place
    if (page * rowsAtOnce >= total) return undefined
  }
  return undefined
}

/**
 * What has just been made: the list goes to the page that has it, without what hides it, and its row is marked and takes
 * the focus.
 */
export const useNewRow = <SortKey extends string, Filters extends object>(
  { part, widened, isNarrowed, change }: ListAddress<SortKey, Filters>,
  read: (part: ListPart<SortKey, Filters>) => Promise<Page>,
): { readonly show: (id: number) => void; readonly newRow: NewRow<{ readonly id: number }> } => {
  const { t } = useTranslation(listWords)
  const [made, setMade] = useState<{ readonly id: number; readonly takesFocus: boolean } | null>(null)
  const { save } = useSave({
    save: async (id: number) => {
      for (const each of isNarrowed ? [part, widened] : [part]) {
        const place = await placeOf(id, each, read)
        if (place === undefined) continue
        setMade({ id, takesFocus: true })
        return change({ ...each, page: Math.floor(place / part.pageSize) + 1, pageSize: part.pageSize })
      }
      notify.info(t('newElsewhere'))
    },
    problemOf,
    onProblem: problem => notify.error(problem.message),
  })
  return {
    show: id => void save(id),
    newRow: {
      isNew: ({ id }) => id === made?.id,
      takesFocus: made?.takesFocus === true,
      onFocus: () => setMade(made && { ...made, takesFocus: false }),
    },
  }
}
