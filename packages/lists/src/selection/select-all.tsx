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
  /** Where rows are found that cannot be selected, what is: their number is known once they are read. */
  readonly label?: string
}

/** Once a whole page is selected: the rows of the other pages too. Of more than can be changed at once that is said. */
export const SelectAll = <Row extends { readonly id: number }>({
  selection,
  total,
  read,
  label,
}: SelectAllProps<Row>) => {
  const { t } = useTranslation(listWords)
  const button = useRef<HTMLButtonElement>(null)
  const tooMany = (found: number) => t('selectMost', { total: found, most: mostSelectedRows })
  const add = (rows: readonly Row[]) => {
    if (rows.length > mostSelectedRows) return notify.error(tooMany(rows.length))
    // The button goes once all are selected.
    button.current?.closest('[role=status]')?.querySelector<HTMLElement>('[data-part=count]')?.focus()
    selection.addRest(rows)
  }
  const { isBusy, save } = useSave({
    save: () => readWholeList({ read, onProgress: () => undefined }),
    onSaved: found => (found.ok ? add(found.value) : notify.error(t('selectChanging'))),
    problemOf,
    onProblem: problem => notify.error(problem.message),
  })
  if (!selection.hasPage || selection.hasAll || total === undefined || total <= selection.rows.length) return null
  if (label === undefined && total > mostSelectedRows) return <span>{tooMany(total)}</span>
  return (
    <Button ref={button} variant="quiet" loading={isBusy} onClick={() => void save()}>
      {label ?? t('selectFound', { total })}
    </Button>
  )
}
