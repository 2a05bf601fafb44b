import { formatDecimals } from '@veckovis/domain/numbers'
import { useLanguage, useTranslation } from '@veckovis/platform'
import type { ClipboardEvent, ReactNode } from 'react'
import { monthNames } from '../month-names'
import { pastedCells, withPasted } from './paste-shares'
import { ShareBars } from './share-bars'
import { ShareCell } from './share-cell'
import { ShareSumLine } from './share-sum-line'
import { barShares } from './share-texts'
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

/** The shares of the twelve months: typed, or pasted as a row from a spreadsheet; with their sum and their picture. */
export const DistributionGrid = (props: DistributionGridProps) => {
  const { texts, compared, comparedYear, errors, onChange, actions } = props
  const { t } = useTranslation('mf-budget')
  const months = monthNames(useLanguage())
  const paste = (event: ClipboardEvent<HTMLInputElement>, from: number) => {
    const cells = pastedCells(event.clipboardData.getData('text'))
    if (cells === null) return
    event.preventDefault()
    onChange(withPasted(texts, cells, from))
  }
  const comparedText = (index: number) => {
    const share = compared?.[index]
    if (share === undefined) return undefined
    return t('shares.compared', { year: comparedYear ?? '', share: formatDecimals(share, 2) }).trim()
  }
  return (
    <div className={styles.shares} role="group" aria-label={t('shares.title')}>
      <ShareBars shares={barShares(texts)} compared={compared} />
      <div className={styles.cells}>
        {months.map((month, index) => (
          <ShareCell
            key={month}
            month={month}
            text={texts[index] ?? ''}
            error={errors[index]}
            compared={comparedText(index)}
            onChange={text => onChange(texts.map((before, place) => (place === index ? text : before)))}
            onPaste={event => paste(event, index)}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <ShareSumLine texts={texts} />
        {actions}
      </div>
      <p className={styles.hint}>{t('shares.hint')}</p>
    </div>
  )
}
