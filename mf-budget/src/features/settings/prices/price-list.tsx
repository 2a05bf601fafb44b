import { pricesIn, type PriceOnWire } from '@veckovis/contracts/budget'
import { priceKeys, type PriceKey } from '@veckovis/domain/budget'
import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { DatedCard, type OpenDated } from '../dated/dated-card'
import { DatedValues } from '../dated-values'
import { priceHistory } from './price-history'
import { priceName, shownPrice } from './price-words'
import { PricesDialog } from './prices-dialog'
import { priceList } from './prices-form'
import * as styles from '../settings.module.css'

type PriceRowProps = {
  readonly priceKey: PriceKey
  readonly prices: readonly PriceOnWire[]
  /** YYYY-MM-DD */
  readonly today: string
  readonly onOpen: (open: OpenDated<PriceOnWire>) => void
}

/** One price: what is paid today, and what has been and will be paid by day. */
const PriceRow = ({ priceKey, prices, today, onOpen }: PriceRowProps) => {
  const { t } = useTranslation('mf-budget')
  const history = priceHistory(prices, priceKey, today)
  const name = priceName(priceKey, t)
  return (
    <li className={styles.setting}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <p className={styles.value}>
          <span>{t('settings.prices.today')}</span>
          <strong>{history.today === null ? t('settings.prices.noPrice') : shownPrice(history.today, t)}</strong>
        </p>
      </div>
      <DatedValues
        label={t('settings.historyOf', { name })}
        about={t('settings.prices.state')}
        rows={history.prices.map(({ state, ...price }) => ({
          id: price.id,
          day: price.validFrom,
          value: shownPrice(price.value, t),
          about: t(`settings.prices.states.${state}`),
          actions: (
            <Button
              variant="quiet"
              aria-label={t('settings.removeOf', { name, day: price.validFrom })}
              onClick={() => onOpen({ kind: 'remove', item: price })}
            >
              {t('settings.remove')}
            </Button>
          ),
        }))}
      />
    </li>
  )
}

type PricesProps = Omit<PriceRowProps, 'priceKey'>

/** Those that have a value of some day, and which have none. */
const Prices = ({ prices, ...rest }: PricesProps) => {
  const { t } = useTranslation('mf-budget')
  const stored = new Set(prices.map(({ key }) => key))
  const without = priceKeys.filter(key => !stored.has(key))
  return (
    <>
      <ul className={styles.settings}>
        {priceKeys
          .filter(key => stored.has(key))
          .map(key => (
            <PriceRow key={key} priceKey={key} prices={prices} {...rest} />
          ))}
      </ul>
      {without.length > 0 && (
        <p>{t('settings.prices.without', { names: without.map(key => priceName(key, t)).join('; ') })}</p>
      )}
    </>
  )
}

type PriceListProps = {
  readonly municipalityId: number
  /** YYYY-MM-DD */
  readonly today: string
}

/** What a municipality pays its units for, with earlier and coming prices. */
export const PriceList = ({ municipalityId, today }: PriceListProps) => {
  const { t } = useTranslation('mf-budget')
  const nextYear = Number(today.slice(0, 4)) + 1
  return (
    <DatedCard
      municipalityId={municipalityId}
      kind={priceList}
      title={t('settings.prices.title')}
      intro={t('settings.prices.intro')}
      none={t('settings.prices.none')}
      add={t('settings.prices.new')}
      noEffect={t('settings.prices.noEffect')}
      list={(municipality, onOpen) => <Prices prices={pricesIn(municipality)} today={today} onOpen={onOpen} />}
      dialog={props => <PricesDialog {...props} day={`${nextYear}-01-01`} />}
      removalOf={({ key, validFrom, value }) => ({
        title: t('settings.removeOf', { name: priceName(key, t), day: validFrom }),
        text: t('settings.prices.removeText', { value: shownPrice(value, t) }),
        removed: t('settings.prices.removed'),
      })}
    />
  )
}
