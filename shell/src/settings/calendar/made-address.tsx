import { useTranslation } from '@veckovis/platform'
import { ToldOnce } from '../told-once/told-once'

type MadeAddressProps = { readonly unit: string; readonly address: string }

/** The new address, which is not told again. */
export const MadeAddress = ({ unit, address }: MadeAddressProps) => {
  const { t } = useTranslation('calendar')
  return <ToldOnce label={t('address', { unit })} hint={t('addressHint')} text={address} words="calendar" />
}
