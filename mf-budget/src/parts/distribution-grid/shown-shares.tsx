import { monthlySharesDifference } from '@veckovis/domain/budget'
import { formatDecimals, plainNumber } from '@veckovis/domain/numbers'
import { Sheet } from '@veckovis/grid'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { useMemo } from 'react'
import { monthColumns } from '../month-sheet/month-columns'
import { useMonthLabels } from '../month-sheet/use-month-labels'
import * as monthStyles from '../month-sheet/month-sheet.module.css'
import { ShareBars } from './share-bars'
import { ShareSumLine } from './share-sum-line'
import { shareTexts } from './share-texts'
import * as styles from './distribution-grid.module.css'

const inPercent = (share: number) => formatDecimals(share, 2)

/** The shares of the twelve months to be read, with their sum and their picture. */
export const ShownShares = ({ shares }: { readonly shares: readonly number[] }) => {
  const { t } = useTranslation('mf-budget')
  const language = useLanguage()
  const columns = useMemo(() => monthColumns(language), [language])
  const labels = useMonthLabels(t('months.sum'))
  const groups = useMemo(
    () => [
      {
        id: 'shares',
        caption: t('shares.perMonth'),
        rows: [
          {
            id: 'share',
            label: t('shares.percent'),
            status: 'normal' as const,
            cells: shares.map(share => ({ text: inPercent(share), editable: false, dirty: false })),
            sum: inPercent(100 + monthlySharesDifference(shares)),
          },
        ],
      },
    ],
    [shares, t],
  )
  return (
    <div className={styles.shares}>
      <div className={styles.aboveSheet}>
        <ShareBars way="across" shares={shares} compared={null} />
      </div>
      <div className={monthStyles.months} data-size="shares">
        <Sheet
          captionLevel={3}
          columns={columns}
          groups={groups}
          labels={labels}
          clipboardText={plainNumber}
          readOnlyReason={t('shares.readOnly')}
          onEdits={() => []}
        />
      </div>
      <ShareSumLine texts={shareTexts(shares)} />
    </div>
  )
}
