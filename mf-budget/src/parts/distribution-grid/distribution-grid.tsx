import { formatDecimals, plainNumber } from '@veckovis/domain/numbers'
import { Sheet } from '@veckovis/grid'
import { useLanguage, useTranslation } from '@veckovis/platform'
import type { ReactNode } from 'react'
import { monthNames } from '../month-names'
import { useMonthLabels } from '../month-sheet/use-month-labels'
import { useRoomFor } from '../month-sheet/use-room-for'
import { ShareBars } from './share-bars'
import { monthOf, shareGroups, type Way } from './share-groups'
import { ShareSumLine } from './share-sum-line'
import { barShares } from './share-texts'
import { tellBatch } from './tell-batch'
import { useShareEditing } from './use-share-editing'
import * as styles from './distribution-grid.module.css'

type DistributionGridProps = {
  /** Twelve shares in percent as they are typed. */
  readonly texts: readonly string[]
  /** The twelve shares that stand beside, such as last year's. */
  readonly compared: readonly number[] | null
  readonly comparedYear?: number
  /** What is wrong with a month, in words. */
  readonly errors: readonly (string | undefined)[]
  readonly onChange: (texts: readonly string[]) => void
  /** Buttons beside the sum. */
  readonly actions?: ReactNode
}

type SheetOfSharesProps = Omit<DistributionGridProps, 'actions'> & { readonly way: Way }

const SheetOfShares = ({ texts, compared, comparedYear, errors, onChange, way }: SheetOfSharesProps) => {
  const { t } = useTranslation('mf-budget')
  const months = monthNames(useLanguage())
  const labels = useMonthLabels(t('months.sum'))
  const year = String(comparedYear ?? '')
  const said = (share: number) => t('shares.compared', { year, share: formatDecimals(share, 2) }).trim()
  const words = { caption: t('shares.perMonth'), share: t('shares.share'), said: t('shares.percent') }
  const beside = compared && { shares: compared, year, said: compared.map(said) }
  const { cells, ...editing } = useShareEditing({ texts, onChange, monthOf: edit => monthOf(way, months, edit) })
  return (
    <div className={styles.sheet}>
      <Sheet
        captionLevel={3}
        {...shareGroups(way, { texts: cells, errors, compared: beside, months, words })}
        labels={labels}
        clipboardText={plainNumber}
        inputs="standing"
        onBatch={outcome => tellBatch(outcome, t)}
        line={way === 'across' ? 'row' : 'column'}
        {...editing}
      />
    </div>
  )
}

/** What is wrong with the months, for who sees it: each cell says its own. */
const Wrong = ({ errors }: Pick<DistributionGridProps, 'errors'>) => {
  const { t } = useTranslation('mf-budget')
  const months = monthNames(useLanguage())
  const wrong = errors.flatMap((message, index) => (message === undefined ? [] : [{ message, month: months[index] }]))
  if (wrong.length === 0) return null
  return (
    <ul className={styles.wrong}>
      {wrong.map(({ message, month }) => (
        <li key={month}>{t('shares.wrong', { month, message })}</li>
      ))}
    </ul>
  )
}

/** Pixels that twelve months of four figures take side by side, with their name. */
const roomAcross = 616

/**
 * The shares of the twelve months on the sheet, beside those of another year, with their sum and their picture. The
 * months go down where they have no room side by side, so that all of them are seen.
 */
export const DistributionGrid = ({ actions, ...props }: DistributionGridProps) => {
  const { texts, compared, errors } = props
  const { t } = useTranslation('mf-budget')
  const [element, isAcross] = useRoomFor(roomAcross)
  const way = isAcross ? 'across' : 'down'
  return (
    <div ref={element} className={styles.shares} role="group" aria-label={t('shares.title')}>
      <div className={isAcross ? styles.across : styles.down}>
        <ShareBars way={way} shares={barShares(texts)} compared={compared} />
        <SheetOfShares key={way} way={way} {...props} />
      </div>
      <Wrong errors={errors} />
      <div className={styles.foot}>
        <ShareSumLine texts={texts} />
        {actions}
      </div>
      <p className={styles.hint}>{t('shares.hint')}</p>
    </div>
  )
}
