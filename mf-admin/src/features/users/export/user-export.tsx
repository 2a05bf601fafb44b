import { ListExport } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import type { PlaceIndex } from '../../../data/place-index'
import type { UserListPart } from '../../../data/user-queries'

type UserExportProps = {
  readonly part: UserListPart
  /** Undefined until the places are there, by which a filter is named. */
  readonly index: PlaceIndex | undefined
  /** Of the list; undefined until it is there. */
  readonly total: number | undefined
}

const fetchCode = () => import('./export-users')
const nothingYet = { ok: true, value: 0 } as const

/** Gives the whole list as a file. */
export const UserExport = ({ part, index, total = 0 }: UserExportProps) => {
  const { t } = useTranslation('admin-users')
  return (
    <ListExport
      fetchCode={fetchCode}
      give={({ exportUsers }, giving) =>
        index === undefined ? Promise.resolve(nothingYet) : exportUsers({ part, index, t, giving })
      }
      disabled={total === 0 || index === undefined}
    />
  )
}
