import type { Occasion } from '@veckovis/contracts/outcome'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline, VisuallyHidden, WideTable } from '@veckovis/ui'
import { useOccasionWords } from './occasion-words'
import * as styles from './occasions.module.css'

type OccasionsTableProps = {
  readonly year: number
  readonly occasions: readonly Occasion[]
  readonly onChange: (occasion: Occasion) => void
  readonly onRemove: (occasion: Occasion) => void
}

const Row = (props: Pick<OccasionsTableProps, 'onChange' | 'onRemove'> & { readonly occasion: Occasion }) => {
  const { occasion, onChange, onRemove } = props
  const { t } = useTranslation('follow-up-occasions')
  const words = useOccasionWords()
  const { name, due, submissions } = occasion
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td>{words.period(occasion)}</td>
      <td>{due}</td>
      <td>{words.threshold(occasion)}</td>
      <td className={styles.count}>{submissions}</td>
      <td className={styles.actions}>
        <Inline justify="end">
          <Button variant="quiet" aria-label={t('changeOf', { name })} onClick={() => onChange(occasion)}>
            {t('change')}
          </Button>
          {/* What units have handed in for stays. */}
          {submissions === 0 && (
            <Button variant="quiet" aria-label={t('removeOf', { name })} onClick={() => onRemove(occasion)}>
              {t('remove')}
            </Button>
          )}
        </Inline>
      </td>
    </tr>
  )
}

const heads = ['name', 'period', 'due', 'threshold', 'submissions']

/** The occasions of a year by month, each to be changed or deleted. */
export const OccasionsTable = ({ year, occasions, onChange, onRemove }: OccasionsTableProps) => {
  const { t } = useTranslation('follow-up-occasions')
  return (
    <WideTable label={t('table', { year })} look="bare" className={styles.table}>
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col" className={head === 'submissions' ? styles.count : undefined}>
                {t(head)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {occasions.map(occasion => (
            <Row key={occasion.id} occasion={occasion} onChange={onChange} onRemove={onRemove} />
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
