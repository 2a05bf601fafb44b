import { useQuery } from '@tanstack/react-query'
import type { Role } from '@veckovis/domain/access'
import { listPlacePaths, placeFinder } from '@veckovis/domain/organisation'
import { FailedLoad } from '@veckovis/forms/loaded'
import { KeptFocus } from '@veckovis/lists/import'
import { useTranslation, withTexts } from '@veckovis/platform'
import { Dialog } from '@veckovis/ui/dialog'
import { useMemo } from 'react'
import en from '../../../locales/import/en.json'
import sv from '../../../locales/import/sv.json'
import { placeTreeQuery } from '../../data/place-queries'
import { ListButtons } from './list-buttons'
import { listKinds } from './list/list-kinds'
import type { ListKind } from './list/list-row'
import { readList } from './list/read-list'
import { withinGrant } from './list/within-grant'
import { ListInput } from './list-input'
import { RunView } from './run-view'
import { useListImport } from './use-list-import'
import { useListSource, type Source } from './use-list-source'

type ImportDialogProps = {
  readonly kind: ListKind['name']
  /** Roles as far as the caller may give them, of a list that has some. */
  readonly rolesWithin?: (roles: readonly Role[]) => readonly Role[]
  readonly onClose: () => void
  /** Called after rows went in: lists are read again. */
  readonly onTaken: () => unknown
}

const isWritten = (list: Source['list']) => typeof list !== 'string' || list.trim() !== ''

/** Columns that stand beside each other, with what is said of the row, in the narrower dialog. */
const mostInNarrow = 5

const Import = ({ kind: name, rolesWithin, onClose, onTaken }: ImportDialogProps) => {
  const { t } = useTranslation('admin-import')
  const kind = listKinds[name]
  const { source, problem, reading, setProblem, paste, take } = useListSource()
  const query = useQuery(placeTreeQuery)
  const { data: tree } = query
  const findPlace = useMemo(() => tree && placeFinder(listPlacePaths(tree)), [tree])
  const list = useListImport(kind, onTaken)
  const { run } = list

  const read = () => {
    if (findPlace === undefined) return
    const found = readList(source.list, kind, findPlace)
    if (found.ok) list.check(rolesWithin === undefined ? found.value : withinGrant(found.value, rolesWithin))
    setProblem(found.ok ? null : found.error)
  }
  return (
    <Dialog
      open
      title={t(`title.${name}`)}
      width={kind.columns.length > mostInNarrow ? 1160 : 960}
      closable={run?.state !== 'busy'}
      onCancel={onClose}
      footer={
        <ListButtons
          list={list}
          hasText={reading === null && (source.file !== null || isWritten(source.list))}
          isReady={findPlace !== undefined || query.error !== null}
          onRead={read}
          onClose={onClose}
        />
      }
    >
      <KeptFocus step={`${run?.step} ${run?.state}`}>
        <FailedLoad query={query} />
        {run === null ? (
          <ListInput
            kind={kind}
            source={source}
            problem={problem}
            reading={reading}
            onPaste={paste}
            onFile={file => void take(file)}
          />
        ) : (
          <RunView kind={kind} run={run} onGoOn={list.goOn} />
        )}
      </KeptFocus>
    </Dialog>
  )
}

/**
 * A list of departments, units or people, pasted or out of a file, looked at before it is taken in. Its texts come with it,
 * and not with the lists.
 */
export const ImportDialog = withTexts('admin-import', { sv, en }, Import)
