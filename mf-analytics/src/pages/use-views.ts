import { useNavigate, useSearchParams } from '@veckovis/platform/router'
import { textsIn, useKept } from '../parts/kept/kept'
import { viewsIn, type SavedView } from '../parts/kept/saved-view'
import type { TableName } from '../parts/table/analytics-column'

/** Columns that a page does not show until somebody asks for them. */
export type UsuallyHidden = { readonly page: string; readonly keys: readonly string[] }

/** Which columns a person has hidden, those of `usual` at first, and the views that they have given a name. */
export const useViews = (of: TableName, usual?: UsuallyHidden) => {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [hidden, hide] = useKept(`columns-${usual?.page ?? of}`, stored =>
    stored === null && usual !== undefined ? usual.keys : textsIn(stored),
  )
  const [views, keep] = useKept(`views-${of}`, viewsIn)
  const shown = new URLSearchParams(address)
  shown.delete('page')
  const show = (view: SavedView) => {
    hide(view.hidden)
    void navigate(`?${view.address}`)
  }
  return { views, hidden, hide, shown: { address: String(shown), hidden }, keep, show }
}
