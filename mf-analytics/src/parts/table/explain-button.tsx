import { useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { Icon } from '@veckovis/ui'
import { ExplanationDialog, ExplanationFormula, ExplanationRemark } from '@veckovis/ui/explanation'
import { useState } from 'react'
import * as styles from './analytics-table.module.css'
import type { TableName } from './analytics-column'

type ExplainButtonProps = { readonly of: TableName; readonly column: string }

/** Says beside the head what the figures of a column are, and leads to the help page. */
export const ExplainButton = ({ of, column }: ExplainButtonProps) => {
  const { t } = useTranslation('mf-analytics')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = t(`columns.${of}.${column}`)
  return (
    <>
      <button
        type="button"
        className={styles.explain}
        aria-label={t('explain.of', { name: title })}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        <Icon name="info" />
      </button>
      {anchor !== null && (
        <ExplanationDialog
          ask={t('explain.ask')}
          title={title}
          closeLabel={t('explain.close')}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        >
          <ExplanationFormula>{t(`explained.${of}.${column}`)}</ExplanationFormula>
          <ExplanationRemark>
            <Link to={`/help#analytics-${of}`}>{t('explain.more')}</Link>
          </ExplanationRemark>
        </ExplanationDialog>
      )}
    </>
  )
}
