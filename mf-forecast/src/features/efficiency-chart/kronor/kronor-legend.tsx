import { useTranslation } from '@veckovis/platform'
import { memo } from 'react'
import * as chart from '../efficiency-chart.module.css'
import type { KronorLine } from './kronor-weeks'
import * as styles from './kronor.module.css'

type KronorLegendProps = { readonly lines: readonly KronorLine[]; readonly nameOf: (line: KronorLine) => string }

/** The lines in words. */
export const KronorLegend = memo(({ lines, nameOf }: KronorLegendProps) => {
  const { t } = useTranslation('forecast-kronor')
  return (
    <div className={chart.legend} role="group" aria-label={t('legend')}>
      <ul>
        {lines.map(line => (
          <li key={line}>
            <svg className={chart.lineSample} viewBox="0 0 22 10" aria-hidden="true">
              <g className={styles.line} data-line={line}>
                <path d="M0 5H22" />
              </g>
            </svg>
            {nameOf(line)}
          </li>
        ))}
      </ul>
    </div>
  )
})
KronorLegend.displayName = 'KronorLegend'
