import { useTranslation } from '@veckovis/platform'
import { Button, Inline } from '@veckovis/ui'
import { DatedValues } from '../dated-values'
import type { OpenDated } from './dated-card'
import * as styles from '../settings.module.css'

type Row = {
  readonly value: string
  readonly about: string
  /** What the buttons do, in whole words. */
  readonly changeOf: string
  readonly removeOf: string
}

type DatedTableProps<One extends { readonly id: number; readonly validFrom: string }> = {
  readonly label: string
  /** Head of the column of the value, where it holds words in place of a number. */
  readonly value?: string
  /** Head of the column after the value. */
  readonly about: string
  readonly change: string
  /** By day. */
  readonly items: readonly One[]
  readonly rowOf: (item: One) => Row
  readonly onOpen: (open: OpenDated<One>) => void
}

/** Items by their day, the latest first, each to be changed or removed. */
export const DatedTable = <One extends { readonly id: number; readonly validFrom: string }>(
  props: DatedTableProps<One>,
) => {
  const { t } = useTranslation('mf-budget')
  const { label, value, about, change, items, rowOf, onOpen } = props
  return (
    <div className={styles.setting}>
      <DatedValues
        label={label}
        {...(value !== undefined && { value })}
        about={about}
        hasWideActions
        rows={items.toReversed().map(item => {
          const { changeOf, removeOf, ...row } = rowOf(item)
          const actions = (
            <Inline justify="end">
              <Button variant="quiet" aria-label={changeOf} onClick={() => onOpen({ kind: 'change', item })}>
                {change}
              </Button>
              <Button variant="quiet" aria-label={removeOf} onClick={() => onOpen({ kind: 'remove', item })}>
                {t('settings.remove')}
              </Button>
            </Inline>
          )
          return { id: item.id, day: item.validFrom, ...row, actions }
        })}
      />
    </div>
  )
}
