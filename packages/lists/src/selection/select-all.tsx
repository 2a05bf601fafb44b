import { mostSelectedRows } from '@veckovis/domain/lists'
import { useSave } from '@veckovis/forms/saving'
import { notify, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button } from '@veckovis/ui'
import { useRef } from 'react'
import { readWholeList, type Reading } from '../file/read-whole-list'
import { listWords } from '../list-words'
import type { Selection } from './use-selection'

type SelectAllProps<Row> = {
  readonly selection: Selection<Row>
  /** Of all pages; undefined until they are read. */
  readonly total: number | undefined
  /** A page of the list as it is searched and filtered. */
  readonly read: Reading<Row>['read']
}

/** Once a whole page is selected: the rows of the other pages too. Of more than can be changed at once that is said. */
export const SelectAll = <Row extends { readonly id: number }>({ selection, total, read }: SelectAllProps<Row>) => {
  const { t } = useTranslation(listWords)
  const button = useRef<HTMLButtonElement>(null)
  const add = (rows: readonly Row[]) => {
    // The button goes once all are selected.
    button.current?.closest('[role=status]')?.querySelector<HTMLElement>('[data-part=count]')?.focus()
    selection.add(rows)
  }
  const { isBusy, save } = useSave({
    save: () => readWholeList({ read, onProgress: () => undefined }),
    onSaved: found => (found.ok ? add(found.value) : notify.error(t('selectChanging'))),
    problemOf,
    onProblem: problem => notify.error(problem.message),
  })
  if (!selection.hasPage || total === undefined || total <= selection.rows.length) return null
  if (total > mostSelectedRows) return <span>{t('selectMost', { total, most: mostSelectedRows })}</span>
  return (
    <Button ref={button} variant="quiet" loading={isBusy} onClick={() => void save()}>
      {t('selectFound', { total })}
    </Button>
  )
}
