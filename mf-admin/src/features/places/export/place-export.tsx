import type { PlaceKind } from '@veckovis/domain/access'
import { ListExport } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import type { ListPart } from '@veckovis/lists'

type PlaceExportProps = {
  readonly of: PlaceKind
  readonly part: ListPart<string, object>
  /** Of the list; undefined until it is there. */
  readonly total: number | undefined
}

const fetchCode = () => import('./export-places')

/** Gives the whole list as a file. */
export const PlaceExport = ({ of, part, total = 0 }: PlaceExportProps) => {
  const { t } = useTranslation('mf-admin')
  return (
    <ListExport
      fetchCode={fetchCode}
      give={({ exportPlaces }, giving) => exportPlaces[of]({ part, t, giving })}
      disabled={total === 0}
    />
  )
}
