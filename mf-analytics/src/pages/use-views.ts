import { useNavigate, useSearchParams } from '@veckovis/platform/router'
import { textsIn, useKept } from '../parts/kept/kept'
import { viewsIn, type SavedView } from '../parts/kept/saved-view'
import type { TableName } from '../parts/table/analytics-column'

/** Which columns a person has hidden, and the views that they have given a name. */
export const useViews = (of: TableName) => {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [hidden, hide] = useKept(`columns-${of}`, textsIn)
  const [views, keep] = useKept(`views-${of}`, viewsIn)
  const shown = new URLSearchParams(address)
  shown.delete('page')
  const show = (view: SavedView) => {
    hide(view.hidden)
    void navigate(`?${view.address}`)
  }
  return { views, hidden, hide, shown: { address: String(shown), hidden }, keep, show }
}
