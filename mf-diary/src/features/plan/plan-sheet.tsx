import { plainNumber } from '@veckovis/domain/numbers'
import {
  Sheet,
  type SheetProps,
  type SheetAddress,
  type SheetColumn,
  type SheetGroup,
  type SheetHandle,
  type SheetSelection,
} from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import type { ReactNode, Ref } from 'react'
import * as styles from './plan.module.css'

/** Of what nobody writes into or folds together, nothing is said. */
const neverSaid = { average: '', invalid: '', annotated: '' }
const neverThere = { fold: '', unfold: '', fill: '', annotateColumn: '' }

export const planKeys = { open: 'Enter', select: ' ', approve: 'a', reject: 'r' } as const
const everyKey = Object.values(planKeys)

type PlanSheetProps = {
  readonly columns: readonly SheetColumn[]
  readonly groups: readonly SheetGroup[]
  readonly kind: 'year' | 'month'
  readonly density: NonNullable<SheetProps['density']>
  /** The sums of some columns, for a part of the year on paper */
  readonly sumsOf: NonNullable<SheetProps['summariesOfColumns']>
  /** What the keys do here, as far as the person may. */
  readonly hint: string
  readonly onKey: (key: string, selection: SheetSelection) => void
  readonly onOpen: (address: SheetAddress) => void
  readonly statusOf: (selection: SheetSelection) => ReactNode
  readonly ref: Ref<SheetHandle>
}

/** People by weeks or days; nothing is typed in it. */
export const PlanSheet = ({
  columns,
  groups,
  kind,
  density,
  sumsOf,
  hint,
  onKey,
  onOpen,
  statusOf,
  ref,
}: PlanSheetProps) => {
  const { t } = useTranslation('mf-diary')
  const labels = {
    ...neverSaid,
    ...neverThere,
    rowHeader: t('fields.staff'),
    sum: t('plan.sum'),
    readOnly: t('plan.readOnly'),
    changed: t('plan.chosen'),
    pastColumn: t('plan.past'),
    currentColumn: t('plan.current'),
  }
  return (
    <div className={styles.sheet} data-kind={kind}>
      <Sheet
        ref={ref}
        captionLevel={3}
        density={density}
        columns={columns}
        groups={groups}
        labels={labels}
        clipboardText={plainNumber}
        readOnlyReason={hint}
        summaries={['sum']}
        summariesOfColumns={sumsOf}
        paper="halves"
        ownKeys={everyKey}
        onOwnKey={onKey}
        onInspect={onOpen}
        onEdits={() => []}
        renderStatus={statusOf}
      />
    </div>
  )
}
