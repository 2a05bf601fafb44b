import type { Licence } from '@veckovis/contracts/modules'
import { licenceEndText, licenceStatus } from '@veckovis/domain/modules'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import { Button } from '@veckovis/ui'
import type { LicenceQuestion, Subject } from './licence-question'
import * as styles from './licences.module.css'

type LicenceItemProps = { readonly subject: Subject; readonly onAsk: (question: LicenceQuestion) => void }

const tones = { 'in-force': 'good', coming: 'info', ended: 'muted' } as const

export const LicenceItem = ({ subject, onAsk }: LicenceItemProps) => {
  const { t } = useTranslation('admin-licences')
  const now = new Date()
  const { title, licences } = subject
  const isOpenEnded = licences.some(({ validTo }) => validTo === null)
  return (
    <li className={styles.item}>
      <h2 className={styles.name}>{title}</h2>
      {licences.length === 0 && <p className={styles.muted}>{t('none')}</p>}
      {licences.length > 0 && (
        <ul className={styles.periods}>
          {licences.map(licence => {
            const status = licenceStatus(licence, now)
            return (
              <li key={licence.id}>
                <span className={styles.status} data-tone={tones[status]}>
                  {t(`status.${status}`)}
                </span>
                <Period licence={licence} />
                {status === 'in-force' && (
                  <Button aria-label={t('end.of', { title })} onClick={() => onAsk({ kind: 'end', subject, licence })}>
                    {t('end.action')}
                  </Button>
                )}
                {status === 'coming' && (
                  <Button
                    aria-label={t('remove.of', { title })}
                    onClick={() => onAsk({ kind: 'remove', subject, licence })}
                  >
                    {t('remove.action')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {/* A licence without an end leaves no time for another one. */}
      {!isOpenEnded && (
        <Button aria-label={t('give.of', { title })} onClick={() => onAsk({ kind: 'give', subject })}>
          {t('give.action')}
        </Button>
      )}
    </li>
  )
}

const Period = ({ licence: { validFrom, validTo } }: { licence: Licence }) => {
  const { t } = useTranslation('admin-licences')
  const format = useFormat()
  const from = format.longDay(validFrom)
  return (
    <span>{validTo === null ? t('open', { from }) : t('period', { from, to: licenceEndText(validTo, format) })}</span>
  )
}
