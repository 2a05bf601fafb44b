import { ListExport } from '@veckovis/lists'
import { useActiveUnit, useTranslation } from '@veckovis/platform'
import type { DiaryListPart } from '../../data/diary-shape'
import { useOfferedNames } from '../../data/offered-names'

type DiaryExportProps = { readonly unitId: number; readonly part: DiaryListPart }

const fetchCode = () => import('./export-diary')
const nothingYet = { ok: true, value: 0 } as const

/** Gives what the list finds as a file. */
export const DiaryExport = ({ unitId, part }: DiaryExportProps) => {
  const { t } = useTranslation('mf-diary')
  const unitName = useActiveUnit()?.unit.name ?? ''
  const { data: names } = useOfferedNames()
  return (
    <ListExport
      fetchCode={fetchCode}
      give={({ exportDiary }, giving) =>
        names === undefined ? Promise.resolve(nothingYet) : exportDiary({ unitId, unitName, part, names, t, giving })
      }
      disabled={names === undefined}
    />
  )
}
